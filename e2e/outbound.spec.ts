import { expect } from '@playwright/test'
import { comingYear } from '#test/coming-year.ts'
import { test } from './journey.ts'

// On a fresh start every parking is a sample, whose provider is a page of our own.

const stay = `van=${comingYear}-07-12&tot=${comingYear}-07-20`
const arrived = `Deze data kwamen mee: 12 tot en met 20 juli ${comingYear}`

test('a stay goes along to the provider, with a reference that the click has too', async ({
  page,
  context,
}) => {
  // A beacon does not show what it sends.
  await page.addInitScript(() => Object.assign(navigator, { sendBeacon: undefined }))
  const clicked = page.waitForRequest('**/api/affiliate-clicks')
  await page.goto(`/parkeren/schiphol?${stay}`)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Je data gaan mee').first()).toBeVisible()
  const opened = context.waitForEvent('page')
  await page
    .getByRole('link', { name: /^Bekijk & reserveer/ })
    .first()
    .click()

  const provider = await opened
  await expect(provider.getByRole('heading', { name: arrived })).toBeVisible()
  await expect(provider.getByRole('heading', { level: 1 })).toHaveText(
    'Hier houdt het voorbeeld op',
  )
  const reference = new URL(provider.url()).searchParams.get('ref')
  expect(reference).toMatch(/^[a-z0-9]{12}$/)
  expect((await clicked).postDataJSON()).toMatchObject({ reference })

  await provider.getByRole('link', { name: /^Terug naar/ }).click()
  await expect(provider).toHaveURL(new RegExp(stay))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the stay goes along with the reference of the parking', async ({ page }) => {
    for (const path of ['/parkeren/schiphol', '/parkeren/schiphol/polderpark-shuttle']) {
      await page.goto(`${path}?${stay}`)
      const link = page.getByRole('link', { name: /^Bekijk & reserveer/ }).first()
      await expect(link).toHaveAttribute('href', /^\/voorbeeld-boeken\?.*&ref=lot-\d+-ams$/)
    }
    const link = page.getByRole('link', { name: /^Bekijk & reserveer/ }).first()
    await page.goto((await link.getAttribute('href')) ?? '')
    await expect(page.getByRole('heading', { name: arrived })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

  test('without a stay the link is what it was', async ({ page }) => {
    await page.goto('/parkeren/schiphol')
    const link = page.getByRole('link', { name: /^Bekijk & reserveer/ }).first()
    await expect(link).toHaveAttribute('href', /^https:\/\/aanbieder\.example\.com\//)
    await expect(page.getByText('Je data gaan mee')).toHaveCount(0)
  })
})

test('only a sample has such a page', async ({ request }) => {
  const answer = await request.get(`/voorbeeld-boeken?luchthaven=AMS&terrein=bestaat-niet&${stay}`)
  expect(answer.status()).toBe(404)
})
