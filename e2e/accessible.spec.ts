import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { logIn } from './admin.ts'
import { expect, test } from './journey.ts'

const pages = [
  '/',
  '/luchthavens',
  '/parkeren/schiphol',
  '/parkeren/schiphol?tab=informatie',
  '/parkeren/charleroi',
  '/blog',
  '/blog/vroeg-boeken-loont',
  '/faq',
  '/faq?tab=luchthavens',
  '/hoe-wij-vergelijken',
  '/vergelijken?terreinen=1,2',
  '/contact',
  '/over-ons',
  '/privacybeleid',
  '/admin/login',
  '/admin/uitnodiging',
]

/** Grouped so that each test logs in once. */
const screens = {
  'of airports': ['/admin/airports', '/admin/airports/new', '/admin/airports/1/edit'],
  'of parkings': ['/admin/parkings', '/admin/parkings/new', '/admin/parkings/1/edit'],
  'of posts and FAQs': ['/admin/blog', '/admin/blog/new', '/admin/faqs', '/admin/faqs/new'],
  'with history and figures': [
    '/admin',
    '/admin/contacts',
    '/admin/analytics',
    '/admin/settings/changes',
  ],
  'of settings': ['/admin/settings', '/admin/settings/access', '/admin/settings/backups'],
  'of the rest': [
    '/admin/media',
    '/admin/parkings/import',
    '/admin/settings/deleted',
    '/admin/api',
  ],
}

// Without transitions: axe must not measure a colour halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const options: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Level A as well, but off by default in axe.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page, options)).toEqual([])
  expect(await page.evaluate(misspelled)).toEqual([])

  // The dark theme only has other colours. Inherited ones arrive a level at a time.
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction(() => document.getAnimations().length === 0)
  expect(await violations(page, { ...options, runOnly: ['color-contrast'] }), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

async function violations(page: Page, chosen: typeof options) {
  // By default axe opens another page to add up frames of other sites; there are none here.
  const axe = new AxeBuilder({ page }).options(chosen).setLegacyMode()
  const { violations: found } = await axe.analyze()
  return found.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }))
}

/** Errors that an HTML validator finds and axe does not. */
function misspelled(): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const levels = all('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.at(1)))
  const addresses = ['src', 'href'].flatMap((name) =>
    all(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  )
  return [
    ...all('[popovertarget][aria-expanded]').map(({ outerHTML }) => outerHTML),
    ...levels.filter((level, at) => level > (levels[at - 1] ?? level) + 1).map((h) => `h${h}`),
    ...addresses.filter((address) => /[\s"<>\\^`{|}]/.test(address)),
  ]
}

for (const width of [360, 1280]) {
  for (const path of pages) {
    test(`${path} is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path, { waitUntil: 'networkidle' })
      if (!path.startsWith('/admin'))
        await page.getByRole('button', { name: 'Alles accepteren' }).waitFor()
      await expectAccessible(page)
    })
  }
}

for (const [which, paths] of Object.entries(screens)) {
  test(`the admin screens ${which} are accessible`, async ({ page }) => {
    await logIn(page)
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expectAccessible(page)
      })
    }
  })
}
