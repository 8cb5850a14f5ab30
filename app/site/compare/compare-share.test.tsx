import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { CompareShare } from './compare-share.tsx'

const title = 'Polderpark of Garage?'
const url = 'https://www.example.com/vergelijken?terreinen=1,2'
const open = () => render(<CompareShare title={title} url={url} />)

afterEach(() => vi.unstubAllGlobals())

const withBrowser = (abilities: object) =>
  vi.stubGlobal('navigator', { ...abilities, userAgent: navigator.userAgent })

test('WhatsApp gets the title and the address', async () => {
  const screen = await open()

  await expect
    .element(screen.getByRole('link', { name: /WhatsApp/ }))
    .toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(title)}%20${encodeURIComponent(url)}`,
    )
})

test('the link is copied, and that is said', async () => {
  const writeText = vi.fn(async () => undefined)
  withBrowser({ clipboard: { writeText } })
  const screen = await open()
  await screen.getByRole('button', { name: 'Kopieer link' }).click()

  await expect.element(screen.getByRole('status')).toHaveTextContent('Link gekopieerd.')
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url)
})

test('what is said moves no button', async () => {
  withBrowser({ clipboard: { writeText: async () => undefined } })
  const screen = await render(
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      <a href="/terug">Terug</a>
      <CompareShare title={title} url={url} />
    </div>,
  )
  const buttons = [
    screen.getByRole('button', { name: 'Kopieer link' }),
    screen.getByRole('link', { name: /WhatsApp/ }),
  ]
  const places = () => buttons.map((one) => one.element().getBoundingClientRect().toJSON())
  const before = places()
  await screen.getByRole('button', { name: 'Kopieer link' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Link gekopieerd.')

  expect(places()).toEqual(before)
})

test('if the browser refuses to copy, it says what works instead', async () => {
  withBrowser({ clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
  const screen = await open()
  await screen.getByRole('button', { name: 'Kopieer link' }).click()

  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Kopiëren lukt hier niet. Neem de link over uit de adresbalk.')
})

test('the device shares where it can, and only there', async () => {
  const share = vi.fn(async () => undefined)
  withBrowser({ share })
  const screen = await open()
  await screen.getByRole('button', { name: 'Delen' }).click()
  expect(share).toHaveBeenCalledExactlyOnceWith({ title, url })

  withBrowser({})
  await screen.rerender(<CompareShare title={title} url={`${url}&van=2026-12-01`} />)
  await expect.element(screen.getByRole('button', { name: 'Delen' })).not.toBeInTheDocument()
})
