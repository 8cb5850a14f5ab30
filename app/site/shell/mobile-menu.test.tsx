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
  await expect.element(toggle()).toBeVisible()
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

test('the popover itself exposes whether the menu is open, without aria-expanded', async () => {
  const button = toggle().element()

  expect(button instanceof HTMLButtonElement && button.popoverTargetElement).toBe(menu())
  expect(button.hasAttribute('aria-expanded')).toBe(false)
  await openMenu()
  expect(button.hasAttribute('aria-expanded')).toBe(false)
})

test('opening shows the menu with its call to action, and locks page scrolling', async () => {
  await expectClosed()
  await openMenu()

  await expect.element(callToAction()).toHaveAttribute('href', '/')
  await expect.element(page.getByRole('button', { name: 'Menu sluiten' })).toBeVisible()
  expect(menu().matches(':popover-open')).toBe(true)
  await expect.poll(pageScroll).toBe('hidden')
})

test('the toggle closes the menu', async () => {
  await openMenu()
  await toggle().click()

  await expectClosed()
})

test('navigating closes the menu, and moves focus to the start of the new page', async () => {
  await openMenu()
  await page.getByRole('link', { name: 'FAQ' }).click()

  await expect.element(page.getByText('De vragen')).toBeVisible()
  await expectClosed()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('navigating to the current page closes the menu too', async () => {
  await openMenu()
  await callToAction().click()

  await expectClosed()
})

test('scrolling the page closes the menu', async () => {
  await openMenu()
  window.scrollTo(0, 200)

  await expectClosed()
})

test('Escape closes the menu, and focus returns to the toggle', async () => {
  await openMenu()
  await userEvent.keyboard('{Tab}{Tab}')
  await userEvent.keyboard('{Escape}')

  await expectClosed()
  await expect.element(toggle()).toHaveFocus()
})

test('a tap outside closes the menu', async () => {
  await openMenu()
  await page.getByRole('banner').click({ position: { x: 260, y: 20 } })

  await expectClosed()
})

test('a tap below closes the menu, and focus returns to the toggle', async () => {
  await page.viewport(390, 900)
  await openMenu()
  await page.elementLocator(document.documentElement).click({ position: { x: 200, y: 880 } })

  await expectClosed()
  await expect.element(toggle()).toHaveFocus()
})

test('on a short screen the menu fits the screen and scrolls', async () => {
  await page.viewport(390, 400)
  await openMenu()
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' }).element()

  expect(menu.getBoundingClientRect().bottom).toBe(400)
  expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight)
})

test('the menu closes when focus moves on to the page', async () => {
  await openMenu()
  const link = page.getByRole('link', { name: 'Een link in de pagina' })
  link.element().focus()

  await expectClosed()
  await expect.element(link).toHaveFocus()
})

test('the menu closes when the window becomes wide', async () => {
  await openMenu()
  await page.viewport(1024, 700)

  await expect.element(callToAction()).not.toBeInTheDocument()
  await expect.poll(pageScroll).toBe('visible')
})

test('the departure planner is in the menu', async () => {
  await openMenu()

  await expect
    .element(page.getByRole('link', { name: 'Vertrekplanner' }))
    .toHaveAttribute('href', '/vertrekplanner')
})
