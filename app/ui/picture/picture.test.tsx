import { hydrateRoot } from 'react-dom/client'
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

const gone = '/images/er-is-geen-plaatje.svg'

test.each([undefined, [{ type: 'image/avif', srcSet: `${gone} 320w` }]])(
  'a picture that does not load is the placeholder, at the same size',
  async (sources) => {
    const { container } = await render(
      <Picture {...shown} src={gone} sources={sources} alt="Een bus" focus="0% 0%" />,
    )
    const image = () => container.querySelector('img')

    await expect.poll(() => image()?.naturalWidth).toBe(1200)
    expect(image()?.getAttribute('src')).toBe('/images/plaatshouder.svg')
    expect(image()?.alt).toBe('Een bus')
    expect(image()?.className).toBe('size-full')
    expect(container.querySelector('source')).toBeNull()
  },
)

test('so is one that failed before the page was hydrated', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = `<img alt="" width="1200" height="720" src="${gone}" class="size-full"/>`
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true)

  hydrateRoot(container, <Picture {...shown} src={gone} />)
  await expect
    .poll(() => container.querySelector('img')?.getAttribute('src'))
    .toBe('/images/plaatshouder.svg')
  container.remove()
})
