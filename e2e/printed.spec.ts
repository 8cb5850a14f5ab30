import type { Page } from '@playwright/test'
import { expect, testOnKeptPage as test } from './journey.ts'

test.use({ expectedComplaints: [/404/] })

for (const path of ['/', '/luchthavens', '/bestaat-niet']) {
  test(`what searches ${path} is not on its paper`, async ({ page }) => {
    await page.goto(path)
    const button = page.getByRole('button', { name: 'Zoeken' })
    await expect(button).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(button).toBeHidden()
  })
}

test('what computes the order again is not on paper, and the order is', async ({ page }) => {
  await page.goto('/hoe-wij-vergelijken')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Reken opnieuw' })).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'Prijs van' })).toBeVisible()
})

/** The sheets of paper that a page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length
}

const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** At hours without service, with the warnings of that. */
const closed = `?van=${dayIn(30)}&tot=${dayIn(37)}&vanTijd=02:00&totTijd=03:15`

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const parking of ['ringvaart-parking', 'vertrekvalet-schiphol']) {
      for (const stay of ['', `?van=${dayIn(30)}&tot=${dayIn(37)}`, closed]) {
        const when = stay === closed ? 'while nobody answers' : stay ? 'with a stay' : 'without one'
        test(`the arrival card of ${parking}, ${when}, is one sheet`, async ({ page }) => {
          await page.goto(`/parkeren/schiphol/${parking}/aankomstkaart${stay}`)
          expect(await sheets(page)).toBe(1)
        })
      }
    }
  })
}
