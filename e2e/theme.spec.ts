import type { Page } from '@playwright/test'
import { logIn } from './admin.ts'
import { expect, test } from './journey.ts'

const light = 'rgb(255, 255, 255)'
const dark = 'rgb(11, 21, 34)'

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the theme follows the system, and the switch is not offered', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await expect(page.locator('body')).toHaveCSS('background-color', dark)
    await expect(page.getByRole('group', { name: 'Weergave' })).toBeHidden()

    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('body')).toHaveCSS('background-color', light)
  })
})

test('a chosen theme holds before the first script, on every page and in the admin', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  expect(await background(page)).toBe(light)
  expect(await barColor(page)).toBe('#ffffff')
  await page.getByRole('group', { name: 'Weergave' }).getByLabel('Donker').check()
  expect(await background(page)).toBe(dark)
  expect(await barColor(page)).toBe('#0b1522')

  // The page's scripts never arrive: only the one in its head has run. The page before may still be
  // loading parts of its own, so it is left first.
  await page.goto('about:blank')
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/parkeren/schiphol', { waitUntil: 'domcontentloaded' })
  expect(await background(page)).toBe(dark)
  await page.unroute('**/assets/*.js')

  await logIn(page)
  expect(await background(page)).toBe(dark)
  await page.getByRole('button', { name: /^Account van/ }).click()
  const choice = page.getByRole('group', { name: 'Weergave' })
  await expect(choice.getByLabel('Donker')).toBeChecked()
  await choice.getByLabel('Automatisch').check()
  expect(await background(page)).toBe(light)
})

test('print is always light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await page.getByRole('group', { name: 'Weergave' }).getByLabel('Donker').check()

  await page.emulateMedia({ media: 'print' })
  expect(await background(page)).toBe(light)
})
