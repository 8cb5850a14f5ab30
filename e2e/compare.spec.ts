import type { AffiliateClick } from '#domain/statistics/click.ts'
import { comingYear } from '#test/coming-year.ts'
import { admin } from './admin.ts'
import { expect, hasAnswered, testOnKeptPage as test } from './journey.ts'

const cheapest = 'Polderpark Shuttle'
const count = /parkeerterreinen? gevonden/

test('a visitor compares, opens the cheapest provider, and the click is stored once', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const api = await playwright.request.newContext({ baseURL, httpCredentials: admin })
  // Other journeys click too.
  const clicks = async () => {
    const { latestClicks } = await (await api.get('/api/admin/dashboard')).json()
    return latestClicks.filter(({ parkingName }: AffiliateClick) => parkingName === cheapest)
  }
  const before = await clicks()
  await context.route(/example\.com/, (route) => route.fulfill({ body: 'De aanbieder' }))
  await page.goto('/')
  await page.getByRole('button', { name: /Schiphol/ }).click()
  await expect(page).toHaveURL('/parkeren/schiphol')
  await expect(page.getByText('5 parkeerterreinen gevonden').first()).toBeVisible()

  const link = page.getByRole('link', { name: /Bekijk & reserveer/ }).first()
  await expect(link).toHaveAttribute('rel', 'sponsored noopener')
  await expect(link).toHaveAttribute('href', /^https:\/\/[^/]*example\.com\/.*bron=parkeerpiloot/)
  const provider = context.waitForEvent('page')
  await link.click()
  await expect((await provider).getByText('De aanbieder')).toBeVisible()

  await expect.poll(clicks).toHaveLength(before.length + 1)
  await api.dispose()
})

test('a filter applies at once, is in the address, and going back leaves the list once', async ({
  page,
  browser,
  keptPage,
}) => {
  await page.goto('/luchthavens')
  await page.goto('/parkeren/schiphol')
  const shuttle = page.getByRole('checkbox', { name: /^Shuttle service/ })
  await shuttle.uncheck()

  await expect(page.getByText('3 parkeerterreinen gevonden').first()).toBeVisible()
  await expect(page.getByText('Polderpark Shuttle').filter({ visible: true })).toHaveCount(0)
  await expect(page).toHaveURL(/type=/)
  const shared = page.url()

  await page.getByRole('checkbox', { name: /^Overdekt/ }).check()
  await expect(page).toHaveURL(/extra=overdekt/)
  await page.goBack()
  await expect(page).toHaveURL('/luchthavens')

  const other = await browser.newContext()
  for (const seen of [await other.newPage(), await keptPage(false)]) {
    await seen.goto(shared)
    await expect(seen.getByText(count).first()).toHaveText(/3/)
    await expect(seen.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/parkeren\/schiphol$/,
    )
  }
  await other.close()
})

test('going back to a list that got shorter does not choose another parking to compare', async ({
  page,
}) => {
  await page.goto('/parkeren/schiphol?type=shuttle&type=zelf&sorteer=beoordeling')
  const boxes = page.getByRole('checkbox', { name: /^(Vergelijk|In je vergelijking) / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('checkbox', { name: /^Shuttle service/ }).uncheck()
  await expect(page).toHaveURL(/type=zelf&sorteer=beoordeling&vergelijk=\d+%2C\d+$/)
  const left = page.url()
  await page.goto('/contact')
  await page.goBack()

  // By then the page has taken over what was ticked before it was hydrated.
  await page.waitForLoadState('networkidle')
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(0)
  await expect(page.getByText('2 van 4 terreinen in je vergelijking.')).toBeAttached()
  await expect(page).toHaveURL(left)
})

test('sorting changes the order, and an empty list shows how to get parkings back', async ({
  page,
}) => {
  await page.goto('/parkeren/schiphol')
  const first = page.getByRole('listitem').filter({ hasText: 'Bekijk & reserveer' }).first()
  await expect(first).toContainText('Polderpark Shuttle')
  await page.getByLabel(/Sorteer/).selectOption({ label: 'Beoordeling' })
  await expect(first).toContainText('VertrekValet Schiphol')

  for (const type of ['Shuttle service', 'Valet parking', 'Zelf parkeren']) {
    const box = page.getByRole('checkbox', { name: new RegExp(`^${type}`) })
    await box.click()
    await expect(box).not.toBeChecked()
  }
  await expect(
    page.getByText('Geen parkeerplaatsen gevonden die aan je criteria voldoen.'),
  ).toBeVisible()
  await expect(page.getByText('Probeer andere filters om meer resultaten te zien.')).toBeVisible()
})

test('on a phone the filters are in a sheet that shows the number of parkings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/parkeren/schiphol')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Valet parking/ })
    .uncheck()
  await page.getByRole('button', { name: 'Toon 4 parkeerterreinen' }).click()

  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('4 parkeerterreinen gevonden').first()).toBeVisible()
})

test('two parkings are compared side by side at a shareable address', async ({ page }) => {
  await page.goto('/parkeren/schiphol')
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /Vergelijk/ })
      .nth(place)
      .check()
  await page.getByRole('link', { name: 'Vergelijk 2 terreinen' }).click()

  await expect(page).toHaveURL(/\/vergelijken\?terreinen=/)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /Polderpark Shuttle/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Gratis annuleren .*uur vooraf/ })).toBeVisible()

  // What nobody knows is never left out, whatever the table leaves out.
  const unknown = page.getByText('Van geen van deze bekend')
  await expect(unknown).toBeVisible()
  const differences = page.getByRole('link', { name: 'Alleen verschillen' })
  const equal = page.getByText('Bij allemaal gelijk')
  await expect(differences).toHaveAttribute('aria-current', 'true')
  await expect(equal).toBeVisible()
  await differences.click()
  await expect(page).toHaveURL(/verschillen=nee/)
  await expect(equal).toBeHidden()
  await unknown.click()
  await expect(
    page
      .getByRole('row', { name: /^Shuttle 24\/7 onbekend onbekend$|^.* onbekend onbekend$/ })
      .first(),
  ).toBeVisible()
})

test('on a laptop the buttons of a comparison are in view, and stay there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // On a window this low the question about cookies takes their place.
  await hasAnswered(page)
  await page.goto(`/vergelijken?terreinen=1,2,5&van=${comingYear}-03-01&tot=${comingYear}-03-08`)
  const button = page.getByRole('link', { name: /^Bekijk & reserveer bij Polderpark/ })
  await expect(button).toBeInViewport({ ratio: 1 })

  await page.getByRole('rowheader', { name: /^Shuttle 24\/7/ }).scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport({ ratio: 1 })
})

test('a valid stay has a total price, and an invalid one is refused', async ({ page }) => {
  await page.goto('/parkeren/schiphol')
  await page.getByLabel('Auto brengen').fill(`${comingYear}-03-01`)
  await page.getByLabel('Auto ophalen').fill(`${comingYear}-03-08`)
  await page.getByRole('button', { name: 'Toon totaalprijs' }).click()

  await expect(page.getByText('€55,60').first()).toBeVisible()
  await expect(page.getByText(/8 dagen/).first()).toBeVisible()
  await expect(page).toHaveURL(/van=\d{4}-03-01&tot=\d{4}-03-08/)
})

test('an airport is found by an alias with the keyboard', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox').fill('keulen')
  await expect(page.getByRole('option').first()).toContainText('Köln/Bonn')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/parkeren/koln-bonn')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/404 \(Not Found\)/] })

  test('a comparison changes on its own page', async ({ page }) => {
    await page.goto('/vergelijken?terreinen=1,2')
    await expect(page).toHaveTitle(/^Polderpark Shuttle of Ringvaart Parking\?/)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/social\/vergelijken\/1,2\.png$/,
    )

    await page.getByText('Wanneer ben je weg?').click()
    await page.getByLabel('Auto brengen').fill(`${comingYear}-03-01`)
    await page.getByLabel('Auto ophalen').fill(`${comingYear}-03-08`)
    await page.getByRole('button', { name: 'Toon totaalprijs' }).click()
    await expect(page.getByRole('row', { name: /^Totaal voor 8 dagen €55,60/ })).toBeVisible()

    await page.getByLabel('Nog een terrein erbij').selectOption({ index: 0 })
    await page.getByRole('button', { name: 'Voeg toe' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await page
      .getByRole('link', { name: 'Verwijder Ringvaart Parking uit de vergelijking' })
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.getByRole('row', { name: /^Totaal voor 8 dagen/ })).toBeVisible()
  })

  test('on a phone the last of four parkings is a link away', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/vergelijken?terreinen=1,2,3,4')
    const names = page.getByRole('columnheader')
    await expect(names).toHaveCount(3)
    await page.getByRole('link', { name: /^Zet .* vooraan$/ }).click()

    await expect(page).toHaveURL('/vergelijken?terreinen=4,1,2,3')
    await expect(names).toHaveCount(3)
    await expect(names.last()).toContainText('Ringvaart Parking')
  })

  test('a place without an airport, or a typing error, leads to airports', async ({ page }) => {
    await page.goto('/luchthavens?zoek=utrecht')
    await expect(page.getByText('Geen luchthaven in Utrecht gevonden.')).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Schiphol' }),
    ).not.toHaveCount(0)

    const response = await page.goto('/parkeren/shiphol')
    expect(response?.status()).toBe(404)
    await page.getByRole('link', { name: 'Parkeren Schiphol' }).click()
    await expect(page).toHaveURL('/parkeren/schiphol')
  })
})
