import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminContact } from '#domain/contact/contact.ts'
import { aContact, first, inbox, list, show } from '#test/inbox.tsx'

beforeEach(() => page.viewport(1280, 900))

const report = {
  parkingId: 4,
  parkingName: 'Ringvaart Parking',
  airportCode: 'AMS',
  topic: 'prijs',
  airportSlug: 'schiphol',
  parkingSlug: 'ringvaart-parking',
} as const
const reported = aContact({
  id: 9,
  name: 'Reiziger',
  email: '',
  subject: 'Klopt dit niet? Ringvaart Parking (AMS): prijs',
  message: 'Nu kost het €79,00.',
  report,
})
const withReports = (at: string, ...reports: AdminContact[]) =>
  show({ [list]: inbox([...reports, first]) }, at)

test('a report says what it is about, and leads to the parking and its page', async () => {
  const { message, rows } = await withReports('/admin/contacts?status=alle&id=9', reported)

  await expect.element(rows.first().getByText('Melding: prijs')).toBeVisible()
  await expect.element(message.getByText('Melding: prijs')).toBeVisible()
  await expect
    .element(message.getByRole('link', { name: 'Bewerk Ringvaart Parking' }))
    .toHaveAttribute('href', '/admin/parkings/4/edit')
  await expect
    .element(message.getByRole('link', { name: 'Bekijk op de site' }))
    .toHaveAttribute('href', '/parkeren/schiphol/ringvaart-parking')
})

test('a report without an e-mail address says that there is nobody to answer', async () => {
  const { message, screen } = await withReports('/admin/contacts?status=alle&id=9', reported)

  await expect
    .element(message.getByText('Er is geen e-mailadres om op te antwoorden.'))
    .toBeVisible()
  await expect.element(message.getByRole('link', { name: 'Beantwoorden' })).not.toBeInTheDocument()
  await message.getByRole('button', { name: 'Meer over Reiziger' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Geschiedenis' })).toBeVisible()
  await expect
    .element(screen.getByRole('menuitem', { name: 'Gegevens van deze persoon' }))
    .not.toBeInTheDocument()
})

test('a reply to a report does not take the traveller for a name', async () => {
  const answerable = { ...reported, email: 'reiziger@example.com' }
  const { message } = await withReports('/admin/contacts?status=alle&id=9', answerable)

  await expect
    .element(message.getByRole('link', { name: 'Beantwoorden' }))
    .toHaveAttribute('href', expect.stringContaining('Beste%20reiziger%2C'))
})

test('the reports are shown by themselves', async () => {
  const { rows, screen } = await withReports('/admin/contacts', reported)
  await screen.getByRole('button', { name: 'Meldingen 1' }).click()

  await expect.poll(() => rows.elements()).toHaveLength(1)
  await expect.element(rows.first().getByText('Melding: prijs')).toBeVisible()
})
