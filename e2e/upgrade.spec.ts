import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { type BuiltSite, startSite } from '#test/built-site.ts'
import { currentBuild, starter } from '../scripts/current-build.mjs'
import { logIn } from './admin.ts'
import { expect, hasAnswered, test } from './journey.ts'
import { servesAll } from './serves-all.ts'

test.use({
  expectedComplaints: [
    /status of (404|422)|niet goed ingevuld|dynamically imported module|loading route module|manifest version mismatch/,
  ],
})

const notice = /^De site is vernieuwd terwijl deze pagina openstond/

const gone = { status: 404 }
const replaced = { status: 204, headers: { 'x-remix-reload-document': 'true' } }

/** As for a tab whose version the site no longer has. Gives the pages that are loaded as a document. */
async function upgrade(page: Page, missing: RegExp, isOver = (_documents: string[]) => false) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  for (const [address, answer] of [[missing, gone] as const, [/__manifest/, replaced] as const]) {
    await page.route(address, (route) =>
      isOver(documents) ? route.continue() : route.fulfill(answer),
    )
  }
  return documents
}

test('a page whose scripts are gone loads itself again once, and then says so', async ({
  page,
}) => {
  await hasAnswered(page)
  const documents = await upgrade(page, /faq-content-/)
  await page.goto('/faq')
  await expect(page.getByRole('alert')).toContainText(notice)
  expect(documents).toEqual(['/faq', '/faq'])

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Opnieuw laden' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  expect(documents).toEqual(['/faq', '/faq', '/faq'])
})

test('a page where something was typed only says so', async ({ page }) => {
  await hasAnswered(page)
  await page.goto('/contact')
  await page.route(/check-message-/, (route) => route.fulfill(gone))
  await page.getByLabel('Naam', { exact: true }).fill('Zoë Jansen')
  const documents = await upgrade(page, /check-message-/)
  await page.getByRole('button', { name: /^Verzenden/ }).click()

  await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Zoë Jansen')
  expect(documents).toEqual([])
})

test('a link to a page whose script is gone loads that page', async ({ page }) => {
  await hasAnswered(page)
  const documents = await upgrade(page, /\/blog-(?!content)/, ({ length }) => length > 1)
  await page.goto('/contact')
  await page.getByLabel('Naam', { exact: true }).fill('Zoë Jansen')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()

  await expect(page).toHaveTitle(/^Blog/)
  await expect(page.getByRole('alert')).toBeHidden()
  expect(documents).toEqual(['/contact', '/blog'])
})

test('a screen of the admin does the same', async ({ page }) => {
  await logIn(page)
  const documents = await upgrade(page, /rich-text-/)
  await page.goto('/admin/blog/new')

  await expect(page.getByRole('alert')).toContainText(notice)
  expect(documents).toEqual(['/admin/blog/new', '/admin/blog/new'])
})

test.describe('a build', () => {
  let folder: string
  let site: BuiltSite

  // As after an upgrade of the checkout: of that it has the packages only. Another build lies beside it.
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'build-'))
    await mkdir(join(folder, 'build/other/client/assets'), { recursive: true })
    await writeFile(join(folder, 'build/other/built'), '')
    await writeFile(join(folder, 'build/other/client/assets/before.js'), 'export {}')
    await cp(currentBuild(), join(folder, 'build', basename(currentBuild())), { recursive: true })
    await cp(starter, join(folder, starter))
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    site = await startSite({ DATA_DIR: join(folder, 'data') }, folder)
  })
  test.afterAll(async () => {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('needs nothing of the checkout but the packages', async ({ request }) => {
    await servesAll(request, site)
  })

  test('answers for the assets of the one before', async ({ request }) => {
    expect((await request.get(`${site.url}/assets/before.js`)).status()).toBe(200)
    expect((await request.get(`${site.url}/assets/never.js`)).status()).toBe(404)
  })
})
