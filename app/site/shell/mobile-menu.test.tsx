import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Frame } from './frame.tsx'

const Site = createRoutesStub([
  {
    path: '/',
    Component: Layout,
    children: [
      { index: true, Component: Home },
      { path: 'faq', Component: Faq },
    ],
  },
])

function Layout() {
  return (
    <Frame>
      <div style={{ height: '300vh' }}>
        <Outlet />
      </div>
    </Frame>
  )
}

function Home() {
  return <a href="#elders">Een link in de pagina</a>
}

function Faq() {
  return <p>De vragen</p>
}

const toggle = () => page.getByRole('button', { name: /^Menu/ })
const menu = () =>
  page.getByRole('navigation', { name: 'Hoofdmenu', includeHidden: true }).last().element()
const callToAction = () => page.getByRole('link', { name: 'Vind jouw parkeerplek' })

beforeEach(async () => {
  await page.viewport(390, 700)
  await render(<Site initialEntries={['/']} />)
})

afterEach(() => window.scrollTo(0, 0))

const pageScroll = () => getComputedStyle(document.body).overflow

async function openMenu() {
  await toggle().click()
  await expect.element(callToAction()).toBeVisible()
}

async function expectClosed() {
  await expect.element(callToAction()).not.toBeInTheDocument()
  expect(menu().matches(':popover-open')).toBe(false)
  await expect.poll(pageScroll).toBe('visible')
}

test('the browser itself says whether the menu is open, and nothing says it once more', async () => {
  const button = toggle().element()

  expect(button instanceof HTMLButtonElement && button.popoverTargetElement).toBe(menu())
  expect(button.hasAttribute('aria-expanded')).toBe(false)
  await openMenu()
  expect(button.hasAttribute('aria-expanded')).toBe(false)
})

test('opening shows the menu with its call to action, and locks the scroll of the page', async () => {
  await expectClosed()
  await openMenu()

  await expect.element(callToAction()).toHaveAttribute('href', '/')
  await expect.element(page.getByRole('button', { name: 'Menu sluiten' })).toBeVisible()
  expect(menu().matches(':popover-open')).toBe(true)
  await expect.poll(pageScroll).toBe('hidden')
})

test('the toggle closes it again', async () => {
  await openMenu()
  await toggle().click()

  await expectClosed()
})

test('going to another page closes it, and puts the focus at the beginning of that page', async () => {
  await openMenu()
  await page.getByRole('link', { name: 'FAQ' }).click()

  await expect.element(page.getByText('De vragen')).toBeVisible()
  await expectClosed()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('going to the page that is already there closes it too', async () => {
  await openMenu()
  await callToAction().click()

  await expectClosed()
})

test('a scroll that still happens closes it', async () => {
  await openMenu()
  window.scrollTo(0, 200)

  await expectClosed()
})

test('Escape closes it and gives the focus back to the toggle', async () => {
  await openMenu()
  await userEvent.keyboard('{Tab}{Tab}')
  await userEvent.keyboard('{Escape}')

  await expectClosed()
  await expect.element(toggle()).toHaveFocus()
})

test('a tap outside closes it', async () => {
  await openMenu()
  await page.getByRole('banner').click({ position: { x: 260, y: 20 } })

  await expectClosed()
})

test('a tap under it closes it, and gives the focus back to the toggle', async () => {
  await page.viewport(390, 900)
  await openMenu()
  await page.elementLocator(document.documentElement).click({ position: { x: 200, y: 880 } })

  await expectClosed()
  await expect.element(toggle()).toHaveFocus()
})

test('on a short screen it ends with the screen, and scrolls', async () => {
  await page.viewport(390, 400)
  await openMenu()
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' }).element()

  expect(menu.getBoundingClientRect().bottom).toBe(400)
  expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight)
})

test('it closes behind a focus that moves on to the page', async () => {
  await openMenu()
  const link = page.getByRole('link', { name: 'Een link in de pagina' })
  link.element().focus()

  await expectClosed()
  await expect.element(link).toHaveFocus()
})

test('on a wide screen there is no menu left open', async () => {
  await openMenu()
  await page.viewport(1024, 700)

  await expect.element(callToAction()).not.toBeInTheDocument()
  await expect.poll(pageScroll).toBe('visible')
})
