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
