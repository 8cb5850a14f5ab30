import { expect, type Page } from '@playwright/test'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { call, logIn } from './admin.ts'
import { test } from './journey.ts'

// What a payout covers is not undone before that payout.
test.use({ expectedComplaints: [/409 \(/] })

const today = amsterdamDay(new Date())
const [arrival, departure] = [dayAfter(today, 40), dayAfter(today, 47)]

const programme = {
  ...{ name: 'Een hele ronde', network: 'direct', providerId: null },
  ...{ status: 'active', statusSince: today, networkNumber: null },
  ...{ cookieDays: 30, certainAfter: 'booking', certainDays: null },
  ...{ parameter: 'ref', longest: 40, hosts: ['example.com'], wrapper: null },
  ...{ brandTerms: null, vouchers: null, contact: null, note: null },
  rates: [{ startsOn: today, unit: 'amount', rate: 400 }],
}

const dutch = (day: string) => day.split('-').toReversed().join('-')

/** A file of one booking, as far as the last step before it is taken over. */
async function openFile(page: Page, reference: string, state: string) {
  await page.goto('/admin/conversions/import')
  await page.getByLabel('Programma').selectOption({ label: programme.name })
  const lines = [
    'Transactienummer;Datum boeking;Commissie;Toestand;Verwijzing',
    `RONDE-1;${dutch(today)};12,50;${state};${reference}`,
  ]
  await page.setInputFiles('input[type=file]', {
    ...{ name: 'boekingen.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) },
  })
  await page.getByRole('button', { name: 'Neem 1 regel over' }).click()
  await expect(page.getByText('1 conversie is toegevoegd of gewijzigd.')).toBeVisible()
}

test('a stay on the home page becomes a booking, is approved, paid, and stands on the board', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000)
  const { id } = await call<{ id: number }>(request, 'POST', '/api/admin/programmes', programme)
  const coupling = { programmeId: id, startsOn: today }
  const { rows } = await call<{ rows: { id: number }[] }>(
    ...([request, 'GET', '/api/admin/parkings?airport=RTM'] as const),
  )
  for (const parking of rows) {
    await call(request, 'POST', `/api/admin/parkings/${parking.id}/couplings`, coupling)
  }

  await page.addInitScript(() => Object.assign(navigator, { sendBeacon: undefined }))
  await page.goto('/')
  await page.getByLabel('Auto brengen').fill(arrival)
  await page.getByLabel('Auto ophalen').fill(departure)
  await page.getByRole('button', { name: /Rotterdam/ }).click()
  await expect(page).toHaveURL(`/parkeren/rotterdam?van=${arrival}&tot=${departure}`)
  await expect(page.getByText('Je data gaan mee').first()).toBeVisible()
  const clicked = page.waitForResponse('**/api/affiliate-clicks')
  const opened = context.waitForEvent('page')
  const leave = page.getByRole('link', { name: /^Bekijk & reserveer/ }).first()
  await leave.click()
  const provider = await opened
  await expect(provider.getByRole('heading', { name: /^Deze data kwamen mee/ })).toBeVisible()
  const reference = new URL(provider.url()).searchParams.get('ref') ?? ''
  expect(reference).toMatch(/^[a-z0-9]{12}$/)
  await provider.close()
  expect((await clicked).status()).toBe(204)

  await logIn(page)
  await openFile(page, reference, 'open')
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('Alles is ongedaan gemaakt.')).toBeVisible()
  await openFile(page, reference, 'open')
  await page.goto('/admin/conversions?q=RONDE-1')
  await expect(page.getByText('click gevonden').filter({ visible: true }).first()).toBeVisible()

  await openFile(page, reference, 'goedgekeurd')
  const file = page
  const other = await context.newPage()
  // A tab has a login of its own.
  await logIn(other, '/admin/payouts')
  await other.getByRole('button', { name: 'Nieuwe uitbetaling' }).click()
  const form = other.getByRole('form', { name: 'Nieuwe uitbetaling' })
  await form.getByLabel('Netwerk').selectOption('direct')
  await form.getByLabel('Ontvangen, zonder btw').fill('12,50')
  await form.getByLabel('Nummer', { exact: true }).fill('RONDE-UIT')
  await form.getByLabel('Ik plak de nummers').check()
  await form.getByRole('textbox', { name: 'Nummers' }).fill('RONDE-1')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await expect(other.getByText('1 conversie staat nu op betaald.').first()).toBeVisible()

  await other.goto('/admin/opbrengst')
  await expect(other.getByText(programme.name).filter({ visible: true }).first()).toBeVisible()

  await file.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(file.getByText(/RONDE-UIT\. Maak die eerst ongedaan\./).first()).toBeVisible()
})
