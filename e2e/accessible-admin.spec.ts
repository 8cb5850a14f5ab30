import type { APIRequestContext, Page } from '@playwright/test'
import { call, logIn } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, testOnKeptPage as test } from './journey.ts'
import { adminDialogs } from './walk/admin-dialogs.ts'
import { adminPages } from './walk/admin-pages.ts'
import { beyondEdge } from './walk/beyond-edge.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Grouped, so that not each of them logs in. */
const inGroups = <Each>(all: Each[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )

/** Where there is more of the same than axe has time for: on a phone only this is looked at. */
const someOf: Record<string, string> = { '/admin/api': 'article:first-of-type' }

/** In light and dark, on a wide screen and on a phone. */
async function expectFit(page: Page, within?: string, onPhone = within) {
  for (const viewport of [wide, phone]) {
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await expectAccessible(page, viewport === phone ? onPhone : within)
      expect(await page.evaluate(beyondEdge), 'what reaches beyond its edge').toEqual([])
    })
  }
  await page.setViewportSize(wide)
}

// Each walks several screens, four times.
test.describe.configure({ timeout: 240_000 })

// The page that is not found, and what dialogs are about.
test.use({ expectedComplaints: [/40[149] \(|503 \(/] })

const pages = inGroups(Object.values(adminPages).flat(), 5)

for (const [at, paths] of pages.entries()) {
  test(`the admin's pages are accessible and fit, ${at + 1} of ${pages.length}`, async ({
    page,
  }) => {
    await page.setViewportSize(wide)
    await logIn(page)
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expectFit(page, undefined, someOf[path])
      })
    }
  })
}

const dialogs = inGroups(adminDialogs, 5)

for (const [at, shown] of dialogs.entries()) {
  test(`the admin's dialogs are accessible and fit, ${at + 1} of ${dialogs.length}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(wide)
    await logIn(page)
    for (const { file, at, open } of shown) {
      await test.step(file, async () => {
        await page.goto(at, { waitUntil: 'networkidle' })
        await open(page, asAdmin(request))
        await page.locator('dialog[open]').last().waitFor()
        await expectFit(page, 'dialog[open]')
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }
  })
}

const asAdmin =
  (request: APIRequestContext) =>
  <Body>(method: string, path: string, body?: unknown) =>
    call<Body>(request, method, path, body)

test('the dialog of prices is accessible, and fits at 390 px and at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logIn(page, '/admin/parkings')
  await page.getByRole('checkbox', { name: /^Selecteer alle/ }).click()
  await page.getByRole('button', { name: 'Prijs wijzigen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prijs wijzigen' })

  async function expectFine(state: string): Promise<void> {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await test.step(`${state}, ${width} px`, async () => {
        await expectAccessible(page)
        expect(await page.evaluate(beyondEdge)).toEqual([])
      })
    }
  }

  await dialog.getByLabel('Verhogen met (%)').fill('12,5')
  await dialog
    .getByRole('button', { name: /bedragen van / })
    .first()
    .click()
  await expectFine('amounts of a season')
  await dialog.getByRole('radio', { name: /^Maak er een nieuw seizoen van/ }).check()
  await dialog.getByRole('button', { name: 'Maak tarieven' }).click()
  await dialog.getByText('Kies de eerste dag').waitFor()
  await expectFine('a new season with mistakes')
  await dialog.getByRole('radio', { name: /^Prijs per dag van parkings zonder tarief/ }).check()
  await dialog.getByText(/met een tarief voor vandaag$/).click()
  // It is grey while it is computed again.
  await expect(dialog.getByRole('region', { name: 'Voorbeeld' })).not.toHaveAttribute('aria-busy')
  await expectFine('prices per day')
})
