import type { Page } from '@playwright/test'
import { expect, testOnKeptPage as test, test as testOnOwnPage } from './journey.ts'

const message = {
  Naam: 'Zoë Jansen',
  'E-mail': 'zoe@example.com',
  Onderwerp: 'Mijn reservering',
  Bericht: 'Hoe laat rijdt de eerste shuttle op zondag?',
}
const alertText =
  'Er is een fout opgetreden bij het verzenden van je bericht. Probeer het later opnieuw.'

async function fill(page: Page, special: Partial<typeof message> = {}) {
  for (const [label, value] of Object.entries({ ...message, ...special })) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}
const send = (page: Page) => page.getByRole('button', { name: /^Verzenden/ }).click()

test('a message is sent, and another one can be started', async ({ page }) => {
  await page.goto('/contact')
  await fill(page)
  await send(page)

  await expect(page.getByText('Bedankt voor je bericht!')).toBeVisible()
  await expect(
    page.getByText('We hebben je bericht ontvangen en zullen zo snel mogelijk reageren.'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Nieuw bericht versturen' }).click()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('')
})

test('an error is shown at its field, and nothing is sent', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/contact')
  await fill(page, { Naam: 'Z', 'E-mail': 'zoe@', Onderwerp: 'Hoi', Bericht: 'Kort' })
  await send(page)

  for (const error of [
    'Naam moet minimaal 2 karakters bevatten',
    'Ongeldig e-mailadres',
    'Onderwerp moet minimaal 5 karakters bevatten',
    'Bericht moet minimaal 10 karakters bevatten',
  ]) {
    await expect(page.getByText(error).last()).toBeVisible()
  }
  expect(calls).not.toContain('/api/contact')
})

test.describe('when the server fails', () => {
  testOnOwnPage.use({ expectedComplaints: [/./] })

  for (const [how, answer] of [
    ['a 500', { status: 500, body: '{"error":"stuk"}' }],
    ['a lost connection', undefined],
  ] as const) {
    testOnOwnPage(`${how} shows a message and keeps what was typed`, async ({ page }) => {
      await page.route('**/api/contact', (route) =>
        answer ? route.fulfill(answer) : route.abort('connectionfailed'),
      )
      const alerts: string[] = []
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message())
        dialog.accept()
      })
      await page.goto('/contact')
      await fill(page)
      await send(page)

      await expect.poll(() => alerts).toEqual([alertText])
      for (const [label, value] of Object.entries(message)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
      }
      await expect(page.getByRole('button', { name: 'Verzenden' })).toBeEnabled()
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/422 \(Unprocessable Entity\)/] })

  test('an invalid form returns with its errors and what was typed', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, { 'E-mail': 'zoe@' })
    await send(page)

    await expect(page.getByText('Ongeldig e-mailadres').last()).toBeVisible()
    await expect(page.getByLabel('Bericht', { exact: true })).toHaveValue(message.Bericht)
  })

  test('a message is sent', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await send(page)

    await expect(page.getByText('Bedankt voor je bericht!')).toBeVisible()
  })
})
