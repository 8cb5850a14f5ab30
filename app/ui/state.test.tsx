import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { State } from './state.tsx'

test('a picture that does not come, as without a network, leaves no empty frame', async () => {
  const { container } = await render(<State image="/images/bestaat-niet.svg" title="Mislukt" />)
  const image = container.querySelector('img')

  await expect.element(image).not.toBeVisible()
})

test('nor does one that did not come before the page was hydrated', async () => {
  const state = <State image="/images/bestaat-niet.svg" title="Mislukt" />
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(state)
  const image = container.querySelector('img')
  await expect.poll(() => image?.complete).toBe(true)
  const root = hydrateRoot(container, state)
  onTestFinished(() => root.unmount())

  await expect.element(image).not.toBeVisible()
})

test('a picture that comes is shown', async () => {
  const { container } = await render(<State image="/images/fout.svg" title="Mislukt" />)
  const image = container.querySelector('img')

  await expect.poll(() => image?.complete && image.naturalWidth > 0).toBe(true)
  await expect.element(image).toBeVisible()
})
