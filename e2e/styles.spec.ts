import type { Page } from '@playwright/test'
import { comingYear } from '#test/coming-year.ts'
import { expect, testOnKeptPage as test, test as testOnOwnPage } from './journey.ts'

const pages = [
  '/',
  '/luchthavens',
  `/parkeren/schiphol?van=${comingYear}-07-12&tot=${comingYear}-07-26&kenmerk=overdekt`,
  '/parkeren/schiphol?tab=informatie',
  `/parkeren/schiphol/vertrekvalet-schiphol?van=${comingYear}-07-12&tot=${comingYear}-07-26`,
  `/welke-luchthaven?van=${comingYear}-07-12&tot=${comingYear}-07-26`,
  '/prijzen',
  '/vergelijken?terreinen=1,2',
  '/blog',
  '/faq',
  '/contact',
  '/klopt-dit-niet?luchthaven=schiphol&terrein=ringvaart-parking',
  '/bestaat-niet',
  '/admin/login',
]

/** What the whole sheet changes on a page, which has its own rules already. */
async function changesByTheSheet(page: Page): Promise<string[]> {
  // It comes when the browser is idle.
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('#sheet')?.sheet)
  return page.evaluate(async () => {
    // A property of our own says nothing by itself; what reads it does.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    // The content of a closed element keeps the sizes of its last layout.
    const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })
    const look = () =>
      [...document.querySelectorAll('body *')].filter(isLaidOut).flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          const isDrawn = !pseudo || style.content !== 'none'
          const of = `${element.tagName}${pseudo ?? ''}.${element.getAttribute('class')}`
          return {
            of,
            values: isDrawn ? names.map((name) => style.getPropertyValue(name)) : ['not drawn'],
          }
        }),
      )

    const sheet = document.querySelector<HTMLLinkElement>('#sheet')
    if (!sheet) throw new Error('There is no sheet.')
    const lookWith = (media: string) => {
      sheet.media = media
      // Chromium may report a margin of the layout before.
      document.body.style.width = '99%'
      document.body.getBoundingClientRect()
      document.body.style.width = ''
      return look()
    }

    await document.fonts.ready
    const [own, all] = [lookWith('print'), lookWith('all')]
    const changes = all.flatMap(({ of, values }, at) =>
      values.flatMap((value, index) =>
        value === own[at]?.values[index] ? [] : [{ of, at, index, value }],
      ),
    )
    if (changes.length === 0) return []
    // What differs without the sheet too is not the sheet's doing.
    const ownAgain = lookWith('print')
    return changes
      .filter(({ at, index }) => own[at]?.values[index] === ownAgain[at]?.values[index])
      .map(({ of, index, value }) => `${of} ${names[index]}: ${value}`)
  })
}

/** A browser that reads rules within rules differently gets none until a sign of someone. */
const getsNoRules = (page: Page) => page.addInitScript('delete window.CSSNestedDeclarations')

test.use({ expectedComplaints: [/404/] })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pages) {
    test(`${path} looks the same with its own rules as with all rules`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)

      expect(await changesByTheSheet(page)).toEqual([])
    })
  }
})

test.describe('before the rules that it lacks have come', () => {
  for (const path of pages) {
    test(`${path} looks the same after its scripts have run`, async ({ page }) => {
      await using _ = await getsNoRules(page)
      await page.setViewportSize({ width: 390, height: 900 })
      await page.goto(path)
      if (!path.startsWith('/admin')) await expect(page.locator('#cookies')).toBeVisible()

      expect(await changesByTheSheet(page)).toEqual([])
    })
  }
})

test('a browser that reads rules within rules differently applies the sheet at a sign of someone', async ({
  page,
}) => {
  await using _ = await getsNoRules(page)
  await page.goto('/')
  await page.locator('h1').hover()

  await expect(page.locator('#sheet')).toHaveAttribute('media', 'all')
})

testOnOwnPage(
  'a browser that is never idle has all rules soon after the first press',
  async ({ context }) => {
    // A page of its own: that of a journey waits until it is hydrated.
    const page = await context.newPage()
    await page.addInitScript('window.requestIdleCallback = () => 0')
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto('/parkeren/schiphol')
    await page.getByRole('button', { name: /^Filters/ }).press('Enter')

    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await expect(page.locator('#sheet[media=all], #sheet[data-filled]')).toBeAttached()
  },
)

/** What draws more than the page had, by what is pressed. */
const drawn: [path: string, press: (page: Page) => Promise<void>][] = [
  ['/', (page) => page.getByRole('button', { name: 'Menu' }).click()],
  ['/', (page) => page.getByRole('combobox', { name: 'Zoek je luchthaven' }).fill('ein')],
  ['/parkeren/schiphol', (page) => page.getByRole('button', { name: /^Filters/ }).click()],
  ['/parkeren/schiphol', (page) => page.getByRole('tab', { name: 'Informatie' }).click()],
  [
    '/parkeren/schiphol',
    (page) =>
      page
        .getByRole('checkbox', { name: /ergelijk/ })
        .first()
        .check(),
  ],
  ['/contact', (page) => page.getByRole('button', { name: /^Verzenden/ }).click()],
]
for (const [at, [path, press]] of drawn.entries()) {
  test(`${path} has the rules of what is drawn later (${at + 1})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    await expect(page.locator('#sheet')).toHaveAttribute('data-filled')
    await press(page)

    await expect(page.locator('#sheet')).toHaveAttribute('media', 'print')
    expect(await changesByTheSheet(page)).toEqual([])
  })
}

test('what is drawn later follows a theme that is chosen after its rules have come', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.locator('#sheet')).toHaveAttribute('data-filled')
  await page.getByRole('button', { name: /^Verzenden/ }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })

  expect(await changesByTheSheet(page)).toEqual([])
})
