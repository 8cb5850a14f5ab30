import { createRoutesStub, Link, Outlet } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { storeConsent } from '#app/site/consent/consent.ts'
import { countPageView, trackPageView } from './page-views.ts'
import { usePageViews } from './use-page-views.ts'

vi.mock('./page-views.ts', () => ({ countPageView: vi.fn(), trackPageView: vi.fn() }))

const Site = createRoutesStub([
  {
    path: '/',
    Component: Layout,
    children: [
      { index: true, Component: () => <Link to="/faq">Vragen</Link> },
      { path: 'faq', Component: () => <Link to="?tab=parking">Parkeren</Link> },
    ],
  },
])

function Layout() {
  usePageViews(null)
  return <Outlet />
}

const seen = () => vi.mocked(trackPageView).mock.calls.map(([path]) => path)
const counted = () => vi.mocked(countPageView).mock.calls.map(([path]) => path)

beforeEach(() => {
  localStorage.clear()
  vi.mocked(trackPageView).mockClear()
  vi.mocked(countPageView).mockClear()
})

test('each page is counted once, whatever its query', async () => {
  storeConsent('accepted')
  await render(<Site />)
  await page.getByRole('link', { name: 'Vragen' }).click()
  await page.getByRole('link', { name: 'Parkeren' }).click()

  await expect.poll(seen).toEqual(['/', '/faq'])
})

test('the service counts the page on which the visitor consents, and none before it', async () => {
  await render(<Site />)
  await page.getByRole('link', { name: 'Vragen' }).click()
  await expect.element(page.getByRole('link', { name: 'Parkeren' })).toBeVisible()
  expect(seen()).toEqual([])

  storeConsent('accepted')

  await expect.poll(seen).toEqual(['/faq'])
  // Our own count needs no consent, and counts each page once.
  expect(counted()).toEqual(['/', '/faq'])
})
