import type { Locator } from '@playwright/test'
import { expect, testOnKeptPage as test } from './journey.ts'

// Forced colours take away every background and shadow. What is selected is to be seen without them.

test.use({ forcedColors: 'active', viewport: { width: 1280, height: 900 } })

/** The edges that are drawn of an element or its mark, in the colours of the system. */
const edges = (at: Locator, pseudo?: string) =>
  at.evaluate((element, pseudo) => {
    const { display, borderBottom, outline, scale } = getComputedStyle(element, pseudo)
    return { display, borderBottom, outline, scale }
  }, pseudo)

const drawn = /^4px solid rgb\(/

test('the selected tab has a line under it', async ({ page }) => {
  await page.goto('/parkeren/schiphol')
  const line = (name: string) => edges(page.getByRole('tab', { name }), '::after')

  expect((await line('Prijzen')).borderBottom).toMatch(drawn)
  expect((await line('Informatie')).display).toBe('none')
})

test('the page of the menu that is open has a line under it', async ({ page }) => {
  await page.goto('/blog')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  const line = (name: string) => edges(menu.getByRole('link', { name }), '::after')

  expect((await line('Blog')).borderBottom).toMatch(drawn)
  expect((await line('Blog')).scale).toMatch(/^(1|none|100%)/)
  expect((await line('Contact')).scale).toMatch(/^0/)
})

test('the chosen theme has an outline', async ({ page }) => {
  await page.goto('/blog')
  const themes = page.getByRole('group', { name: 'Weergave' })
  const outline = async (name: string) => (await edges(themes.getByText(name))).outline

  expect(await outline('Automatisch')).toMatch(/^rgb\(\d+, \d+, \d+\) solid 2px/)
  expect(await outline('Donker')).not.toContain('solid')
})

test('the track of a slider keeps its colours', async ({ page }) => {
  await page.goto('/parkeren/schiphol')
  const slider = page.getByRole('slider').first()
  await slider.fill('5')
  const seen = await settled(slider)
  await page.emulateMedia({ forcedColors: 'none' })

  expect(seen.equals(await settled(slider))).toBe(true)
})

/** Its picture, once two in a row are the same: the list may still follow the slider. */
async function settled(slider: Locator): Promise<Buffer> {
  let last = await slider.screenshot()
  await expect
    .poll(async () => {
      const former = last
      last = await slider.screenshot()
      return last.equals(former)
    })
    .toBe(true)
  return last
}
