import type { Locator, Page } from '@playwright/test'
import { comingYear } from '#test/coming-year.ts'
import { call } from './admin.ts'
import { expect, testOnKeptPage as test } from './journey.ts'

const stay = `van=${comingYear}-12-12&tot=${comingYear}-12-19`
const address = '/parkeren/greven'
const types = ['shuttle', 'valet', 'self']

const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
const found = (page: Page, count: number) =>
  page.getByRole('heading', { name: `${count} parkeerterreinen gevonden` })
const top = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top)
const more = (page: Page) => page.getByRole('link', { name: 'Toon meer parkeerterreinen' })

const airport = {
  code: 'FMO',
  name: 'Greven',
  slug: 'greven',
  description: 'Een luchthaven met veel parkeerterreinen.',
  officialParkings: 'P1',
  priceFrom: 4.25,
  imageUrl: '/images/luchthaven-eindhoven.svg',
}

/** 45 parkings, each dearer and better than the one before. */
test.beforeAll(async ({ request }) => {
  await call(request, 'POST', '/api/admin/airports', airport)
  for (let number = 1; number <= 45; number++) {
    await call(request, 'POST', '/api/admin/parkings', {
      airportCode: airport.code,
      name: `Veld ${number}`,
      type: types[number % 3],
      distance: 12,
      pricePerDay: 5 + number / 10,
      rating: number / 10,
      reviews: 12,
      affiliateUrl: 'https://example.com/veld?bron=parkeerpiloot',
      imageUrl: '/images/parking-shuttle-1.svg',
      features: { security: true, covered: false, chargingPoint: false, keyDrop: false },
    })
  }
})
test.describe.configure({ mode: 'serial' })

test('a long list shows a page, and the next one where the focus goes on', async ({ page }) => {
  await page.goto(`${address}?${stay}`)
  await expect(found(page, 45)).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await expect(page.getByText('20 van 45 parkeerterreinen getoond')).toBeVisible()

  const before = await page.evaluate(() => scrollY)
  await more(page).press('Enter')
  await expect(cards(page)).toHaveCount(40)
  await expect(page).toHaveURL(`${address}?${stay}&toon=40`)
  await expect(card(page, 'Veld 21').getByRole('heading').getByRole('link')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before)

  // A parking of the second page can be compared, and is where it was on the way back.
  await card(page, 'Veld 30').getByRole('checkbox').check()
  await expect(page.getByRole('region', { name: 'Je vergelijking' })).toContainText('Veld 30')
  const there = card(page, 'Veld 30').getByRole('heading').getByRole('link')
  for (let number = 22; number <= 30; number++) {
    await card(page, `Veld ${number}`).scrollIntoViewIfNeeded()
  }
  await there.hover()
  const place = await top(there)
  await there.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Veld 30' })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(40)
  await expect(card(page, 'Veld 30').getByRole('checkbox')).toBeChecked()
  await expect.poll(() => top(there)).toBe(place)
})

test('filters, their counts and the order are of all parkings', async ({ page }) => {
  await page.goto(address)
  const valet = page.getByRole('checkbox', { name: 'Valet parking' })
  await expect(valet).toHaveAccessibleDescription('15 parkeerterreinen')

  await page.getByRole('combobox', { name: 'Sorteer op' }).selectOption('Beoordeling')
  await expect(cards(page).first()).toContainText('Veld 45')
  await expect(cards(page)).toHaveCount(20)

  await page.getByRole('checkbox', { name: 'Shuttle service' }).uncheck()
  await expect(found(page, 30)).toBeVisible()
  await valet.uncheck()
  await expect(found(page, 15)).toBeVisible()
  await expect(cards(page)).toHaveCount(15)
  await expect(more(page)).toBeHidden()
})

test('a tick before the other cards have come shows them when they have', async ({ page }) => {
  const { promise: isAsked, resolve } = Promise.withResolvers<void>()
  await page.route(/api\/parkings/, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto(address)
  await page.getByRole('combobox', { name: 'Sorteer op' }).selectOption('Beoordeling')
  await expect(page.getByText('Parkeerterreinen laden...').first()).toBeVisible()
  await expect(found(page, 45)).toBeVisible()

  resolve()
  await expect(cards(page).first()).toContainText('Veld 45')
  await expect(cards(page)).toHaveCount(20)
})

test('a shared address shows as many, and a mark of the plot leads to its card', async ({
  page,
}) => {
  await page.goto(`${address}?type=self&type=zelf&toon=40&vergelijk=1`)
  await expect(found(page, 15)).toBeVisible()
  // More than the server draws.
  await page.goto(`${address}?toon=60`)
  await expect(cards(page)).toHaveCount(45)

  await page.goto(address)
  await page.getByText('Prijs en afstand, de 30 goedkoopste').click()
  await page.getByRole('button', { name: 'Toon alle 45' }).click()
  const mark = page.getByRole('link', { name: /^Veld 45, / }).filter({ visible: true })
  await mark.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address}\\?toon=40&vanaf=45#terrein-\\d+$`))
  await expect(card(page, 'Veld 45')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page, the filter over all and the plot can be reached', async ({ page }) => {
    await page.goto(`${address}?${stay}`)
    await expect(found(page, 45)).toBeVisible()
    await expect(cards(page)).toHaveCount(20)

    await more(page).click()
    await expect(cards(page)).toHaveCount(40)
    await expect(card(page, 'Veld 21')).toBeInViewport()
    // One answer has no more cards: the next ones are a page of their own.
    await more(page).click()
    await expect(page).toHaveURL(new RegExp(`${address}\\?${stay}&vanaf=41#terrein-\\d+$`))
    await expect(cards(page)).toHaveCount(5)
    await expect(card(page, 'Veld 41')).toBeInViewport()
    await expect(more(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Toon eerdere parkeerterreinen' }).click()
    await expect(cards(page)).toHaveCount(40)

    await page.getByRole('checkbox', { name: 'Shuttle service' }).uncheck()
    await page.getByRole('button', { name: 'Toon resultaten' }).click()
    await expect(found(page, 30)).toBeVisible()
    await expect(cards(page)).toHaveCount(30)

    await page.goto(address)
    await page.getByText('Prijs en afstand in één beeld').click()
    await page.getByRole('link', { name: 'Toon 45 parkeerterreinen' }).click()
    await expect(cards(page)).toHaveCount(40)
    await page.getByText('Prijs en afstand in één beeld').click()
    await expect(
      page.getByRole('link', { name: /^Veld 45, / }).filter({ visible: true }),
    ).toBeVisible()
  })
})
