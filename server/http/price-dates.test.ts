import { expect, test, vi } from 'vitest'
import { takesStay } from '#domain/stay/stay-address.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { parkings } from '#server/db/schema.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { textsAround } from '#test/html-texts.ts'
import { withRealParkings } from '#test/real-parkings.ts'
import { renderedPage } from '#test/rendered-page.ts'
import { everyPage } from '../../e2e/every-page.ts'

// Every price that is computed from the data of a parking has the day of its check beside it, or in the same card.

// Only a build gives it an address.
vi.mock('#app/site.css?url', () => ({ default: '/site.css' }))

withSeededDatabase()
withRealParkings()

const stay = `van=${comingYear}-11-12&tot=${comingYear}-11-20`
const plan = 'luchthaven=schiphol&terrein=ringvaart-parking&vlucht=08:05&rijden=1+uur&landing=22:20'

const pages = [
  ...everyPage.filter(
    (path) =>
      // What the first Saturday of each month cost is of the month in its heading.
      path !== '/prijzen' &&
      // Its amounts are typed in the post.
      path !== '/blog/vroeg-boeken-loont',
  ),
  '/vergelijken?terreinen=1,2',
  '/parkeren/schiphol/ringvaart-parking/aankomstkaart',
]

const withStay = [...pages, `/vertrekplanner?${plan}`]
  .filter((path) => takesStay(path.split('?')[0] ?? ''))
  .map((path) => `${path}${path.includes('?') ? '&' : '?'}${stay}`)

/** Where a price stands. In a list of airports each has its own. */
const card = /^(article|aside|section|form|main)$/
const row = /^(article|li|tr)$/
const listed = /^\/(luchthavens|welke-luchthaven|parkeren\/charleroi)/

const check =
  /prijs (mogelijk verouderd, |gewijzigd, nog niet )?(niet )?gecontroleerd|prijzen (zijn niet )?gecontroleerd|wanneer deze prijs is gecontroleerd|gegevens gecontroleerd|gecontroleerd op/i

/** The table of the recount has a column for it. */
const dayOfCheck = /\d{1,2} [a-z]{3} \d{4}|onbekend/

/** Amounts that are no price of a parking, or that repeat one on the axis of a chart. */
const otherAmounts = [
  /^€\d+$/,
  /Kiss & Ride/,
  // Facts, which have dates of their own.
  /^€[\d,]+ per extra dag$/,
  /^€0,\d\d$/,
  // The planner says its total again, with its date, where it leads on.
  /Daar rekent .* je totaal van/,
]

/** Under the name of an airport: the lowest of the cards below it, which say their dates. */
const isSummary = ({ text, around }: Found) =>
  /^vanaf €[\d,]+ (per dag|voor \d+ dagen)/.test(text) && /Parkeren \w/.test(around)

type Found = { text: string; around: string }

const placeIn = (path: string) => (listed.test(path) ? row : card)

async function undated(path: string): Promise<string[]> {
  const html = await (await renderedPage(path)).text()
  const [, main = ''] = html.match(/(<main[\s\S]*<\/main>)/) ?? []
  const [place, says] = path.startsWith('/hoe-wij') ? [row, dayOfCheck] : [placeIn(path), check]
  return textsAround(main, /€\d/, place)
    .filter(({ text }) => !otherAmounts.some((other) => other.test(text)))
    .filter((found) => !isSummary(found) && !says.test(found.around))
    .map(({ text }) => text)
}

test.each([...pages, ...withStay])('each price has its date: %s', async (path) => {
  expect(await undated(path)).toEqual([])
})

test('there are prices to look at', async () => {
  const html = await (await renderedPage(`/parkeren/schiphol?${stay}`)).text()
  expect(textsAround(html, /€\d/, card).length).toBeGreaterThan(20)
})

test('an example says that nobody checked its price', async () => {
  await db.update(parkings).set({ isSample: true })
  await refreshContentVersion()

  for (const path of ['/luchthavens', `/luchthavens?${stay}`, '/parkeren/charleroi']) {
    const html = await (await renderedPage(path)).text()
    expect(html, path).toContain('voorbeeldprijs, niet gecontroleerd')
    expect(html, path).not.toMatch(/prijs gecontroleerd op/)
  }
})
