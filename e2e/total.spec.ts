import { comingYear } from '#test/coming-year.ts'
import { expect, testOnKeptPage as test } from './journey.ts'

// From the home page to the provider: the total is the same cents wherever it stands.

test('a total is the same on the card, the page of the parking and the comparison', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Auto brengen').fill(`${comingYear}-12-12`)
  await page.getByLabel('Auto ophalen').fill(`${comingYear}-12-19`)
  await page.getByRole('button', { name: /Schiphol/ }).click()
  await expect(page).toHaveURL(`/parkeren/schiphol?van=${comingYear}-12-12&tot=${comingYear}-12-19`)

  const card = page.getByRole('article').filter({ hasText: 'Ringvaart Parking' })
  await expect(card).toContainText('Hooguit €68,00')
  await expect(card).toContainText('+ €7,50 als je tussen 23:00 en 05:00 ophaalt')
  await page.getByLabel('Tijd van brengen').selectOption('05:30')
  await page.getByLabel('Tijd van ophalen').selectOption('23:30')
  await page.getByRole('button', { name: 'Toon prijzen voor 8 dagen' }).first().click()
  await expect(card).toContainText('€75,50 totaal voor 8 dagen')
  await card.getByText('Zo is dit berekend').click()
  await expect(card.getByRole('row', { name: /^Laat ophalen/ })).toContainText('€7,50')
  await expect(card.getByRole('row', { name: /^Totaal/ })).toContainText('€75,50')

  await card.getByRole('checkbox', { name: /^Vergelijk/ }).check()
  const polderpark = page.getByRole('article').filter({ hasText: 'Polderpark Shuttle' })
  await polderpark.getByRole('checkbox', { name: /^Vergelijk/ }).check()
  await page.getByRole('link', { name: 'Vergelijk 2 terreinen' }).click()
  const totals = page.getByRole('row', { name: /^Totaal voor 8 dagen/ })
  await expect(totals).toContainText('€75,50')
  await expect(totals).toContainText('€55,60')

  await page.getByRole('link', { name: /Terug naar parkeren bij Schiphol/ }).click()
  await card.getByRole('link', { name: 'Ringvaart Parking', exact: true }).click()
  await expect(page).toHaveURL(/ringvaart-parking\?van=\d{4}-12-12&tot=\d{4}-12-19&vanTijd=05:30/)
  const panel = page.getByRole('complementary', { name: 'Prijs en reserveren' })
  await expect(panel).toContainText('75,50')

  const provider = panel.getByRole('link', { name: /Bekijk & reserveer/ })
  await expect(provider).toHaveAttribute(
    'href',
    /^\/voorbeeld-boeken\?luchthaven=AMS&terrein=ringvaart-parking&van=\d{4}-12-12&tot=\d{4}-12-19&/,
  )
  await expect(provider).toHaveAttribute('rel', /sponsored/)
})

test('a reader computes the order again, and finds the same', async ({ page }) => {
  await page.goto('/hoe-wij-vergelijken')
  await expect(page.getByText('Je browser komt op dezelfde volgorde uit.')).toBeVisible()
  await expect(
    page.getByText('Wij tonen 4 van 7 ons bekende aanbieders bij Schiphol.'),
  ).toBeVisible()

  await page.getByLabel('Luchthaven').selectOption({ label: 'EIN, Eindhoven' })
  await page.getByLabel('Sorteer op').selectOption({ label: 'Afstand' })
  await page.getByRole('button', { name: 'Reken opnieuw' }).click()
  await expect(page.getByRole('row', { name: /^1 Kempen Valet/ })).toContainText('gelijk')
  await expect(page.getByText('3 terreinen, ')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a stay with times has its total, and its lines unfold', async ({ page }) => {
    await page.goto(`/parkeren/schiphol?van=${comingYear}-12-12&tot=${comingYear}-12-19`)
    await page.getByLabel('Tijd van ophalen').selectOption('23:30')
    await page.getByLabel('Tijd van brengen').selectOption('05:30')
    await page.getByRole('button', { name: 'Bijwerken' }).click()

    const card = page.getByRole('article').filter({ hasText: 'Ringvaart Parking' })
    await expect(card).toContainText('€75,50 totaal voor 8 dagen')
    await card.getByText('Zo is dit berekend').click()
    await expect(card.getByRole('row', { name: /^Totaal/ })).toContainText('€75,50')
  })

  test('the order is there to read, and nothing is compared', async ({ page }) => {
    await page.goto('/hoe-wij-vergelijken?luchthaven=eindhoven')

    await expect(page.getByRole('columnheader', { name: 'Prijs van' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Zelfde' })).toHaveCount(0)
    await expect(page.getByRole('row', { name: /^1 / })).toContainText('Lichtstad Parking')
  })
})
