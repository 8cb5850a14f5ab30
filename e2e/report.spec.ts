import type { Page } from '@playwright/test'
import { logIn } from './admin.ts'
import { expect, testOnKeptPage as test } from './journey.ts'

const form = '/klopt-dit-niet?luchthaven=schiphol&terrein=ringvaart-parking'
const text = 'Op de site van de aanbieder kost 12 tot en met 19 december nu €79,00.'

const topic = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const message = (page: Page) => page.getByLabel('Wat moet er staan?')
const send = (page: Page) => page.getByRole('button', { name: 'Verstuur melding' }).click()
const thanks = (page: Page) => page.getByRole('heading', { name: 'Bedankt voor je melding!' })

test('a report is sent from its page, and lies in the inbox', async ({ page }) => {
  const unique = `${text} Gezien om ${Date.now()}.`
  await page.goto(form)
  await topic(page, 'Prijs').check()
  await message(page).fill(unique)
  await send(page)
  await expect(thanks(page)).toBeVisible()

  await logIn(page, '/admin/contacts')
  await page.getByRole('searchbox').fill(unique)
  const row = page.getByRole('list', { name: 'Contact aanvragen' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Klopt dit niet? Ringvaart Parking (AMS): prijs')
  await expect(row).toContainText('Melding: prijs')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/422 \(Unprocessable Entity\)/] })

  test('a report comes back with its errors and what was typed, and is then sent', async ({
    page,
  }) => {
    await page.goto(form)
    await topic(page, 'Shuttle').check()
    await message(page).fill(text)
    await page.getByLabel('E-mailadres').fill('jo@')
    await send(page)

    await expect(page.getByText('Ongeldig e-mailadres').last()).toBeVisible()
    await expect(topic(page, 'Shuttle')).toBeChecked()
    await expect(message(page)).toHaveValue(text)

    await page.getByLabel('E-mailadres').fill('')
    await send(page)
    await expect(thanks(page)).toBeVisible()
    expect(page.url()).toContain('verzonden=ja')

    await page.getByRole('button', { name: 'Nog iets melden' }).click()
    await expect(message(page)).toHaveValue('')
    await expect(page.getByText('Wat klopt er niet aan Ringvaart Parking?')).toBeVisible()
  })
})

test.describe('for a parking that is not there', () => {
  test.use({ expectedComplaints: [/404/] })

  test('the page is a 404', async ({ page }) => {
    const response = await page.goto('/klopt-dit-niet?luchthaven=schiphol&terrein=weg')

    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
  })
})
