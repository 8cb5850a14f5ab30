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
    // A page that is left while it loads something may not be kept.
    await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => Object.assign(window, { isLeft: true }))
    // Another document: following a link within the site would keep this one.
    await page.goto(`${baseURL}/robots.txt`)
    await page.goBack({ waitUntil: 'commit' })

    await expect.poll(() => page.evaluate(outcome), path).toBe('as it was left')
  }
  await browser.close()
})

function outcome(): string {
  // Of a page that was loaded again, the browser's entry has the reasons.
  return 'isLeft' in window
    ? 'as it was left'
    : JSON.stringify(performance.getEntriesByType('navigation'))
}
