import type { Page } from '@playwright/test'
import { call, logIn } from './admin.ts'
import { expect, testOnKeptPage as test } from './journey.ts'

type Saved = { id: number; version: number }

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

const airport = (code: string, name: string, slug: string) => ({
  code,
  name,
  slug,
  description: 'Een luchthaven voor deze reis.',
  officialParkings: 'P1, P2',
  priceFrom: 4.25,
  imageUrl: '/images/luchthaven-eindhoven.svg',
})

test('the admin adds, edits and deletes an airport, and undoes the deletion', async ({ page }) => {
  await logIn(page, '/admin/airports')
  await expect(page).toHaveURL('/admin/airports')
  await page.getByRole('link', { name: 'Nieuwe luchthaven' }).click()

  await fill(page, { Naam: 'Groningen Eelde' })
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue('groningen-eelde')
  await fill(page, {
    'IATA Code': 'grq',
    'Prijs vanaf (€)': '4.25',
    'Officiële parkeerplaatsen': 'P1, P2',
    Beschrijving: 'Een kleine luchthaven die beschikt over drie parkeerterreinen.',
    'Afbeelding URL': '/images/luchthaven-eindhoven.svg',
  })
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(
    page.getByText('Luchthaven "Groningen Eelde" is succesvol toegevoegd.').first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/airports\?updated=\d+/)
  await expect(page.getByText(/drie parkeerterreinen/)).toBeVisible()

  const site = await page.context().newPage()
  await site.goto('/parkeren/groningen-eelde')
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Groningen Eelde')

  await page.getByRole('link', { name: 'Groningen Eelde' }).click()
  await fill(page, { Naam: 'Eelde', Slug: 'eelde' })
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Luchthaven "Eelde" is succesvol bijgewerkt.').first()).toBeVisible()
  await site.goto('/parkeren/groningen-eelde')
  await expect(site).toHaveURL('/parkeren/eelde')
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Eelde')

  await expect(page).toHaveURL(/updated/)
  await page.getByRole('row', { name: /Eelde/ }).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
  await expect(
    page.getByText('Weet je zeker dat je luchthaven "Eelde" wilt verwijderen?'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByText('Luchthaven "Eelde" is succesvol verwijderd.').first()).toBeVisible()
  // A focused toast stays open.
  await page.keyboard.press('F8')
  expect((await site.request.get('/parkeren/eelde')).status()).toBe(404)

  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByRole('link', { name: 'Eelde' })).toBeVisible()
  await site.goto('/parkeren/eelde')
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Eelde')
})

test.describe('a refused change', () => {
  test.use({ expectedComplaints: [/409 \(Conflict\)/] })

  test('in one of two tabs loses neither edit', async ({ page, request }) => {
    const { id } = await call<Saved>(
      request,
      'POST',
      '/api/admin/airports',
      airport('ANR', 'Antwerpen', 'antwerpen'),
    )
    await logIn(page, `/admin/airports/${id}/edit`)
    const other = await page.context().newPage()
    await logIn(other, `/admin/airports/${id}/edit`)

    await fill(other, { 'Officiële parkeerplaatsen': 'P1, P9' })
    await other.getByRole('button', { name: 'Opslaan' }).click()
    await expect(other).toHaveURL(/updated/)

    await fill(page, { Naam: 'Antwerpen Deurne' })
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(
      page.getByText('Overgenomen van een ander: Officiële parkeerplaatsen.').first(),
    ).toBeVisible()
    await expect(page).toHaveURL(/updated/)

    const saved = await call<Record<string, unknown>>(request, 'GET', `/api/admin/airports/${id}`)
    expect(saved).toMatchObject({ name: 'Antwerpen Deurne', officialParkings: 'P1, P9' })
  })

  test('to an airport with parkings is explained', async ({ page }) => {
    await logIn(page, '/admin/airports')
    await page
      .getByRole('row', { name: /Rotterdam/ })
      .getByRole('button')
      .click()
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
    await page.getByRole('button', { name: 'Verwijderen' }).click()

    await expect(
      page.getByRole('list', { name: 'In gebruik bij' }).getByRole('link'),
    ).not.toHaveCount(0)
    await page.getByRole('button', { name: 'Sluiten' }).first().click()
    await expect(page.getByRole('link', { name: 'Rotterdam' })).toBeVisible()
  })
})

test.describe('a session', () => {
  test.use({ expectedComplaints: [/401 \(Unauthorized\)|409 \(Conflict\)/] })

  test('that expired shows a login over the page, and the form keeps its values', async ({
    page,
    request,
  }) => {
    const { id } = await call<Saved>(
      request,
      'POST',
      '/api/admin/airports',
      airport('LGG', 'Luik', 'luik'),
    )
    await logIn(page, `/admin/airports/${id}/edit`)
    await fill(page, { Naam: 'Luik Bierset' })
    await page.evaluate(() => {
      const { password, ...rest } = JSON.parse(sessionStorage.getItem('adminCredentials') ?? '{}')
      const other = { ...rest, password: `${password.slice(0, -4)}AAAA` }
      sessionStorage.setItem('adminCredentials', JSON.stringify(other))
    })
    await page.getByRole('button', { name: 'Opslaan' }).click()

    const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' })
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill('een lang wachtwoord')
    await dialog.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page).toHaveURL(/updated/)
    await expect(page.getByRole('link', { name: 'Luik Bierset' })).toBeVisible()
  })

  test('is invalid everywhere after logging out', async ({ page }) => {
    await logIn(page)
    const credentials = await page.evaluate(() => sessionStorage.getItem('adminCredentials') ?? '')
    const { username, password } = JSON.parse(credentials)
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL('/admin/login')

    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
    const answer = () => page.request.get('/api/admin/dashboard', { headers: { authorization } })
    await expect.poll(async () => (await answer()).status()).toBe(401)
    await page.goto('/admin/airports')
    await expect(page).toHaveURL(/\/admin\/login/)
  })
})

test('leaving an unsaved form asks for confirmation', async ({ page }) => {
  await logIn(page, '/admin/airports/new')
  await fill(page, { Naam: 'Bijna weg' })
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: 'Blijf hier' }).click()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Bijna weg')

  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: 'Niet opslaan' }).click()
  await expect(page).toHaveURL('/admin')
})
