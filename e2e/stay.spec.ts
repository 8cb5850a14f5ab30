import type { Locator, Page } from '@playwright/test'
import { comingYear } from '#test/coming-year.ts'
import { expect, testOnKeptPage as test, test as testOnOwnPage } from './journey.ts'

const days = `van=${comingYear}-11-12&tot=${comingYear}-11-26`

/** The end of the first parking's button or card, from the top of the page. */
const endOf = (page: Page, selector: string) =>
  page
    .locator(`[id^=terrein-] ${selector}`)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom + scrollY)

/** A date of the sample depends on today; a line has to hold any. */
const showWidestDate = (lines: Element[]) => {
  for (const line of lines) {
    if (line.children.length > 0) continue
    line.textContent = line.textContent.replace(/\d+ [a-z]+ \d{4}/, '30 september 2026')
  }
}

test('the first price and button are on the first screen of a phone, with and without a stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const query of ['', `?${days}`]) {
    await page.goto(`/parkeren/schiphol${query}`)
    await page.locator('[id^=terrein-] p').evaluateAll(showWidestDate)
    expect(await endOf(page, 'a[rel~=sponsored]')).toBeLessThanOrEqual(844)
    const cards = await page.locator('[id^=terrein-]').all()
    for (const card of cards) {
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(844 / 1.7)
    }
  }
})

for (const width of [320, 360, 390, 420, 448, 700]) {
  test(`with a stay no label of a card lies on its type, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/parkeren/schiphol?${days}`)
    const labels = page
      .locator('article')
      .getByText(/^(Laagste prijs|Hoogste beoordeling|Dichtst bij de terminal)$/)
    const gaps = await labels.evaluateAll((all) =>
      all.map((label) => {
        const text = document.createRange()
        text.selectNodeContents(label.closest('article')?.querySelector('p') ?? label)
        const [type, tag] = [text.getBoundingClientRect(), label.getBoundingClientRect()]
        return Math.max(tag.left - type.right, tag.top - type.bottom)
      }),
    )

    expect(gaps.length).toBeGreaterThan(1)
    expect(Math.min(...gaps)).toBeGreaterThan(4)
  })
}

test('with a stay the first card is whole on the first screen of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/parkeren/schiphol?${days}`)
  expect(await endOf(page, 'article')).toBeLessThanOrEqual(900)
})

test('a stay and a filter survive another airport, the comparison and the way back', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Auto brengen').fill(`${comingYear}-11-12`)
  await page.getByLabel('Auto ophalen').fill(`${comingYear}-11-26`)
  await page.getByRole('button', { name: 'Toon totalen' }).click()
  await expect(page.getByRole('button', { name: /Schiphol/ })).toContainText('15 dagen, vanaf €')
  await expect(page).toHaveURL(`/?${days}`)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Luchthavens').click()
  await expect(page).toHaveURL(`/luchthavens?${days}`)
  await expect(page.getByRole('heading', { name: 'Alle Luchthavens' })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'Schiphol' }).click()
  await expect(page.getByText('€104,25').first()).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Eindhoven' }).click()
  await expect(page).toHaveURL(`/parkeren/eindhoven?${days}`)
  await expect(page.getByRole('heading', { name: 'Parkeren Eindhoven' })).toBeVisible()
  // From within the page, which knows of its last entry before the rest of a busy browser does.
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { name: 'Parkeren Schiphol' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Valet parking/ }).uncheck()
  for (const place of [0, 1]) {
    await page
      .getByRole('checkbox', { name: /^Vergelijk/ })
      .nth(place)
      .check()
  }
  await page.getByRole('link', { name: 'Vergelijk 2 terreinen' }).click()
  await expect(page.getByRole('columnheader').first()).toBeVisible()
  await page.getByRole('link', { name: /Terug naar parkeren bij Schiphol/ }).click()

  await expect(page).toHaveURL(/type=shuttle&type=zelf&van=\d{4}-11-12&tot=\d{4}-11-26/)
  await expect(page.getByText('4 parkeerterreinen gevonden')).toBeVisible()
})

/** Holds what the page asks there. Returns a function that lets it through. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    // The page may have given it up.
    await route.continue().catch(() => undefined)
  })
  return held.resolve
}

const meanwhile: [what: string, act: (page: Page) => Promise<void>, address: RegExp][] = [
  [
    'a ticked filter',
    (page) => page.getByRole('checkbox', { name: /^Overdekt/ }).check(),
    /extra=overdekt/,
  ],
  [
    'a compared parking',
    (page) =>
      page
        .getByRole('checkbox', { name: /^Vergelijk/ })
        .first()
        .check(),
    /vergelijk=/,
  ],
  [
    'another order',
    (page) => page.getByLabel('Sorteer op').selectOption({ label: 'Afstand' }).then(),
    /sorteer=afstand/,
  ],
  [
    'the other tab',
    (page) => page.getByRole('tab', { name: 'Informatie' }).click(),
    /tab=informatie/,
  ],
]
for (const [what, act, address] of meanwhile) {
  test(`a stay whose totals still load is kept with ${what}`, async ({ page }) => {
    await page.goto('/parkeren/schiphol')
    const release = await hold(page, /api\/parkings/)
    await page.getByLabel('Auto brengen').fill(`${comingYear}-11-12`)
    await page.getByLabel('Auto ophalen').fill(`${comingYear}-11-26`)
    await page.getByRole('button', { name: 'Toon totaalprijs' }).click()
    await act(page)
    release()

    await expect(page).toHaveURL(address)
    await expect(page).toHaveURL(/van=\d{4}-11-12&tot=\d{4}-11-26/)
    await expect(page.getByText('Bijwerken')).toBeVisible()
  })
}

test('a stay whose totals still load is kept with all rows', async ({ page }) => {
  await page.goto('/vergelijken?terreinen=1,2,3')
  const release = await hold(page, /vergelijken\.data/)
  await page.getByText('Wanneer ben je weg?').click()
  await page.getByLabel('Auto brengen').fill(`${comingYear}-11-12`)
  await page.getByLabel('Auto ophalen').fill(`${comingYear}-11-26`)
  await page.getByRole('button', { name: 'Toon totaalprijs' }).click()
  await page.getByRole('link', { name: 'Alleen verschillen' }).click()
  release()

  await expect(page).toHaveURL(/van=\d{4}-11-12&tot=\d{4}-11-26&verschillen=nee/)
  await expect(page.getByRole('row', { name: /^Totaal voor 15 dagen/ })).toBeVisible()
})

test('a stay whose totals still load goes along to another page', async ({ page }) => {
  await page.goto(`/parkeren/schiphol?van=${comingYear}-10-01&tot=${comingYear}-10-08&type=shuttle`)
  const release = await hold(page, /api\/parkings/)
  await page.getByLabel('Auto brengen').fill(`${comingYear}-11-12`)
  await page.getByLabel('Auto ophalen').fill(`${comingYear}-11-26`)
  await page.getByRole('button', { name: 'Toon prijzen voor 15 dagen' }).first().click()
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
  release()

  await expect(page).toHaveURL(/schiphol\/[a-z-]+\?type=shuttle&van=\d{4}-11-12&tot=\d{4}-11-26$/)
  await expect(page.getByText('Totaal voor 15 dagen').first()).toBeVisible()
})

test('a stay that loads in the comparison goes back with what is compared', async ({ page }) => {
  await page.goto(
    `/vergelijken?terreinen=1,2&van=${comingYear}-10-01&tot=${comingYear}-10-08&type=shuttle`,
  )
  const release = await hold(page, /vergelijken\.data/)
  await page.getByText('Wijzig').first().click()
  await page.getByLabel('Auto ophalen').fill(`${comingYear}-10-15`)
  await page.getByRole('button', { name: 'Toon prijzen voor 15 dagen' }).first().click()
  await page.getByRole('link', { name: /Terug naar parkeren bij/ }).click()
  release()

  await expect(page).toHaveURL(/\?type=shuttle&vergelijk=1,2&van=\d{4}-10-01&tot=\d{4}-10-15$/)
  await expect(page.getByRole('link', { name: 'Vergelijk 2 terreinen' })).toBeVisible()
})

const shown = `van=${comingYear}-10-01&tot=${comingYear}-10-08`
const typing: [path: string, totals: (page: Page) => Locator][] = [
  [`/parkeren/schiphol?${shown}`, (page) => page.getByRole('article')],
  [
    `/parkeren/schiphol/ringvaart-parking?${shown}`,
    (page) => page.getByRole('complementary', { name: 'Prijs en reserveren' }),
  ],
  [
    `/vergelijken?terreinen=1,2&${shown}`,
    (page) => page.getByRole('row', { name: /^Totaal voor 8 dagen/ }),
  ],
]
for (const [path, totals] of typing) {
  test(`a typed date turns the totals grey, and still stands there on the way back: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    const total = totals(page)
      .getByText(/^€\d+,\d\d$/)
      .first()
    const colour = () => total.evaluate((it) => getComputedStyle(it).color)
    const usual = await colour()
    const until = page.getByLabel('Auto ophalen', { exact: true })
    if (!(await until.first().isVisible())) await page.getByText('Wijzig').first().click()
    await until.first().fill(`${comingYear}-10-15`)
    const note = page.getByText(/^Je koos andere data\. De totalen hieronder zijn nog voor 8 dagen/)
    await expect(note.filter({ visible: true })).toBeVisible()
    await expect.poll(colour).not.toBe(usual)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Eindhoven' }).click()
    await expect(page).toHaveURL(/eindhoven\?van=\d{4}-10-01&tot=\d{4}-10-15$/)
    await expect(page.getByRole('heading', { name: 'Parkeren Eindhoven' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(note.filter({ visible: true })).toBeVisible()
    await expect(until.first()).toHaveValue(`${comingYear}-10-15`)
  })
}

test('the dates of the home page go along while its scripts are still coming', async ({
  context,
}) => {
  // A page of its own: that of a journey waits until it is hydrated.
  const page = await context.newPage()
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Auto brengen').fill(`${comingYear}-11-12`)
  await page.getByLabel('Auto ophalen').fill(`${comingYear}-11-26`)
  await page.getByRole('button', { name: /Schiphol/ }).click()

  await expect(page).toHaveURL(`/parkeren/schiphol?${days}`)
  release()
})

testOnOwnPage(
  'a stay that begins before today is refused on a page that was left open past midnight',
  async ({ page }) => {
    await page.clock.install({ time: `${comingYear}-11-12T23:50:00+01:00` })
    await page.goto(`/parkeren/schiphol?van=${comingYear}-11-12&tot=${comingYear}-11-15`)
    await expect(page.getByText(/^vanaf .* voor 4 dagen$/)).toBeVisible()
    await page.clock.fastForward('20:00')
    await page.getByLabel('Auto ophalen').fill(`${comingYear}-11-16`)
    await page.getByRole('button', { name: 'Toon prijzen voor 5 dagen' }).first().click()

    await expect(
      page.getByText('Deze dag is al voorbij. Kies vandaag of een latere dag.'),
    ).toBeVisible()
    await expect(page.getByLabel('Auto brengen')).toBeFocused()
    await expect(page.getByText(/^vanaf .* per dag, bij 8 dagen$/)).toBeVisible()
    await expect(page.getByText(/^vanaf .* voor \d+ dagen$/)).toBeHidden()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the dates of the home page go along, and the filter is applied', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Auto brengen').fill(`${comingYear}-11-12`)
    await page.getByLabel('Auto ophalen').fill(`${comingYear}-11-26`)
    await page.getByLabel('Auto brengen').press('Enter')
    await expect(page.getByRole('button', { name: /Schiphol/ })).toContainText('15 dagen, vanaf €')
    await page.getByLabel('Zoek je luchthaven').fill('utrecht')
    await page.getByLabel('Zoek je luchthaven').press('Enter')
    await expect(page).toHaveURL(`/luchthavens?zoek=utrecht&${days}`)
    await page.goBack()
    await page.getByRole('button', { name: /Schiphol/ }).click()
    await expect(page).toHaveURL(`/parkeren/schiphol?${days}`)
    await expect(page.getByText('€104,25').first()).toBeVisible()
    await page.goto('/')
    await page.getByRole('button', { name: /Schiphol/ }).click()
    await expect(page).toHaveURL('/parkeren/schiphol')

    await page.goto('/parkeren/schiphol?max=3&extra=oplaadpunt')
    await page.getByRole('button', { name: 'Zonder Oplaadpunt: 1' }).click()
    await expect(page.getByText('1 parkeerterreinen gevonden')).toBeVisible()
  })
})

test('giving the dates leads to the results, which a second skip link does too', async ({
  page,
}) => {
  await page.goto('/parkeren/schiphol')
  await page.getByLabel('Auto brengen').fill(`${comingYear}-11-12`)
  await page.getByLabel('Auto ophalen').fill(`${comingYear}-11-26`)
  await page.getByRole('button', { name: 'Toon totaalprijs' }).click()
  const count = page.getByRole('heading', { name: '5 parkeerterreinen gevonden' })
  await expect(count).toBeFocused()
  await expect.poll(async () => (await count.boundingBox())?.y ?? 0).toBeLessThan(200)

  await page.getByRole('link', { name: 'Naar de resultaten' }).press('Enter')
  await expect(count).toBeFocused()
})

test('the tabs of the questions fit a phone', async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/faq')
    const last = await page.getByRole('tab').last().boundingBox()
    expect((last?.x ?? width) + (last?.width ?? 0)).toBeLessThanOrEqual(width)
  }
})
