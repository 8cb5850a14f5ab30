import { expect, test } from './journey.ts'

test.describe('an address that leads nowhere', () => {
  test.use({ expectedComplaints: [/404 \(Not Found\)/] })

  test('answers 404 with both lines of the specification', async ({ page }) => {
    const response = await page.goto('/bestaat/niet')

    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  })
})
