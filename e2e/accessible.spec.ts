import type { APIRequestContext, Page } from '@playwright/test'
import { dayName } from '#domain/text/day-name.ts'
import { comingYear } from '#test/coming-year.ts'
import { call } from './admin.ts'
import { expectAccessible, expectAccessibleWhenLarge } from './axe.ts'
import { everyPage } from './every-page.ts'
import { testOnKeptPage as test } from './journey.ts'

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

const wide = { width: 1280, height: 800 }
const narrow = { width: 360, height: 800 }

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
