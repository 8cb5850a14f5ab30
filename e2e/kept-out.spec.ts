import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { timeStep } from '#domain/access/totp.ts'
import { codeAt } from '#server/access/totp.ts'
import { type BuiltSite, siteAdmin, startSite } from '#test/built-site.ts'

// Stops its site and works in its folder: a site of its own.
test.describe.configure({ timeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-kept-out-'))
const settings = { DATA_DIR: folder, TRUST_PROXY: '1' }
const office = '10.1.2.3'
const elsewhere = '203.0.113.9'
const colleague = { username: 'nienke', password: 'nog een lang wachtwoord' }
const manager = { username: siteAdmin.ADMIN_USERNAME, password: siteAdmin.ADMIN_PASSWORD }

let site: BuiltSite

test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true })
})

async function call<Answer>(method: string, path: string, body: object): Promise<Answer> {
  const basic = Buffer.from(`${manager.username}:${manager.password}`).toString('base64')
  const answer = await fetch(site.url + path, {
    method,
    headers: {
      ...{ authorization: `Basic ${basic}`, 'content-type': 'application/json' },
      'x-forwarded-for': office,
    },
    body: JSON.stringify(body),
  })
  expect(answer.ok, `${method} ${path}`).toBe(true)
  const text = await answer.text()
  // The caller states the type of the response: see server/api.
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

/** A browser whose address the proxy tells. */
async function pageFrom(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  return context.newPage()
}

async function logIn(page: Page, { username, password }: typeof colleague) {
  await page.goto('/admin/login')
  await page.getByLabel('Gebruikersnaam').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

function onTheMachine(...parameters: string[]): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['scripts/admin.ts', ...parameters],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder }, encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
  return stdout
}

test('other networks find no admin, who lacks a second step sets one up, and the machine lifts both', async ({
  browser,
}) => {
  site = await startSite(settings)
  const { token } = await call<{ token: string }>('POST', '/api/admin/administrators', {
    password: manager.password,
    username: colleague.username,
    role: 'editor',
  })
  await call('PUT', '/api/password-link', { token, next: colleague.password })
  const own = { password: manager.password }
  const factor = '/api/admin/account/second-factor'
  const { secret } = await call<{ secret: string }>('POST', factor, own)
  await call('PUT', factor, { code: codeAt(secret, timeStep(new Date())) })

  const inside = await pageFrom(browser, office)
  await logIn(inside, manager)
  await inside
    .getByLabel('Code uit je app', { exact: true })
    .fill(codeAt(secret, timeStep(new Date()) + 1))
  await inside.getByRole('button', { name: 'Inloggen' }).click()
  await expect(inside).toHaveURL('/admin')
  await inside.goto('/admin/settings#toegang')
  await inside
    .getByLabel('Inloggen in twee stappen verplicht')
    .selectOption('Voor beheerders en redacteuren')
  await inside.getByLabel('Beheer alleen vanaf deze netwerken').fill('10.1.0.0/16')
  await inside.getByRole('button', { name: 'Opslaan' }).click()
  await expect(inside.getByText('Instellingen opgeslagen', { exact: true })).toBeVisible()

  const outside = await pageFrom(browser, elsewhere)
  const missing = await outside.goto('/bestaat-niet')
  const heading = outside.getByRole('heading', { level: 1 })
  const said = (await heading.textContent()) ?? ''
  for (const path of ['/admin', '/admin/login', '/admin/settings']) {
    const answer = await outside.goto(path)
    expect([path, answer?.status()]).toEqual([path, missing?.status()])
    await expect(heading).toHaveText(said)
    await expect(outside.getByLabel('Wachtwoord', { exact: true })).toHaveCount(0)
  }
  expect((await outside.goto('/'))?.status()).toBe(200)

  const desk = await pageFrom(browser, office)
  await logIn(desk, colleague)
  const setUp = desk.getByRole('heading', { name: 'Stel je tweede stap in' })
  await expect(setUp).toBeVisible()
  await desk.goto('/admin/parkings')
  await expect(setUp).toBeVisible()

  await site.stop()
  onTheMachine('networks', 'off')
  onTheMachine('two-steps', 'off')
  site = await startSite(settings)
  const home = await pageFrom(browser, elsewhere)
  await logIn(home, colleague)
  await expect(home).toHaveURL('/admin')
  await expect(home.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(home.getByRole('heading', { name: 'Stel je tweede stap in' })).toBeHidden()
})
