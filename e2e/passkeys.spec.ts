import type { BrowserContext, Page } from '@playwright/test'
import { admin, call } from './admin.ts'
import { expect, test } from './journey.ts'

const account = { username: 'pasja', password: 'weer een lang wachtwoord' }

test.use({ expectedComplaints: [/401 \(Unauthorized\)/] })

/** A phone or laptop with a finger on it, as Chromium pretends one. */
async function withAuthenticator(context: BrowserContext, page: Page) {
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function givePassword(page: Page) {
  await page.getByLabel('Gebruikersnaam').fill(account.username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Uitloggen' }).first().click()
  await expect(page).toHaveURL('/admin/login')
}

test('a passkey is a second step, and a login without a password, until it is removed', async ({
  context,
  page,
  request,
}) => {
  const { token } = await call<{ token: string }>(request, 'POST', '/api/admin/administrators', {
    password: admin.password,
    username: account.username,
    role: 'editor',
  })
  await call(request, 'PUT', '/api/password-link', { token, next: account.password })
  await withAuthenticator(context, page)
  await page.goto('/admin/settings/access')
  await givePassword(page)

  const panel = page.getByRole('region', { name: 'Passkeys' })
  await panel.getByRole('button', { name: 'Passkey toevoegen' }).click()
  const question = page.getByRole('dialog', { name: 'Passkey toevoegen' })
  await question.getByLabel('Naam van de passkey').fill('Laptop')
  await question.getByLabel('Je huidige wachtwoord').fill(account.password)
  await question.getByRole('button', { name: 'Toevoegen' }).click()
  const codes = panel.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await panel.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await expect(panel.getByText('nog niet gebruikt')).toBeVisible()

  await logOut(page)
  await givePassword(page)
  await expect(page.getByLabel('Herstelcode')).toBeVisible()
  await page.getByRole('button', { name: 'Gebruik je passkey' }).click()
  await expect(page).toHaveURL('/admin')

  await logOut(page)
  await page.getByRole('button', { name: 'Gebruik een passkey' }).click()
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/settings/access')
  await expect(panel.getByText('laatst gebruikt op')).toBeVisible()

  await panel.getByRole('button', { name: /^Verwijderen\s*: Laptop/ }).click()
  const removal = page.getByRole('dialog', { name: /"Laptop" wilt verwijderen/ })
  await removal.getByLabel('Je huidige wachtwoord').fill(account.password)
  await removal.getByRole('button', { name: 'Gebruik je passkey' }).click()
  await expect(removal.getByText('Je passkey is gebruikt. Ga verder.')).toBeVisible()
  await removal.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await expect(panel.getByRole('list', { name: 'Passkeys' })).toBeHidden()

  await logOut(page)
  await page.getByRole('button', { name: 'Gebruik een passkey' }).click()
  await expect(page.getByText('Met deze passkey lukte het niet.').first()).toBeVisible()
  await givePassword(page)
  await expect(page).toHaveURL('/admin')
})
