import { logIn } from './admin.ts'
import { expect, testOnKeptPage as test } from './journey.ts'

test('a visitor’s message is found, answered, resolved and reopened', async ({ page }) => {
  const site = await page.context().newPage()
  await site.goto('/contact')
  for (const [label, value] of Object.entries({
    Naam: 'Wout Peeters',
    'E-mail': 'wout+reis@example.com',
    Onderwerp: 'Laadpaal & sleutel?',
    Bericht: 'Staat er een laadpaal bij de parking?\nEn mag ik mijn sleutel houden?',
  })) {
    await site.getByLabel(label, { exact: true }).fill(value)
  }
  await site.getByRole('button', { name: /^Verzenden/ }).click()
  await expect(site.getByText('Bedankt voor je bericht!')).toBeVisible()

  await logIn(page, '/admin/contacts')
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('wout+reis')
  // After resolving, the next message is that of the list on the screen.
  await expect(page.getByText('1 gevonden')).toBeVisible()
  await page.getByRole('link', { name: 'Laadpaal & sleutel?' }).click()
  const message = page.getByRole('article', { name: 'Laadpaal & sleutel?' })
  await expect(message).toContainText('En mag ik mijn sleutel houden?')
  await expect(message.getByText('Open', { exact: true })).toBeVisible()

  const href = await message.getByRole('link', { name: 'Beantwoorden' }).getAttribute('href')
  const reply = new URL(href ?? '')
  expect(reply.protocol).toBe('mailto:')
  expect(decodeURIComponent(reply.pathname)).toBe('wout+reis@example.com')
  expect(reply.searchParams.get('subject')).toMatch(/^Re: Laadpaal & sleutel\? \(kenmerk PP-\d+\)$/)
  const body = reply.searchParams.get('body') ?? ''
  expect(body).toMatch(/^Beste Wout Peeters,\r\n/)
  expect(body).toContain(
    '> Staat er een laadpaal bij de parking?\r\n> En mag ik mijn sleutel houden?',
  )

  await message.getByRole('button', { name: 'Markeer als opgelost' }).click()
  await expect(page.getByText('Bericht opgelost').first()).toBeVisible()
  await page.reload()
  await expect(message.getByText('Opgelost', { exact: true })).toBeVisible()

  await message.getByRole('button', { name: 'Heropenen' }).click()
  await expect(page.getByText('Bericht heropend').first()).toBeVisible()
  await page.reload()
  await expect(message.getByText('Open', { exact: true })).toBeVisible()
})
