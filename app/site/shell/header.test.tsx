import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Header } from './header.tsx'

const Site = createRoutesStub([
  {
    path: '*',
    Component: () => (
      <div style={{ height: '300vh' }}>
        <Header />
      </div>
    ),
  },
])

afterEach(() => window.scrollTo(0, 0))

async function shadowAt(scrollY: number): Promise<string> {
  window.scrollTo(0, scrollY)
  const header = page.getByRole('banner').element()
  // Two frames: one for the scroll event, one for what it changes; then the whole transition.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await Promise.all(header.getAnimations().map(({ finished }) => finished))
  return getComputedStyle(header).boxShadow
}

test('the header has a stronger shadow when scrolled beyond 10 px', async () => {
  await render(<Site initialEntries={['/']} />)
  const atRest = await shadowAt(0)

  expect(await shadowAt(10)).toBe(atRest)
  expect(await shadowAt(11)).not.toBe(atRest)
  expect(await shadowAt(0)).toBe(atRest)
})

test.each([
  ['/', 'Home', 'page'],
  ['/luchthavens', 'Luchthavens', 'page'],
  ['/parkeren/schiphol', 'Luchthavens', 'true'],
  ['/blog/vroeg-boeken-loont', 'Blog', 'true'],
])('at %s the entry %s has aria-current %s', async (address, label, current) => {
  await page.viewport(1024, 768)
  const screen = await render(<Site initialEntries={[address]} />)

  await expect
    .element(screen.getByRole('link', { name: label, exact: true }))
    .toHaveAttribute('aria-current', current)
  expect(
    screen.container.querySelectorAll('header nav:not([popover]) [aria-current]'),
  ).toHaveLength(1)
})
