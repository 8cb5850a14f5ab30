import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { NewVersion } from './new-version.tsx'

const replaced = { status: 204, headers: { 'x-remix-reload-document': 'true' } }

/** A page that somebody typed in, of which a script fails. */
async function failed(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const screen = await render(
    <>
      <input aria-label="Naam" />
      <div style={{ height: '200vh' }} />
      <button type="button">Opslaan</button>
      <NewVersion />
    </>,
  )
  await screen.getByRole('textbox', { name: 'Naam' }).fill('Zoë')
  window.dispatchEvent(new Event('vite:preloadError'))
  return screen.getByRole('alert')
}

test('a script that fails on a page of the same version says nothing', async () => {
  await expect.element(await failed(async () => Response.json({}))).not.toBeInTheDocument()
})

test('a site that can’t be asked says nothing', async () => {
  const alert = await failed(async () => {
    throw new TypeError('Failed to fetch')
  })

  await expect.element(alert).not.toBeInTheDocument()
})

test('a page of another version says so, and leaves what was typed', async () => {
  const alert = await failed(async () => new Response(null, replaced))

  await expect.element(alert).toBeVisible()
  expect(document.querySelector('input')?.value).toBe('Zoë')
})

test('what the page ends with, such as the button that saves, is not under the notice', async () => {
  await expect.element(await failed(async () => new Response(null, replaced))).toBeVisible()
  window.scrollTo(0, document.documentElement.scrollHeight)
  const save = document.querySelector('button')
  const { x = 0, y = 0, width = 0, height = 0 } = save?.getBoundingClientRect() ?? {}

  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(save)
})
