import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Frame } from '#app/site/shell/frame.tsx'
import { CookieBanner } from './cookie-banner.tsx'

const Site = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <>
        <CookieBanner />
        <Frame>
          <p>De pagina</p>
        </Frame>
      </>
    ),
  },
])

const banner = () => page.getByRole('region', { name: 'Mogen we cookies plaatsen?' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const choice = () => localStorage.getItem('cookieConsent')

beforeEach(async () => {
  // Wide enough that the footer is not folded.
  await page.viewport(1280, 800)
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

async function open() {
  await render(<Site />)
  await vi.advanceTimersByTimeAsync(1000)
}

test('the banner appears after one second, without taking focus', async () => {
  await render(<Site />)

  await vi.advanceTimersByTimeAsync(999)
  await expect.element(banner()).not.toBeInTheDocument()

  await vi.advanceTimersByTimeAsync(1)
  await expect.element(banner()).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await expect
    .element(page.getByRole('link', { name: 'Lees het cookiebeleid' }))
    .toHaveAttribute('href', '/cookie-beleid')
})

test.each([
  ['Alles accepteren', 'accepted'],
  ['Alleen noodzakelijk', 'declined'],
  ['Sluiten', 'declined'],
])('"%s" stores %s and hides the banner', async (name, stored) => {
  await open()
  await button(name).click()

  await expect.element(banner()).not.toBeInTheDocument()
  expect(choice()).toBe(stored)
})

test.each(['accepted', 'declined'])('a visitor who chose %s is not asked again', async (stored) => {
  localStorage.setItem('cookieConsent', stored)
  await open()

  await expect.element(banner()).not.toBeInTheDocument()
})

test('an invalid stored value is ignored, and the banner asks again', async () => {
  localStorage.setItem('cookieConsent', 'true')
  await open()

  await expect.element(banner()).toBeVisible()
})

test('the footer reopens the banner, which shows the choice and takes focus', async () => {
  localStorage.setItem('cookieConsent', 'accepted')
  await open()
  await button('Cookie-instellingen').click()

  await expect.element(banner()).toHaveFocus()
  await expect.element(page.getByText(/Je hebt eerder alles geaccepteerd\./)).toBeVisible()

  await button('Alleen noodzakelijk').click()
  expect(choice()).toBe('declined')
  await expect.element(banner()).not.toBeInTheDocument()
  await expect.element(button('Cookie-instellingen')).toHaveFocus()
})

test('a choice in another tab hides the banner', async () => {
  await open()
  localStorage.setItem('cookieConsent', 'declined')
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }))

  await expect.element(banner()).not.toBeInTheDocument()
})

test('the banner also works in a browser that refuses storage', async () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  await open()
  await button('Alles accepteren').click()

  await expect.element(banner()).not.toBeInTheDocument()
})

test('both options look alike', async () => {
  await open()
  const look = (name: string) => {
    const element = button(name).element()
    const { width, height } = element.getBoundingClientRect()
    return { width, height, className: element.className }
  }

  await expect.element(banner()).toBeVisible()
  expect(look('Alles accepteren')).toEqual(look('Alleen noodzakelijk'))
})

test('the end of the page can be scrolled above the banner', async () => {
  await open()
  await expect.element(banner()).toBeVisible()
  const { height } = banner().element().getBoundingClientRect()
  const room = () => Number.parseFloat(getComputedStyle(footer()).paddingBottom)
  const footer = () => page.getByRole('contentinfo').element()

  await expect.poll(room).toBeGreaterThan(height)
  await button('Sluiten').click()
  await expect.poll(room).toBe(32)
})
