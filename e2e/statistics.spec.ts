import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { amsterdamDay } from '#domain/text/date.ts'
import { call, logIn } from './admin.ts'
import { expect, test } from './journey.ts'

const airport = {
  code: 'ENS',
  name: 'Twente',
  slug: 'twente',
  description: 'Een luchthaven voor deze reis.',
  officialParkings: 'P1',
  priceFrom: 4.25,
  imageUrl: '/images/luchthaven-eindhoven.svg',
}

const parking = {
  airportCode: 'ENS',
  name: 'Vliegveldpark',
  type: 'shuttle',
  distance: 4,
  pricePerDay: 5.5,
  rating: 4.5,
  reviews: 10,
  affiliateUrl: 'https://example.com/vliegveldpark',
  imageUrl: '/images/parking-valet-1.svg',
  features: {
    ...{ security: true, covered: false, chargingPoint: false },
    ...{ keyDrop: false, cameras: true, fenced: true },
  },
}

/**
 * A visitor with a separate browser opens the airport's page and follows a link to the provider.
 */
async function leaveForProvider(browser: Browser, who: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(who)
  await context.route(/example\.com/, (route) => route.fulfill({ body: 'De aanbieder' }))
  const page = await context.newPage()
  await page.goto('/parkeren/twente')
  const provider = context.waitForEvent('page')
  await page.getByRole('link', { name: /Bekijk & reserveer/ }).click()
  await expect((await provider).getByText('De aanbieder')).toBeVisible()
  return page
}

test('statistics count a visitor’s click, and list a robot’s click apart with the reason', async ({
  page,
  browser,
  request,
}) => {
  await call(request, 'POST', '/api/admin/airports', airport)
  await call(request, 'POST', '/api/admin/parkings', parking)
  const from = amsterdamDay(new Date())
  const visitor = await leaveForProvider(browser)
  await leaveForProvider(browser, {
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })

  await logIn(page, '/admin/analytics')
  await page.getByRole('button', { name: 'Eigen dagen' }).click()
  await page.getByLabel('Van', { exact: true }).fill(from)
  await page.getByLabel('Tot en met').fill(amsterdamDay(new Date()))
  await page.getByRole('button', { name: 'Toon deze dagen' }).click()
  await expect(page).toHaveURL(/van=/)

  const block = (title: string) => page.getByRole('region', { name: title, exact: true })
  const numbersOf = async (title: string, name: string) => {
    await page.getByRole('button', { name: `Meer: ${title}` }).click({ timeout: 5_000 })
    await page.getByRole('menuitem', { name: 'Alle rijen' }).click({ timeout: 5_000 })
    return block(title).getByRole('row', { name }).getByRole('cell')
  }
  await expect(async () => {
    // A very busy site drops page views; a returning visitor still counts once.
    await visitor.reload()
    await page.reload()
    const steps = await numbersOf('Van luchthavenpagina naar click', airport.name)
    await expect(steps).toHaveText([airport.name, '1', '0', '0', '1', '1', '0', '1'])
    const parkings = await numbersOf('Populairste parkings', parking.name)
    await expect(parkings).toHaveText([parking.name, '1', '0', '1', '1', '1', '100'])
    const airports = await numbersOf('Clicks per luchthaven', airport.name)
    await expect(airports).toHaveText([airport.name, '1', '0', '1', '1', '1', '100'])
    const robots = block('Robots en dubbele clicks').getByRole('listitem')
    await expect(robots.filter({ hasText: /^Clicks.*Zoekmachine of andere robot/ })).toContainText(
      /Telt niet mee\s*[1-9]/,
    )
  }).toPass({ timeout: 75_000 })
})
