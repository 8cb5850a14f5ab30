import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import type axe from 'axe-core'
import { dayName } from '#domain/text/day-name.ts'
import { comingYear } from '#test/coming-year.ts'
import { call, logIn } from './admin.ts'
import { everyPage } from './every-page.ts'
import { expect, testOnKeptPage as test } from './journey.ts'
import { withTextSize } from './text-size.ts'

const week = `van=${comingYear}-03-01&tot=${comingYear}-03-08`

/** Pages in a state that has more to see. */
const states = [
  `/luchthavens?${week}`,
  `/parkeren/schiphol?${week}`,
  `/parkeren/schiphol?${week}&afstand=1`,
  `/parkeren/schiphol?van=${comingYear}-03-08&tot=${comingYear}-03-01`,
  '/parkeren/schiphol?vergelijk=1,2',
  `/parkeren/charleroi?${week}`,
  '/luchthavens?zoek=utrecht',
  '/blog/over-de-grens-vliegen',
  '/bestaat-niet',
  `/?van=${comingYear}-03-01&tot=${comingYear}-03-08`,
  `/welke-luchthaven?van=${comingYear}-03-01&tot=${comingYear}-03-08`,
  '/parkeren/schiphol?tab=informatie&taxi=130&trein=veel',
  `/parkeren/schiphol/ringvaart-parking?van=${comingYear}-07-12&tot=${comingYear}-07-26&totTijd=23:30`,
  '/faq?tab=luchthavens',
  `/vergelijken?terreinen=1,2,3,4&van=${comingYear}-03-01&tot=${comingYear}-03-08`,
  `/vertrekplanner?luchthaven=schiphol&terrein=polderpark-shuttle&van=${comingYear}-07-12&tot=${comingYear}-07-26&vlucht=08:05&rijden=52&landing=laat`,
  '/parkeren/schiphol/polderpark-shuttle/aankomstkaart',
  '/admin/login',
  '/admin/uitnodiging',
]

/** What has nothing that another page, or such a state of it, has not. */
const seenElsewhere = new Set([
  '/welke-luchthaven',
  '/parkeren/meer',
  '/parkeren/schiphol/ringvaart-parking',
  '/vergelijken',
  '/affiliate-disclaimer',
  '/algemene-voorwaarden',
  '/cookiebeleid',
])

type Step = (page: Page) => Promise<unknown>

/** Where the dates are folded away, they are unfolded first. */
const typeLaterDate: Step = async (page) => {
  const until = page.getByLabel('Auto ophalen', { exact: true }).first()
  if (!(await until.isVisible())) {
    await page.locator('details', { has: until }).locator('summary').first().click()
  }
  await until.fill(`${comingYear}-03-15`)
}

type Given = (request: APIRequestContext) => Promise<unknown>

/** An airport of which the slider of the minutes hides parkings. */
async function addFarParkings(request: APIRequestContext): Promise<void> {
  await call(request, 'POST', '/api/admin/airports', {
    code: 'EME',
    name: 'Emden',
    slug: 'emden',
    description: 'Een luchthaven met terreinen die ver weg liggen.',
    officialParkings: 'P1',
    priceFrom: 4.25,
    imageUrl: '/images/luchthaven-eindhoven.svg',
  })
  for (const distance of [12, 25, 35]) {
    await call(request, 'POST', '/api/admin/parkings', {
      airportCode: 'EME',
      name: `Dijk ${distance}`,
      type: 'shuttle',
      distance,
      pricePerDay: 5,
      rating: 4.2,
      reviews: 12,
      affiliateUrl: 'https://example.com/dijk?bron=parkeerpiloot',
      imageUrl: '/images/parking-shuttle-1.svg',
      features: { security: true, covered: false, chargingPoint: false, keyDrop: false },
    })
  }
}

/** What a visitor's step leaves on a page. */
const steps: { what: string; path: string; step: Step; isOnPhone?: true; given?: Given }[] = [
  {
    what: 'dates that are not applied yet',
    path: `/parkeren/schiphol?${week}`,
    step: typeLaterDate,
  },
  {
    what: 'dates that are not applied yet beside a comparison',
    path: `/vergelijken?terreinen=1,2,3&${week}`,
    step: typeLaterDate,
  },
  {
    what: 'dates that are not applied yet beside a parking',
    path: `/parkeren/schiphol/ringvaart-parking?${week}`,
    step: typeLaterDate,
  },
  {
    what: 'the parkings beyond the end of the slider',
    path: '/parkeren/emden',
    given: addFarParkings,
    step: async (page) => {
      await page.getByRole('button', { name: 'Toon ze' }).click()
      await page.getByRole('heading', { name: '3 parkeerterreinen gevonden' }).waitFor()
    },
  },
  {
    what: 'all that unfolds',
    path: `/parkeren/schiphol/ringvaart-parking?${week}`,
    step: (page) =>
      page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      }),
  },
  {
    what: 'the source of a check',
    path: `/parkeren/schiphol?${week}`,
    step: (page) =>
      page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          if (details instanceof HTMLDetailsElement) details.open = true
        }
      }),
  },
  {
    what: 'a message with mistakes',
    path: '/contact',
    step: async (page) => {
      await page.getByRole('button', { name: 'Verzenden' }).click()
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
  {
    what: 'a report with mistakes',
    path: '/klopt-dit-niet?luchthaven=schiphol&terrein=ringvaart-parking',
    step: async (page) => {
      await page.getByLabel('E-mailadres').fill('jo@')
      await page.getByRole('button', { name: 'Verstuur melding' }).click()
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
  {
    what: 'no network',
    path: `/parkeren/schiphol?${week}`,
    step: async (page) => {
      await typeLaterDate(page)
      await page.context().setOffline(true)
      await page
        .getByRole('button', { name: /^Toon prijzen voor/ })
        .last()
        .click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    what: 'the menu',
    path: '/',
    step: (page) => page.getByRole('button', { name: 'Menu openen' }).click(),
    isOnPhone: true,
  },
  {
    what: 'the filters',
    path: '/parkeren/schiphol',
    step: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click()
      await page.getByRole('dialog').waitFor()
    },
    isOnPhone: true,
  },
]

const pages = [...everyPage.filter((path) => !seenElsewhere.has(path)), ...states]

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type Colour = {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (this: Colour, text: string) => Colour
}

declare global {
  interface Window {
    axe: typeof axe & { commons: { color: { Color: { prototype: Colour } } } }
  }
}

/** Grouped so that each test logs in once. */
const screens = {
  'of airports': ['/admin/airports', '/admin/airports/new', '/admin/airports/1/edit'],
  'of parkings': ['/admin/parkings', '/admin/parkings/new', '/admin/parkings/1/edit'],
  'of what is charged and known': [
    '/admin/parkings/1/edit?onderdeel=tarieven',
    '/admin/parkings/1/edit?onderdeel=feiten',
    '/admin/providers',
    '/admin/providers/1/edit',
  ],
  'of checks': [
    '/admin/controle',
    '/admin/parkings?datum=alles&sort=datum',
    '/admin/providers?datum=te-laat',
  ],
  'of posts and FAQs': ['/admin/blog', '/admin/blog/new', '/admin/faqs', '/admin/faqs/new'],
  'with history and figures': [
    '/admin',
    '/admin/contacts',
    '/admin/analytics',
    '/admin/settings/changes',
  ],
  'of settings': ['/admin/settings', '/admin/settings/access', '/admin/settings/backups'],
  'of colleagues and addresses': ['/admin/settings/colleagues', '/admin/settings/addresses'],
  'of the rest': [
    '/admin/media',
    '/admin/parkings/import',
    '/admin/settings/deleted',
    '/admin/api',
  ],
}

const options: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Level A as well, but off by default in axe.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  // axe downloads sheets and media again, for rules about orientation and about sound that plays by
  // itself. The first are off by default, and `misspelled` reports everything that can play.
  preload: false,
}

async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(runTimersAtOnce)
    await page.evaluate(axeSource)
    await page.evaluate(rememberColours)
    await page.evaluate(stopMotion)
  }
  expect(await violations(page, options)).toEqual([])
  expect(await page.evaluate(misspelled)).toEqual([])

  // The dark theme only has other colours.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, { ...options, runOnly: ['color-contrast'] }), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** On a page that may run no scripts, timers never come, and axe waits for one. */
function runTimersAtOnce(): void {
  if (!matchMedia('(scripting: none)').matches) return
  const atOnce = (then: () => void) => {
    then()
    return 0
  }
  window.setTimeout = atOnce as typeof window.setTimeout
}

/** axe parses the same few colours again for each element, in a third of its time. */
function rememberColours(): void {
  const { prototype } = window.axe.commons.color.Color
  const parse = prototype.parseString
  const parsed = new Map<string, Partial<Colour>>()
  prototype.parseString = function (text) {
    const colour = parsed.get(text)
    if (colour) return Object.assign(this, colour)
    const { r, g, b, alpha } = parse.call(this, text)
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}

/** axe must not measure a colour halfway. */
function stopMotion(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transition: none !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

async function violations(page: Page, chosen: axe.RunOptions) {
  const { violations: found } = await page.evaluate((given) => window.axe.run(given), chosen)
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
    ...all('audio, video').map(({ outerHTML }) => outerHTML),
    ...all('[popovertarget][aria-expanded]').map(({ outerHTML }) => outerHTML),
    ...levels.filter((level, at) => level > (levels[at - 1] ?? level) + 1).map((h) => `h${h}`),
    ...addresses.filter((address) => /[\s"<>\\^`{|}]/.test(address)),
  ]
}

const wide = { width: 1280, height: 800 }
const narrow = { width: 360, height: 800 }

/** With the browser's own text twice as large. */
async function expectAccessibleWhenLarge(page: Page): Promise<void> {
  await withTextSize(page, async (setTextSize) => {
    await setTextSize(32)
    expect(await violations(page, options)).toEqual([])
  })
}

test.describe('a page', () => {
  // The page that is not found, and a message that is refused.
  test.use({ expectedComplaints: [/404 \(Not Found\)/] })

  for (const path of pages) {
    test(`${path} is accessible at 360 px and at 1280 px`, async ({ page }) => {
      await page.setViewportSize(wide)
      await page.goto(path, { waitUntil: 'networkidle' })
      if (!path.startsWith('/admin'))
        await page.getByRole('button', { name: 'Alles accepteren' }).waitFor()

      await test.step('1280 px', () => expectAccessible(page))
      await page.setViewportSize(narrow)
      await test.step('360 px', () => expectAccessible(page))
      await test.step('text at 200%', () => expectAccessibleWhenLarge(page))
    })
  }
})

test.describe('a step', () => {
  test.use({ expectedComplaints: [/422 \(Unprocessable|ERR_INTERNET_DISCONNECTED/] })

  for (const { what, path, step, isOnPhone, given } of steps) {
    test(`${path} is accessible with ${what}`, async ({ page, context, request }) => {
      await given?.(request)
      await page.setViewportSize(isOnPhone ? narrow : wide)
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Alleen noodzakelijk' }).click()
      await step(page)

      await expectAccessible(page)
      await page.setViewportSize(narrow)
      await expectAccessibleWhenLarge(page)
      await context.setOffline(false)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/404 \(Not Found\)/] })

  for (const path of pages.filter((each) => !each.startsWith('/admin'))) {
    test(`${path} is accessible`, async ({ page }) => {
      await page.setViewportSize(narrow)
      await page.goto(path)
      await expectAccessible(page)
    })
  }
})

test('the calendar of a stay is accessible, with one month and with two', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto(`/parkeren/schiphol?van=${comingYear}-07-12&tot=${comingYear}-07-26`, {
      waitUntil: 'networkidle',
    })
    await page.getByRole('button', { name: 'Kalender openen' }).first().click()
    const calendar = page.getByRole('dialog', { name: 'Kies je data' })
    await calendar.getByRole('button', { name: dayName(`${comingYear}-07-15`) }).click()
    await test.step(`${width} px`, () => expectAccessible(page))
  }
})

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

/** What of an open dialog is cut or stands beyond its edge. */
function beyondDialog(): string[] {
  const dialog = document.querySelector('dialog:modal')
  if (!dialog) return ['no dialog']
  const { left, right } = dialog.getBoundingClientRect()
  return [...dialog.querySelectorAll('*')]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 1 && (box.left < left - 1 || box.right > right + 1)
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
}

test('the dialog of prices is accessible, and fits at 390 px and at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logIn(page, '/admin/parkings')
  await page.getByRole('checkbox', { name: /^Selecteer alle/ }).click()
  await page.getByRole('button', { name: 'Prijs wijzigen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prijs wijzigen' })

  async function expectFine(state: string): Promise<void> {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await test.step(`${state}, ${width} px`, async () => {
        await expectAccessible(page)
        expect(await page.evaluate(beyondDialog)).toEqual([])
      })
    }
  }

  await dialog.getByLabel('Verhogen met (%)').fill('12,5')
  await dialog
    .getByRole('button', { name: /bedragen van / })
    .first()
    .click()
  await expectFine('amounts of a season')
  await dialog.getByRole('radio', { name: /^Maak er een nieuw seizoen van/ }).check()
  await dialog.getByRole('button', { name: 'Maak tarieven' }).click()
  await dialog.getByText('Kies de eerste dag').waitFor()
  await expectFine('a new season with mistakes')
  await dialog.getByRole('radio', { name: /^Prijs per dag van parkings zonder tarief/ }).check()
  await dialog.getByText(/met een tarief voor vandaag$/).click()
  // It is grey while it is computed again.
  await expect(dialog.getByRole('region', { name: 'Voorbeeld' })).not.toHaveAttribute('aria-busy')
  await expectFine('prices per day')
})
