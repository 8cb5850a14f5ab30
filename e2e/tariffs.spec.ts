import type { APIRequestContext } from '@playwright/test'
import { comingYear } from '#test/coming-year.ts'
import { call, logIn } from './admin.ts'
import { expect, testOnKeptPage as test } from './journey.ts'

const count = 12
const tariff = {
  name: 'Winter',
  validFrom: null,
  validTo: null,
  billing: 'day',
  steps: [{ days: 8, total: 50 }],
  extraDay: 5,
  minimumDays: null,
  maximumDays: null,
}

async function addParkings(request: APIRequestContext): Promise<number[]> {
  await call(request, 'POST', '/api/admin/airports', {
    code: 'TRF',
    name: 'Tarievenveld',
    slug: 'tarievenveld',
    description: 'Een luchthaven voor deze reis.',
    officialParkings: 'P1',
    priceFrom: 4.25,
    imageUrl: '/images/luchthaven-eindhoven.svg',
  })
  const ids: number[] = []
  for (let at = 1; at <= count; at++) {
    const { id } = await call<{ id: number }>(request, 'POST', '/api/admin/parkings', {
      airportCode: 'TRF',
      name: `Terrein ${at}`,
      imageUrl: '/images/parking-shuttle-1.svg',
      type: 'shuttle',
      distance: 8,
      pricePerDay: 6.25,
      rating: 4,
      reviews: 10,
      affiliateUrl: 'https://example.com/terrein?bron=parkeerpiloot',
      features: {
        security: true,
        covered: false,
        chargingPoint: false,
        keyDrop: false,
        shuttle24h: false,
        cameras: false,
        fenced: false,
      },
      tariffs: at === 1 ? [] : [tariff],
    })
    ids.push(id)
  }
  return ids
}

test('the admin pastes a price list, sees its total on the site, and raises a season', async ({
  page,
  request,
}) => {
  const [first] = await addParkings(request)
  await logIn(page, `/admin/parkings/${first}/edit?onderdeel=tarieven`)
  await page
    .getByLabel('Prijslijst')
    .fill('1 dag\t€ 22,50\n3 dagen\t38,50\neen week\t62,50\n8 dagen\t€ 68,00\ndaarna p/d 6,50')
  await page.getByRole('button', { name: 'Neem 4 stappen over' }).click()
  await page.getByPlaceholder('Winter 2026').fill('Winter')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page).toHaveURL(/\/admin\/parkings\?/)

  await page.goto(`/parkeren/tarievenveld?van=${comingYear}-12-12&tot=${comingYear}-12-21`)
  const card = page.getByRole('article').filter({ hasText: /Terrein 1\b(?!\d)/ })
  await expect(card.first()).toContainText('€81,00 totaal voor 10 dagen')
  // Who pasted it has just seen it.
  await card
    .first()
    .getByText(/^Prijs gecontroleerd op/)
    .click()
  await expect(card.first().getByText('Gecontroleerd door ons', { exact: true })).toBeVisible()

  // The price per day is that of the tariff, not the typed one.
  await page.goto('/parkeren/tarievenveld')
  await expect(card.first()).toContainText('€8,50 per dag')
  await page.goto('/admin/parkings?airport=TRF')
  await expect(
    page.getByRole('button', { name: /^Prijs van Terrein 1: €8,50 uit tarief/ }),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /Terrein 12/ })).toBeVisible()
  await page.getByRole('checkbox', { name: /alle/i }).first().check()
  await page.getByRole('button', { name: 'Prijs wijzigen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prijs wijzigen' })
  await dialog.getByRole('radio', { name: /^Maak er een nieuw seizoen van/ }).check()
  await dialog.getByLabel('Verhogen met (%)').fill('4')
  await dialog.getByLabel('Geldig vanaf').fill(`${comingYear}-04-01`)
  await expect(dialog.getByRole('row', { name: /Terrein 1 / })).toContainText(
    '€70,50verschil +€2,50',
  )
  await dialog.getByRole('button', { name: `Maak ${count} tarieven` }).click()
  await expect(
    page.getByText(`Zomer ${comingYear} staat bij ${count} parkings.`, { exact: true }),
  ).toBeVisible()
  const tariffs = async () =>
    (await call<{ tariffs: { name: string }[] }>(request, 'GET', `/api/admin/parkings/${first}`))
      .tariffs
  expect((await tariffs()).map(({ name }) => name)).toEqual(['Winter', `Zomer ${comingYear}`])

  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('Tarieven weer weg', { exact: true })).toBeVisible()
  expect((await tariffs()).map(({ name }) => name)).toEqual(['Winter'])
})
