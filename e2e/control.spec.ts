import type { Page } from '@playwright/test'
import { call, logIn } from './admin.ts'
import { expect, testOnKeptPage as test } from './journey.ts'

const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()
const toast = (page: Page) => page.getByRole('region', { name: /Meldingen/ })

/** Pastes an image, as from the clipboard of a screenshot. */
const paste = (page: Page) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'scherm.png', { type: 'image/png' }))
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(paste)
  }, picture)

test('a report from the site is answered in the queue, and what is due is checked by keyboard', async ({
  page,
  request,
}) => {
  type Parking = { id: number; name: string; version: number }
  const added = await call<{ rows: (Parking & Record<string, unknown>)[] }>(
    request,
    'GET',
    '/api/admin/parkings?airport=EIN&pageSize=1',
  )
  const [like] = added.rows
  const name = `Controlepark ${Date.now()}`
  const parking = await call<Parking>(request, 'POST', '/api/admin/parkings', {
    ...like,
    name,
    slug: undefined,
    reviews: 0,
    priceCheckedOn: '2001-01-01',
    facts: {
      surface: { value: 'gras', checkedOn: '2001-01-02', source: 'website' },
      entrance: { value: 'Weg 1', checkedOn: '2001-01-03', source: 'website' },
    },
  })

  const unique = `Nu kost het €79,00. Gezien om ${Date.now()}.`
  await page.goto('/klopt-dit-niet?luchthaven=schiphol&terrein=ringvaart-parking')
  await page.getByRole('radio', { name: 'Prijs', exact: true }).check()
  await page.getByLabel('Wat moet er staan?').fill(unique)
  // A guess takes a visitor who is faster than a person for a bot, and its report stays in the inbox.
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Verstuur melding' }).click()
  await expect(page.getByRole('heading', { name: 'Bedankt voor je melding!' })).toBeVisible()

  await logIn(page, '/admin/contacts')
  await page.getByRole('searchbox').fill(unique)
  await page.getByRole('link', { name: 'Open in Controle' }).click()
  const report = page.getByRole('article', { name: 'Melding over Ringvaart Parking' })
  await expect(report.getByText(unique)).toBeVisible()
  await expect(report.getByText('€79,00', { exact: true })).toBeVisible()
  await page.keyboard.press('y')
  await expect(toast(page).getByText('Klopte al')).toBeVisible()

  const row = (item: string) =>
    page.getByRole('listitem').getByRole('button', { name: `${name} ${item}` })
  // Anywhere in the queue, also beyond the portion of today, which is none in a weekend.
  await page.goto(`/admin/controle?bij=fact:entrance@p${parking.id}`)
  await row('prijs').click()
  await expect(heading(page)).toHaveText(name)
  await page.getByRole('button', { name: 'Bewijs' }).click()
  await page.getByLabel('Adres').fill('https://example.com/prijzen')
  await paste(page)
  await expect(page.getByText('scherm.png')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/picture'))
  await page.keyboard.press('y')
  expect((await kept).status()).toBe(200)
  await expect(row('prijs')).toHaveCount(0)

  await row('ondergrond').click()
  await page.keyboard.press('s')
  await expect(toast(page).getByText('Tot morgen weggelegd')).toBeVisible()
  await row('adres van de inrit').click()
  await page.keyboard.press('e')
  await page.getByLabel('Adres van de inrit').fill('Weg 2')
  await page.keyboard.press('Enter')
  await expect(toast(page).getByText('Gewijzigd')).toBeVisible()
  await expect(row('adres van de inrit')).toHaveCount(0)

  type Facts = { facts: Record<string, { value: string; checkedOn: string }> }
  const after = await call<Facts & { priceCheckedOn: string }>(
    request,
    'GET',
    `/api/admin/parkings/${parking.id}`,
  )
  expect(after.facts.entrance?.value).toBe('Weg 2')
  expect(after.facts.surface?.checkedOn).toBe('2001-01-02')
  expect(after.priceCheckedOn > '2001-01-01').toBe(true)

  type Past = { id: number; url: string; hasPicture: boolean }[]
  const history = `/api/admin/checks/history?item=price&parking=${parking.id}`
  const [check] = await call<Past>(request, 'GET', history)
  expect(check).toMatchObject({ url: 'https://example.com/prijzen', hasPicture: true })
  await call(request, 'DELETE', `/api/admin/parkings/${parking.id}`)
})
