import { chromium, type Locator, type Page } from '@playwright/test'
import { consentKey } from '#domain/settings/consent.ts'
import { shortDayName } from '#domain/text/day-name.ts'
import { formatCents } from '#domain/text/money.ts'
import { startSite } from '#test/built-site.ts'
import { chromiumFlags, findChromium } from '#test/chromium.ts'
import { comingYear } from '#test/coming-year.ts'

// How many presses do ten jobs of a traveller take, on a phone and on a wide screen? Each begins on the home page
// and ends where the job is done; what is typed or chosen in a field is counted apart. A job that can't be done
// says why, and the run exits with 1. Needs a build.
// node bench/jobs.ts [part of a job's name] [checkout]

const [wanted = '', checkout = '.'] = process.argv.slice(2)

const [from, to] = [`${comingYear}-07-12`, `${comingYear}-07-20`]
const query = `van=${from}&tot=${to}`

class Hand {
  readonly page: Page
  readonly isPhone: boolean
  presses = 0
  fields = 0

  constructor(page: Page, isPhone: boolean) {
    this.page = page
    this.isPhone = isPhone
  }

  /** Presses the first of these that is in sight: sites differ in where they have it. */
  async press(...targets: Locator[]): Promise<void> {
    await this.visible(targets).click()
    this.presses += 1
  }

  async fill(target: Locator, value: string): Promise<void> {
    await this.visible([target]).fill(value)
    this.fields += 1
  }

  async choose(target: Locator, value: string): Promise<void> {
    await this.visible([target]).selectOption(value)
    this.fields += 1
  }

  async sees(target: Locator): Promise<void> {
    await this.visible([target]).waitFor()
  }

  /** What the traveller wanted. */
  proves(what: string, isSo: boolean): void {
    if (!isSo) throw new Error(`this is not so: ${what}`)
  }

  private visible(targets: Locator[]): Locator {
    const [first, ...others] = targets.map((target) => target.filter({ visible: true }))
    if (!first) throw new Error('nothing to press')
    return others.reduce((all, other) => all.or(other), first).first()
  }
}

type Job = { name: string; act: (hand: Hand) => Promise<void> }

const named = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name }))

/** The airport's page with the dates, from the home page. */
async function toSchiphol(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.fill(page.getByLabel('Auto brengen'), from)
  await hand.fill(page.getByLabel('Auto ophalen'), to)
  await hand.press(named(page, /Schiphol/))
  await page.waitForURL(`**/parkeren/schiphol?${query}`)
}

/** Its total is in cents. */
type Listed = { name: string; total: number }

async function listed(page: Page): Promise<Listed[]> {
  await page.locator('article').first().getByText('totaal voor 9 dagen').waitFor()
  const cards = await page.locator('article').all()
  return Promise.all(
    cards.map(async (card) => {
      const name = await card.getByRole('heading').first().innerText()
      const price = card.getByText(/^€[\d.]+,\d\d$/).first()
      return { name, total: Number((await price.textContent())?.replace(/\D/g, '')) }
    }),
  )
}

/** The first three that are listed, each with its name and its total. */
async function compareThree(hand: Hand): Promise<void> {
  const { page } = hand
  await toSchiphol(hand)
  const chosen = (await listed(page)).slice(0, 3)
  for (let place = 0; place < 3; place++) {
    await hand.press(page.getByRole('checkbox', { name: /^Vergelijk /, checked: false }))
  }
  await hand.press(page.getByRole('link', { name: /^Vergelijk 3 terreinen/ }))
  const totals = page.getByRole('row', { name: /^Totaal voor 9 dagen/ })
  await hand.sees(totals)
  const names = await page.getByRole('columnheader').filter({ visible: true }).allInnerTexts()
  const digits = (await totals.innerText()).replace(/[^\d€]/g, '')
  hand.proves(
    'the three that were chosen stand beside each other with their totals',
    names.length === 3 &&
      chosen.every(
        ({ name, total }) =>
          names.some((each) => each.startsWith(name)) && digits.includes(`€${total}`),
      ),
  )
}

/** It comes first, and no other is cheaper. */
async function cheapest(hand: Hand): Promise<Listed> {
  const [first, ...others] = await listed(hand.page)
  if (!first) throw new Error('no parking is listed')
  hand.proves(
    'the first is the cheapest of several',
    others.length > 0 && others.every(({ total }) => total >= first.total),
  )
  return first
}

async function toCheapest(hand: Hand): Promise<Listed> {
  await toSchiphol(hand)
  const first = await cheapest(hand)
  await hand.press(hand.page.locator('article').first().getByRole('heading').getByRole('link'))
  await hand.sees(hand.page.getByRole('heading', { level: 1, name: first.name }))
  await hand.sees(hand.page.getByText('totaal voor 9 dagen').first())
  return first
}

/** By the menu of the site. */
async function toPage(hand: Hand, name: string): Promise<void> {
  if (hand.isPhone) await hand.press(hand.page.getByRole('button', { name: /^Menu/ }))
  await hand.press(hand.page.getByRole('link', { name }))
}

const jobs: Job[] = [
  {
    name: 'cheapest for given dates',
    async act(hand) {
      await toSchiphol(hand)
      await cheapest(hand)
    },
  },
  {
    name: 'keep the key',
    async act(hand) {
      await toSchiphol(hand)
      if (hand.isPhone) await hand.press(hand.page.getByRole('button', { name: /^Filters/ }))
      await hand.press(hand.page.getByRole('checkbox', { name: /^Je houdt je sleutel/ }))
      if (hand.isPhone) await hand.press(hand.page.getByRole('dialog').getByRole('button').last())
      await hand.page.waitForURL('**auto=sleutel-houden**')
    },
  },
  { name: 'compare three', act: compareThree },
  {
    name: 'which airport',
    async act(hand) {
      await hand.fill(hand.page.getByLabel('Auto brengen'), from)
      await hand.fill(hand.page.getByLabel('Auto ophalen'), to)
      await hand.press(named(hand.page, 'Toon totalen'), named(hand.page, 'Bekijk totalen'))
      await hand.sees(hand.page.getByText(/9 dagen, vanaf/).first())
    },
  },
  {
    name: 'plan a 07:10 flight',
    async act(hand) {
      const { page } = hand
      await toPage(hand, 'Vertrekplanner')
      await hand.choose(page.getByLabel('Luchthaven', { exact: true }), 'schiphol')
      await hand.choose(page.getByLabel('Parkeerterrein'), 'polderpark-shuttle')
      await hand.fill(page.getByLabel('Vertrektijd'), '07:10')
      await hand.fill(page.getByLabel('Rijden'), '45 min')
      await hand.press(page.getByRole('button', { name: 'Reken uit' }))
      await hand.sees(page.getByRole('heading', { name: /^Vertrek om/ }))
    },
  },
  {
    name: 'late return',
    async act(hand) {
      const { page } = hand
      await toCheapest(hand)
      await hand.press(page.getByText('Wijzig', { exact: true }))
      const times = page.getByLabel(/^Tijd/).filter({ visible: true })
      await hand.choose(times.last(), '23:30')
      await hand.press(page.getByRole('button', { name: /^(Toon prijzen|Toon totaal|Bijwerken)/ }))
      await page.waitForURL('**totTijd=23:30**')
    },
  },
  {
    name: 'the same stay at another airport',
    async act(hand) {
      await toSchiphol(hand)
      await toPage(hand, 'Luchthavens')
      await hand.press(hand.page.getByRole('main').getByRole('link', { name: 'Eindhoven' }))
      await hand.page.waitForURL(`**/parkeren/eindhoven?${query}`)
    },
  },
  {
    name: 'report a wrong price',
    async act(hand) {
      const { page } = hand
      await toSchiphol(hand)
      await hand.press(
        page
          .locator('article')
          .first()
          .getByRole('link', { name: /Klopt dit niet/ }),
      )
      await hand.press(page.getByRole('radio', { name: 'Prijs', exact: true }))
      await hand.fill(page.getByLabel('Wat moet er staan?'), 'Op hun site kost het nu €79,00.')
      await hand.press(page.getByRole('button', { name: 'Verstuur melding' }))
      await hand.sees(page.getByRole('heading', { name: 'Bedankt voor je melding!' }))
    },
  },
  {
    name: 'print the card',
    async act(hand) {
      const { page } = hand
      const { name, total } = await toCheapest(hand)
      await hand.press(page.getByRole('link', { name: /ankomstkaart/ }))
      await hand.sees(page.getByRole('heading', { level: 1, name }))
      await hand.press(page.getByRole('button', { name: /^Print/ }))
      const card = await page.getByRole('main').innerText()
      hand.proves(
        'the card of this parking and stay is printed',
        (await page.evaluate(() => 'isPrinted' in window)) &&
          [shortDayName(from), shortDayName(to), formatCents(total)].every((text) =>
            card.includes(text),
          ),
      )
    },
  },
  {
    name: 'share a comparison',
    async act(hand) {
      await compareThree(hand)
      await hand.press(hand.page.getByRole('button', { name: 'Kopieer link' }))
      await hand.sees(hand.page.getByText(/gekopieerd/i).first())
      const copied = await hand.page.evaluate(() => navigator.clipboard.readText())
      hand.proves(
        'the link has the three parkings and the stay',
        /terreinen=\d+,\d+,\d+&/.test(copied) && copied.includes(query),
      )
    },
  },
]

const widths = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }
const site = await startSite({ DATA_DIR: 'memory://' }, checkout)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })

async function walk({ name, act }: Job, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, locale: 'nl-NL' })
  context.setDefaultTimeout(8_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript((key) => localStorage.setItem(key, 'declined'), consentKey)
  await context.addInitScript(() => {
    window.print = () => Object.assign(window, { isPrinted: true })
  })
  const hand = new Hand(await context.newPage(), viewport.width < 500)
  await hand.page.goto(site.url, { waitUntil: 'networkidle' })
  try {
    await act(hand)
    return `${hand.presses} + ${hand.fields}`
  } catch (error) {
    process.exitCode = 1
    const [why = ''] = `${error}`.split('\n')
    return `not done after ${hand.presses} presses at ${hand.page.url()}: ${name}, ${why}`
  } finally {
    await context.close()
  }
}

process.stdout.write('presses + fields: on a phone; on a wide screen\n')
for (const job of jobs.filter(({ name }) => name.includes(wanted))) {
  const onPhone = await walk(job, widths.phone)
  const onWide = await walk(job, widths.wide)
  process.stdout.write(`${job.name}: ${onPhone}; ${onWide}\n`)
}
await browser.close()
await site.stop()
