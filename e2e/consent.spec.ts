import { expect, testOnKeptPage as test } from './journey.ts'

const choice = () => localStorage.getItem('cookieConsent')

for (const [button, stored] of [
  ['Alles accepteren', 'accepted'],
  ['Alleen noodzakelijk', 'declined'],
  ['Sluiten', 'declined'],
] as const) {
  test(`"${button}" is stored as ${stored}, and contacts no other host`, async ({ page }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto('/')
    await page.getByRole('button', { name: button, exact: true }).click()

    await expect(page.getByRole('button', { name: 'Alles accepteren' })).toBeHidden()
    expect(await page.evaluate(choice)).toBe(stored)

    await page.reload()
    await page.waitForTimeout(1_500)
    await expect(page.getByRole('button', { name: 'Alles accepteren' })).toBeHidden()
    expect([...hosts]).toEqual(['localhost:3999'])
  })
}

test('the footer reopens the banner', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Alleen noodzakelijk' }).click()

  await page.getByRole('button', { name: 'Cookie-instellingen' }).click()
  await page.getByRole('button', { name: 'Alles accepteren' }).click()
  expect(await page.evaluate(choice)).toBe('accepted')
})
