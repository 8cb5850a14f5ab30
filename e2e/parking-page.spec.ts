import { comingYear } from '#test/coming-year.ts'
import { call } from './admin.ts'
import { expect, hasAnswered, testOnKeptPage as test } from './journey.ts'

const ringvaart = '/parkeren/schiphol/ringvaart-parking'
const stay = `van=${comingYear}-12-12&tot=${comingYear}-12-19&vanTijd=05:30&totTijd=23:30`

const parking = (special: object) => ({
  type: 'shuttle',
  distance: 12,
  pricePerDay: 6.95,
  rating: 4.4,
  reviews: 12,
  affiliateUrl: 'https://example.com/terrein?bron=parkeerpiloot',
  imageUrl: '/images/parking-shuttle-1.svg',
  features: { security: true, covered: false, chargingPoint: false, keyDrop: false },
  ...special,
})

const airport = (code: string, name: string, slug: string) => ({
  code,
  name,
  slug,
  description: 'Een luchthaven voor deze reis.',
  officialParkings: 'P1',
  priceFrom: 4.25,
  imageUrl: '/images/luchthaven-eindhoven.svg',
})

test('a traveller sees the whole price, changes the stay, and looks at an alternative', async ({
  page,
}) => {
  await page.goto(`${ringvaart}?${stay}`)
  const panel = page.getByRole('complementary', { name: 'Prijs en reserveren' })
  await expect(panel).toContainText('75,50')
  await expect(panel.getByRole('row', { name: /^Laat ophalen/ })).toContainText('€7,50')
  await expect(page.getByRole('row', { name: /^8 \(jouw verblijf\)/ })).toContainText('€75,50')

  await panel.getByText('Wijzig').click()
  await panel.getByLabel('Auto ophalen', { exact: true }).fill(`${comingYear}-12-14`)
  await panel.getByRole('form').getByRole('button', { name: 'Toon prijzen voor 3 dagen' }).click()
  await expect(page).toHaveURL(/tot=\d{4}-12-14/)
  await expect(panel).toContainText('totaal voor 3 dagen')
  await expect(panel).toBeFocused()
  await expect(page.getByRole('row', { name: /^3 \(jouw verblijf\)/ })).toBeVisible()

  const other = page.getByRole('region', { name: 'Ook het bekijken waard' }).getByRole('link')
  await other.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polderpark Shuttle')
  await expect(page).toHaveURL(/polderpark-shuttle\?van=\d{4}-12-12&tot=\d{4}-12-14/)
  await expect(panel).toContainText('totaal voor 3 dagen')
})

test('the stay goes along to the planner and to the arrival card', async ({ page }) => {
  await page.goto(`${ringvaart}?${stay}`)

  await expect(page.getByRole('link', { name: /^Hoe laat moet ik weg/ })).toHaveAttribute(
    'href',
    `/vertrekplanner?luchthaven=schiphol&terrein=ringvaart-parking&${stay}`,
  )
  await page.getByRole('link', { name: 'Print je aankomstkaart' }).click()
  await expect(page).toHaveURL(`${ringvaart}/aankomstkaart?${stay}`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form of the stay gives its total', async ({ page }) => {
    await page.goto(ringvaart)
    await page.getByLabel('Auto brengen', { exact: true }).fill(`${comingYear}-12-12`)
    await page.getByLabel('Auto ophalen', { exact: true }).fill(`${comingYear}-12-19`)
    await page.getByRole('button', { name: 'Toon totaalprijs' }).click()

    await expect(page.getByRole('complementary', { name: 'Prijs en reserveren' })).toContainText(
      'totaal voor 8 dagen',
    )
  })
})

test('on a phone the price and the button come to the bottom once those of the page are gone, clear of the footer', async ({
  page,
}) => {
  // On a low window the question about cookies takes the place of the bar.
  await hasAnswered(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${ringvaart}?${stay}`)
  const bar = page.getByRole('complementary', { name: 'Reserveren', exact: true })

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('heading', { name: 'Wat kost het?' }).scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'Op de dag zelf' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport()
  await expect(bar).toContainText('totaal voor 8 dagen')
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Alle rechten').scrollIntoViewIfNeeded()
  const [endOfBar, startOfFooter] = await Promise.all([bar, footer].map((one) => one.boundingBox()))
  expect((endOfBar?.y ?? 0) + (endOfBar?.height ?? 0)).toBeLessThanOrEqual(startOfFooter?.y ?? 0)
})

for (const query of [
  'van=x&tot=y',
  `van=${comingYear}-12-19&tot=${comingYear}-12-12`,
  `van=${comingYear}-12-12&tot=${comingYear}-12-19&vanTijd=25:00&personen=0`,
  'van=1900-01-01&tot=9999-12-31',
  `van=${comingYear}-02-30`,
  'van=2100-01-01&tot=9999-12-31',
]) {
  test(`a wrong stay (${query}) is explained, and the page stands`, async ({ page }) => {
    const response = await page.goto(`${ringvaart}?${query}`)

    expect(response?.status()).toBe(200)
    await expect(page.getByText('Prijs vanaf')).toBeVisible()
    await expect(page.getByRole('form', { name: 'Jouw verblijf' })).toContainText(
      /(Kies|bestaat niet|niet vóór|al voorbij)/,
    )
  })
}

test('a former name and an alias of the airport lead to the page', async ({ page, request }) => {
  await call(request, 'POST', '/api/admin/airports', airport('TEX', 'Texel', 'texel'))
  const row = parking({ airportCode: 'TEX', name: 'Duinweg' })
  const { id } = await call<{ id: number }>(request, 'POST', '/api/admin/parkings', row)
  const saved = await call<object>(request, 'GET', `/api/admin/parkings/${id}`)
  await call(request, 'PUT', `/api/admin/parkings/${id}`, { ...saved, name: 'Zeezicht' })

  for (const [from, to] of [
    ['/parkeren/texel/duinweg', '/parkeren/texel/zeezicht'],
    ['/parkeren/texel/ZEEZICHT', '/parkeren/texel/zeezicht'],
    ['/parkeren/ams/ringvaart-parking', ringvaart],
  ] as const) {
    const response = await request.get(`${from}?van=${comingYear}-12-12`, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(response.headers().location).toBe(`${to}?van=${comingYear}-12-12`)
  }

  // What nobody wrote down of a new parking is unknown.
  await page.goto('/parkeren/texel/zeezicht')
  await expect(page.getByRole('region', { name: 'Wie heeft je auto?' })).toContainText('Onbekend')
  await expect(page.getByRole('region', { name: 'Van slot tot terminal' })).toContainText(
    '12 min naar de terminal, met de shuttle',
  )
  await expect(page.getByText('bron onbekend').first()).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]').first()).not.toContainText(
    'aggregateRating',
  )
})

test('a parking that cannot be booked keeps its page, and says why', async ({ page, request }) => {
  await call(request, 'POST', '/api/admin/airports', airport('LEY', 'Lelystad', 'lelystad'))
  const why = 'De aanbieder verbouwt het terrein.'
  const closed = parking({ airportCode: 'LEY', name: 'Polderweg', unavailable: why })
  await call(request, 'POST', '/api/admin/parkings', closed)
  await call(
    request,
    'POST',
    '/api/admin/parkings',
    parking({ airportCode: 'LEY', name: 'Dokken' }),
  )

  await page.goto('/parkeren/lelystad/polderweg')
  await expect(page.getByText('Niet te boeken')).toBeVisible()
  await expect(page.getByText(why)).toBeVisible()
  await expect(page.getByRole('link', { name: /Bekijk & reserveer/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Feiten' })).toBeVisible()
  await page.getByRole('link', { name: 'Bekijk het andere terrein' }).click()
  await expect(page).toHaveURL('/parkeren/lelystad')
})

test.describe('an unknown parking', () => {
  test.use({ expectedComplaints: [/404/] })

  test('is not found, and the page names the airport', async ({ page, request }) => {
    for (const path of ['/parkeren/atlantis/ringvaart-parking', '/parkeren/eindhoven/zeezicht']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
    await page.goto('/parkeren/schiphol/bestaat-niet')

    await expect(page.getByText('Page Not Found')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Parkeren Schiphol' })).toBeVisible()
  })
})
