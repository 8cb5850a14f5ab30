import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Picture } from './picture.tsx'

const shown = { width: 1200, height: 720, sizes: '20rem', look: 'size-full' }

test('a picture without sources is a plain image', async () => {
  const { container } = await render(<Picture {...shown} src="/images/parking-self-1.svg" />)
  const image = container.firstElementChild

  expect(image?.tagName).toBe('IMG')
  expect(image?.getAttributeNames().toSorted()).toEqual(['alt', 'class', 'height', 'src', 'width'])
})

test('a picture with sources offers the best format first, and keeps its layout', async () => {
  const { container } = await render(
    <div className="grid">
      <Picture
        {...shown}
        src="/images/parking-self-1.svg"
        focus="40% 60%"
        sources={[
          { type: 'image/avif', srcSet: '/images/parking-self-1.svg 320w' },
          { type: 'image/webp', srcSet: '/images/parking-self-2.svg 320w' },
        ]}
      />
    </div>,
  )
  const source = container.querySelector('source')
  const image = container.querySelector('img')

  expect(source?.type).toBe('image/avif')
  expect(image?.srcset).toBe('/images/parking-self-2.svg 320w')
  expect(image?.sizes).toBe('20rem')
  expect(getComputedStyle(image ?? container).objectPosition).toBe('40% 60%')
  expect(getComputedStyle(source ?? container).display).toBe('none')
})
