import { comingYear } from '#test/coming-year.ts'
import { expect, testOnKeptPage as test } from './journey.ts'

const stay = `van=${comingYear}-03-02&tot=${comingYear}-03-09`

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a traveller sees where parking is cheapest, and takes the stay along', async ({ page }) => {
    await page.goto('/welke-luchthaven')
    await page.locator('input[name=van]').fill(`${comingYear}-03-02`)
    await page.locator('input[name=tot]').fill(`${comingYear}-03-09`)
    await page.locator('select[name=totTijd]').selectOption('23:30')
    await page.getByRole('button', { name: 'Toon totaalprijs' }).click()

    const rows = page.getByRole('table').getByRole('row')
    // Other journeys add airports: those without parkings close the list.
    await expect(rows.filter({ hasText: 'Schiphol' })).toContainText('€')
    await expect(rows.last()).toContainText('We vergelijken hier nog geen aanbieders.')
    await rows.filter({ hasText: 'Eindhoven' }).getByRole('link').click()
    await expect(page).toHaveURL(`/parkeren/eindhoven?${stay}&totTijd=23:30&personen=2`)
  })

  test('a wrong time is said at its field', async ({ page }) => {
    await page.goto(`/welke-luchthaven?${stay}&vanTijd=06:31`)

    await expect(page.getByText('Kies een tijd op het kwartier, zoals 06:30.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kies eerst je dagen' })).toBeVisible()
  })

  test('parking is compared with what a taxi costs', async ({ page }) => {
    await page.goto(`/parkeren/schiphol?tab=informatie&${stay}&personen=3`)
    await page.getByLabel('Taxi, heen en terug').fill('130')
    await page.getByLabel('Trein, per persoon').fill('twintig')
    await page.getByRole('button', { name: 'Vergelijk', exact: true }).click()

    await expect(page).toHaveURL(/tab=informatie&van=\d{4}-03-02&.*personen=3&taxi=130&/)
    await expect(page.getByText(/^Taxi, €130,00\. Parkeren is goedkoper tot en met/)).toBeVisible()
    await expect(page.getByLabel('Trein, per persoon')).toHaveAccessibleDescription(
      'Vul een bedrag in, bijvoorbeeld 38,40.',
    )
  })

  test('the prices of this month are on a page and in a file', async ({ page, request }) => {
    await page.goto('/prijzen')
    await expect(page.getByRole('row', { name: /Schiphol/ })).toContainText('€')
    await expect(page.getByText(/^Bron: Parkeerpiloot, parkeerprijzen/)).toBeVisible()

    const file = await request.get(
      (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
    )
    expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8')
    expect(await file.text()).toContain(';AMS;Schiphol;8;')
    const json = await request.get(
      (await page.getByRole('link', { name: 'JSON' }).getAttribute('href')) ?? '',
    )
    expect(await json.json()).toContainEqual(
      expect.objectContaining({ airportCode: 'AMS', days: 3, lowest: expect.any(Number) }),
    )
  })
})

test('an answer is recomputed when the stay changes', async ({ page }) => {
  await page.goto(`/welke-luchthaven?${stay}`)
  await expect(page.getByRole('table', { name: /^Parkeren voor 8 dagen/ })).toBeVisible()

  await page.locator('input[name=tot]').fill(`${comingYear}-03-04`)
  await page.getByRole('button', { name: 'Toon prijzen voor 3 dagen' }).click()
  await expect(page.getByRole('table', { name: /^Parkeren voor 3 dagen/ })).toBeVisible()
})
