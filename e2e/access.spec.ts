import type { Page } from '@playwright/test'
import { timeStep } from '#domain/access/totp.ts'
import { codeAt } from '#server/access/totp.ts'
import { admin, call } from './admin.ts'
import { expect, testOnKeptPage as test } from './journey.ts'

// A second account, because every other journey logs in with a password alone.
const second = { username: 'nienke', password: 'nog een lang wachtwoord' }

test.use({ expectedComplaints: [/401 \(Unauthorized\)/] })

async function givePassword(page: Page) {
  await page.getByLabel('Gebruikersnaam').fill(second.username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(second.password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

async function giveCode(page: Page, label: string, code: string) {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

const isRefused = (page: Page) =>
  expect(page.getByText('Deze code klopt niet.').first()).toBeVisible()

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Uitloggen' }).first().click()
  await expect(page).toHaveURL('/admin/login')
}

test('with a second factor a password is not enough, and a code works once', async ({
  page,
  request,
}) => {
  const { token } = await call<{ token: string }>(request, 'POST', '/api/admin/administrators', {
    password: admin.password,
    username: second.username,
    role: 'manager',
  })
  await call(request, 'PUT', '/api/password-link', { token, next: second.password })
  await page.goto('/admin/settings/access')
  await givePassword(page)

  const panel = page.getByRole('region', { name: 'Inloggen in twee stappen' })
  await panel.getByRole('button', { name: 'Aanzetten' }).click()
  const question = page.getByRole('dialog', { name: 'Inloggen in twee stappen aanzetten' })
  await question.getByLabel('Je huidige wachtwoord').fill(second.password)
  await question.getByRole('button', { name: 'Verder' }).click()

  await expect(page.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible()
  const secret = (await panel.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await panel.getByLabel('Code uit je app').fill(codeAt(secret, timeStep(new Date())))
  await panel.getByRole('button', { name: 'Aanzetten' }).click()
  const codes = panel.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recovery = ''] = await codes.allTextContents()
  await panel.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await expect(panel.getByText('Je hebt nog 10 van de 10 herstelcodes.')).toBeVisible()

  await logOut(page)
  await givePassword(page)
  // The next code is valid already; the current one may be used.
  const code = codeAt(secret, timeStep(new Date()) + 1)
  await giveCode(page, 'Code uit je app', code)
  await expect(page).toHaveURL('/admin')

  await logOut(page)
  await givePassword(page)
  await giveCode(page, 'Code uit je app', code)
  await isRefused(page)
  await page.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
  await giveCode(page, 'Herstelcode', recovery)
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/settings/access')
  await expect(panel.getByText('Je hebt nog 9 van de 10 herstelcodes.')).toBeVisible()

  await logOut(page)
  await givePassword(page)
  await page.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
  await giveCode(page, 'Herstelcode', recovery)
  await isRefused(page)
})

test('a colleague who is invited as a reader chooses a password, and may only look', async ({
  page,
  request,
}) => {
  const { token } = await call<{ token: string }>(request, 'POST', '/api/admin/administrators', {
    password: admin.password,
    username: 'meekijker',
    role: 'reader',
  })
  await page.goto(`/admin/uitnodiging#${token}`)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('een eigen wachtwoord')
  await page.getByLabel('Wachtwoord nogmaals').fill('een eigen wachtwoord')
  await page.getByRole('button', { name: 'Opslaan en inloggen' }).click()

  await expect(page).toHaveURL('/admin')
  await page.getByRole('button', { name: 'Account van meekijker' }).click()
  await expect(page.getByText('Lezer, twee stappen uit')).toBeVisible()
  await page.goto('/admin/airports/1/edit')
  await expect(page.getByText('Je kunt meekijken, niet wijzigen.')).toBeVisible()
  await expect(page.getByLabel('Naam', { exact: true })).toBeDisabled()
  await page.goto('/admin/settings/backups')
  await expect(page.getByText('Deze pagina is niet voor jouw rol')).toBeVisible()
})
