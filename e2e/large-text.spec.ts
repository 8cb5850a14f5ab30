import type { Page } from '@playwright/test'
import { comingYear } from '#test/coming-year.ts'
import { logIn } from './admin.ts'
import { expect, hasAnswered, test } from './journey.ts'
import { withTextSize } from './text-size.ts'

const pages = [
  '/',
  '/luchthavens',
  '/parkeren/schiphol',
  '/parkeren/schiphol?tab=informatie',
  `/welke-luchthaven?van=${comingYear}-03-02&tot=${comingYear}-03-09`,
  '/prijzen',
  '/parkeren/charleroi',
  `/parkeren/schiphol/ringvaart-parking?van=${comingYear}-07-12&tot=${comingYear}-07-26&totTijd=23:30`,
  '/parkeren/schiphol/vertrekvalet-schiphol',
  '/blog',
  '/blog/over-de-grens-vliegen',
  '/faq?tab=luchthavens',
  '/hoe-wij-vergelijken',
  '/vergelijken?terreinen=1,2,3',
  '/vertrekplanner?luchthaven=schiphol&terrein=polderpark-shuttle&vlucht=08:05&rijden=52&landing=22:20',
  '/contact',
  '/klopt-dit-niet?luchthaven=schiphol&terrein=ringvaart-parking',
  '/over-ons',
  '/cookiebeleid',
  '/bestaat-niet',
]

const screens = ['/admin', '/admin/parkings', '/admin/parkings/1/edit', '/admin/settings']

const phone = { width: 390, height: 844 }
/** A small laptop, the same at 125%, and a phone on its side. */
const lowScreens = [
  { width: 1366, height: 657 },
  { width: 1366, height: 510 },
  { width: 640, height: 300 },
]
const settings = [
  { name: '130%', size: 21, viewport: phone },
  { name: '150%', size: 24, viewport: phone },
  { name: '200%', size: 32, viewport: phone },
  { name: '200% on a small phone', size: 32, viewport: { width: 320, height: 640 } },
  { name: '200% on a laptop', size: 32, viewport: { width: 1440, height: 900 } },
  { name: 'the usual size, at 400% zoom', size: 16, viewport: { width: 320, height: 256 } },
  ...lowScreens.map((viewport) => ({
    name: `the usual size, at ${viewport.width} x ${viewport.height}`,
    size: 16,
    viewport,
  })),
]

/** What reaches beyond the right edge; in a scroller of its own it may. */
async function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** The share of the screen's height that stays in place while the page scrolls under it. */
async function stuckShare(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  return page.evaluate(() => {
    const heights = [
      ...document.querySelectorAll('header, #cookies, main .sticky, main [class*="--tray-at"]'),
    ]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => {
        const isAtAnEdge = top < 1 || bottom > window.innerHeight - 1
        return isAtAnEdge && width > window.innerWidth / 2
      })
      .map(({ top, bottom }) => Math.min(bottom, window.innerHeight) - Math.max(top, 0))
    return heights.reduce((sum, height) => sum + Math.max(0, height), 0) / window.innerHeight
  })
}

test.use({ expectedComplaints: [/404 \(Not Found\)/] })

/** Has a look at each size of text. */
async function atEachSize(page: Page, look: () => Promise<void>) {
  await withTextSize(page, async (setTextSize) => {
    for (const { name, size, viewport } of settings) {
      await page.setViewportSize(viewport)
      await setTextSize(size)
      await test.step(name, look)
    }
  })
}

/** Wherever one has scrolled to. */
async function expectHeaderSticks(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  const { y } = (await page.locator('header').first().boundingBox()) ?? {}
  expect(y, 'the top of the header').toBe(0)
}

const expectRoom = async (page: Page) => expect(await stuckShare(page)).toBeLessThanOrEqual(1 / 3)

test('the question about cookies leaves the header where it is, and most of the screen to the page', async ({
  page,
}) => {
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Alles accepteren' }).waitFor()
  await atEachSize(page, async () => {
    await expectHeaderSticks(page)
    await expectRoom(page)
  })
})

test('the question about cookies and a comparison share the room that the header leaves', async ({
  page,
}) => {
  await page.goto('/parkeren/schiphol?vergelijk=1,2')
  await page.getByRole('button', { name: 'Alles accepteren' }).waitFor()
  await expect(page.getByRole('region', { name: 'Je vergelijking' })).toBeAttached()
  await atEachSize(page, async () => {
    await expectHeaderSticks(page)
    await expectRoom(page)
  })
})

test('nothing of the question about cookies has to be scrolled to at the usual size', async ({
  page,
}) => {
  await page.goto('/faq')
  const banner = page.getByRole('region', { name: 'Mogen we cookies plaatsen?' })
  await banner.waitFor()
  for (const viewport of [phone, ...lowScreens]) {
    await page.setViewportSize(viewport)
    const hidden = await banner.evaluate((each) => each.scrollHeight - each.clientHeight)
    expect(hidden, `${viewport.width} x ${viewport.height}`).toBeLessThanOrEqual(0)
  }
})

for (const path of pages) {
  test(`${path} fits at each size of text, and most of the screen is its own`, async ({ page }) => {
    await hasAnswered(page)
    await page.goto(path)
    await atEachSize(page, async () => {
      expect(await tooWide(page)).toBeLessThanOrEqual(0)
      await expectRoom(page)
    })
  })
}

test("the site's name is whole at each size of text", async ({ page }) => {
  await hasAnswered(page)
  await page.goto('/faq')
  const name = page.getByRole('banner').getByText('Parkeerpiloot', { exact: true })
  await atEachSize(page, async () => {
    expect(await name.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
  })
})

/** The icons in view, with their height. */
const iconHeights = (page: Page) =>
  page
    .locator('svg.lucide')
    .filter({ visible: true })
    .evaluateAll((icons) => icons.map((icon) => [icon.classList.value, icon.clientHeight] as const))

test('icons grow along with the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasAnswered(page)
  for (const path of [
    '/',
    '/luchthavens?zoek=utrecht',
    '/parkeren/schiphol',
    '/parkeren/schiphol/polderpark-shuttle/aankomstkaart',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      const usual = new Map(await iconHeights(page))
      await withTextSize(page, async (setTextSize) => {
        await setTextSize(32)
        const grown = (await iconHeights(page)).filter(([name]) => usual.has(name))
        expect(grown.filter(([name, height]) => height <= (usual.get(name) ?? 0))).toEqual([])
      })
    })
  }
})

test('the tray of a comparison leaves most of the screen to the page', async ({ page }) => {
  await hasAnswered(page)
  await page.goto('/parkeren/schiphol?vergelijk=1,2')
  await expect(page.getByRole('region', { name: 'Je vergelijking' })).toBeAttached()
  await atEachSize(page, async () => {
    expect(await tooWide(page)).toBeLessThanOrEqual(0)
    await expectHeaderSticks(page)
    await expectRoom(page)
  })
})

test('the admin fits with text at 200%', async ({ page }) => {
  await page.setViewportSize(phone)
  await logIn(page)
  await withTextSize(page, async (setTextSize) => {
    for (const path of screens) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.getByRole('heading', { level: 1 }).waitFor()
        await setTextSize(32)
        expect(await tooWide(page)).toBeLessThanOrEqual(0)
      })
    }
  })
  for (const viewport of [phone, ...lowScreens, { width: 320, height: 256 }]) {
    await page.setViewportSize(viewport)
    await test.step(`${viewport.width} x ${viewport.height}`, () => expectHeaderSticks(page))
  }
})
