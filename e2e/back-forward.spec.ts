import { chromium, expect, type Page, test } from '@playwright/test'
import { comingYear } from '#test/coming-year.ts'
import { chromiumFlags, findBrowser } from '../test/chromium.ts'

const pages = [
  '/',
  '/luchthavens',
  `/parkeren/schiphol?van=${comingYear}-07-12&tot=${comingYear}-07-26`,
  `/welke-luchthaven?van=${comingYear}-07-12&tot=${comingYear}-07-26`,
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
    let reasons = await reasonsAgainst(page, `${baseURL}${path}`)
    for (let tries = 1; tries < 4 && reasons.some(isOfTheBrowser); tries += 1) {
      reasons = await reasonsAgainst(page, `${baseURL}${path}`)
    }
    expect(reasons, path).toEqual([])
  }
  await browser.close()
})

/** Leaves a page, goes back, and tells why the browser had to load it again: no reasons if it had kept it. */
async function reasonsAgainst(page: Page, url: string): Promise<string[]> {
  // A page that is left while it loads something may not be kept.
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { isLeft: true }))
  // Another document: following a link within the site would keep this one.
  await page.goto(new URL('/robots.txt', url).href)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(() => location.pathname !== '/robots.txt')

  return page.evaluate(() => {
    if ('isLeft' in window) return []
    const [loaded] = performance.getEntriesByType('navigation')
    const { reasons } = loaded?.toJSON().notRestoredReasons ?? { reasons: [] }
    return ['loaded again', ...reasons.map(({ reason }: { reason: string }) => reason)]
  })
}

/** On a busy machine a browser now and then drops a page that nothing speaks against; it does not say why. */
function isOfTheBrowser(reason: string): boolean {
  return reason === 'masked' || reason === 'navigating'
}
