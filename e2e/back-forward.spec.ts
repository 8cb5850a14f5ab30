import { chromium, expect, test } from '@playwright/test'
import { chromiumFlags, findBrowser } from '../test/chromium.ts'

const pages = [
  '/',
  '/luchthavens',
  '/parkeren/schiphol?van=2027-07-12&tot=2027-07-26',
  '/welke-luchthaven?van=2027-07-12&tot=2027-07-26',
  '/prijzen?luchthaven=eindhoven&dagen=3',
  '/vergelijken?terreinen=1,2',
  '/blog',
  '/faq',
  '/contact',
  '/cookiebeleid',
]

// Playwright turns the cache off by default.
const options = {
  executablePath: findBrowser(),
  args: chromiumFlags,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}

test('going back to any public page shows it as it was left', async ({ baseURL }) => {
  const browser = await chromium.launch(options)
  const page = await browser.newPage()

  for (const path of pages) {
    await page.goto(`${baseURL}${path}`)
    await page.evaluate(() => Object.assign(window, { isLeft: true }))
    // Another document: following a link within the site would keep this one.
    await page.goto(`${baseURL}/robots.txt`)
    await page.goBack({ waitUntil: 'commit' })

    const isSame = () => page.evaluate(() => 'isLeft' in window)
    await expect.poll(isSame, path).toBe(true)
  }
  await browser.close()
})
