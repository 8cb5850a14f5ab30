import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { State } from './state.tsx'

test('a picture that does not come, as without a network, leaves no empty frame', async () => {
  const { container } = await render(<State image="/images/bestaat-niet.svg" title="Mislukt" />)
  const image = container.querySelector('img')

  await expect.element(image).not.toBeVisible()
})

test('a picture that comes is shown', async () => {
  const { container } = await render(<State image="/images/fout.svg" title="Mislukt" />)
  const image = container.querySelector('img')

  await expect.poll(() => image?.complete && image.naturalWidth > 0).toBe(true)
  await expect.element(image).toBeVisible()
})
