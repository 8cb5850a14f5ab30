import { beforeAll, expect, test, vi } from 'vitest'
import { takesStay } from '#domain/stay/stay-address.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { parkings } from '#server/db/schema.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { textsAround } from '#test/html-texts.ts'
import { renderedPage } from '#test/rendered-page.ts'
import { everyPage } from '../../e2e/every-page.ts'

// Every price that is computed from the data of a parking has the day of its check beside it, or in the same card.

// Only a build gives it an address.
vi.mock('#app/site.css?url', () => ({ default: '/site.css' }))

withSeededDatabase()

// As of real parkings, of which prices can be checked.
beforeAll(async () => {
  await db.update(parkings).set({ isSample: false })
  await refreshContentVersion()
})

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

/** Where a price stands, and what says when somebody looked at it. */
const cards = /^(article|aside|section|form|main)$/
const check = /gecontroleerd|\d{1,2} [a-z]{3} \d{4}/

/** Amounts that are no price of a parking, or that repeat one on the axis of a chart. */
const otherAmounts = [
  /^€\d+$/,
  /Kiss & Ride/,
  // Under the name of an airport: the lowest of the cards below it, which say their dates.
  /^vanaf €[\d,]+ (per dag|voor \d+ dagen)/,
  // The planner says its total again, with its date, where it leads on.
  /Daar rekent .* je totaal van/,
]

async function undated(path: string): Promise<string[]> {
  const html = await (await renderedPage(path)).text()
  const [, main = ''] = html.match(/(<main[\s\S]*<\/main>)/) ?? []
  return textsAround(main, /€\d/, cards)
    .filter(({ text }) => !otherAmounts.some((other) => other.test(text)))
    .filter(({ around }) => !check.test(around))
    .map(({ text }) => text)
}

test.each([...pages, ...withStay])('each price has its date: %s', async (path) => {
  expect(await undated(path)).toEqual([])
})

test('there are prices to look at', async () => {
  const html = await (await renderedPage(`/parkeren/schiphol?${stay}`)).text()
  expect(textsAround(html, /€\d/, cards).length).toBeGreaterThan(20)
})
