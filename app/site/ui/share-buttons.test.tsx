import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ShareButtons } from './share-buttons.tsx'
import { SharePage } from './share-page.tsx'

const title = 'Polderpark of Garage?'
const url = 'https://www.example.com/vergelijken?terreinen=1,2'
const open = () => render(<ShareButtons title={title} url={url} />)

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
      <ShareButtons title={title} url={url} />
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
  await screen.rerender(<ShareButtons title={title} url={`${url}&van=2026-12-01`} />)
  await expect.element(screen.getByRole('button', { name: 'Delen' })).not.toBeInTheDocument()
})

test('a page is shared with the stay and the filter that it shows', async () => {
  const path = '/parkeren/schiphol?van=2030-12-12&tot=2030-12-19&type=valet'
  const Page = createRoutesStub([
    { path: '/parkeren/schiphol', Component: () => <SharePage title="Parkeren" /> },
  ])
  const screen = await render(<Page initialEntries={[path]} />)

  await expect
    .element(screen.getByRole('link', { name: /WhatsApp/ }))
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent(path)))
})
