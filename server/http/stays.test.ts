import { asc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { takesStay } from '#domain/stay/stay-address.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { closures, parkings, surcharges } from '#server/db/schema.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { htmlTexts } from '#test/html-texts.ts'
import { withRealParkings } from '#test/real-parkings.ts'
import { renderedPage } from '#test/rendered-page.ts'
import { everyPage } from '../../e2e/every-page.ts'

// What pages say and lead to when their address has a stay.

// Only a build gives it an address.
vi.mock('#app/site.css?url', () => ({ default: '/site.css' }))

withSeededDatabase()
withRealParkings()

const stay = `van=${comingYear}-11-12&tot=${comingYear}-11-20`

async function textsAt(path: string): Promise<string[]> {
  return [...htmlTexts(await (await renderedPage(path)).text(), 'main')]
}

test('an airport without parkings says what the stay costs nearby, and blames no filters', async () => {
  const texts = await textsAt(`/parkeren/charleroi?${stay}`)

  expect(texts).toContainEqual(
    expect.stringMatching(/^9 dagen, vanaf €\d+,\d\d, prijs .*gecontroleerd op \d+ [a-z]+ \d{4}$/),
  )
  expect(texts.join()).not.toMatch(/filters/)
  expect((await textsAt('/parkeren/charleroi')).join()).toMatch(/vanaf €\d+,\d\d per dag/)
})

test('the home page with a stay shows what it costs at each airport, and when that was checked', async () => {
  const texts = await textsAt(`/?${stay}`)

  expect(texts).toContainEqual(expect.stringMatching(/^AMS ?Schiphol ?9 dagen, vanaf €\d+,\d\d$/))
  expect(texts).toContainEqual(expect.stringMatching(/Prijzen gecontroleerd van .* tot en met /))
  expect(texts).toContain('Bijwerken')
  expect(await textsAt('/')).toContain('Toon totalen')
})

test('the form of the home page works without scripts', async () => {
  const html = await (await renderedPage('/')).text()
  const [form = ''] = html.match(/<form[^>]*aria-label="Luchthaven en data"[\s\S]*?<\/form>/) ?? []
  const [first] = form.match(/<button[^>]*type="submit"[^>]*>[^<]*/) ?? []

  expect(form).toMatch(/^<form [^>]*action="\/" method="get"/)
  expect(first).toMatch(/>Toon totalen$/)
  expect(first).not.toMatch(/formAction/i)
  expect(form).toMatch(/formAction="\/parkeren\/schiphol"/i)
})

test('a search that is sent to the home page is answered by the overview, with the dates', async () => {
  const answer = await renderedPage(`/?${stay}&zoek=den+haag`)

  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(`/luchthavens?zoek=den+haag&${stay}`)
})

test('a card says for what one keeps the key, and until when one cancels for free', async () => {
  const texts = await textsAt(`/parkeren/schiphol?${stay}`)

  expect(texts).toContain('+ €10,00 als je je sleutel houdt')
  expect(texts).toContainEqual(
    expect.stringMatching(/^Gratis annuleren tot (\d+ uur|het laatste moment)$/),
  )
  expect(await textsAt('/parkeren/schiphol')).toContain('+ €10,00 als je je sleutel houdt')
})

test('who pays for a list stands once, above it', async () => {
  const html = await (await renderedPage(`/parkeren/schiphol?${stay}`)).text()
  const [above = '', ...cards] = html.split('<article')

  expect(above.match(/wij krijgen een commissie/g)).toHaveLength(1)
  expect(cards.length).toBeGreaterThan(1)
  expect(cards.join('')).not.toContain('wij krijgen een commissie')
})

test('who wants to keep the key finds where it is for sale too', async () => {
  const sold = 'Ringvaart Parking'
  const found = await textsAt(`/parkeren/schiphol?auto=sleutel-houden&${stay}`)
  expect(found).toContain(sold)
  expect(found).toContain('+ €10,00 als je je sleutel houdt')
  const card = `/parkeren/schiphol/ringvaart-parking/aankomstkaart?${stay}`
  expect((await textsAt(card)).join(' ')).toContain('Tegen een toeslag houd je je sleutel.')
  await db.update(surcharges).set({ buys: null })
  await refreshContentVersion()
  expect(await textsAt(`/parkeren/schiphol?auto=sleutel-houden&${stay}`)).not.toContain(sold)
})

async function linksAt(path: string, without = /<footer[\s\S]*?<\/footer>/g): Promise<string[]> {
  const html = await (await renderedPage(path)).text()
  const body = html.replace(without, '')
  return [...body.matchAll(/<a\b[^>]*?href="([^"]+)"/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => address.startsWith('/') && !address.startsWith('/api'))
}

const plan = 'luchthaven=schiphol&terrein=ringvaart-parking&vlucht=08:05&rijden=1+uur&landing=22:20'

const pagesWithStay = [
  ...everyPage
    .filter((path) => takesStay(path.split('?')[0] ?? ''))
    // Only a sample has it: sample-booking.test.ts.
    .filter((path) => !path.startsWith('/voorbeeld-boeken')),
  '/parkeren/schiphol/ringvaart-parking/aankomstkaart',
  `/vertrekplanner?${plan}`,
  `/vertrekplanner?${plan.replace('landing=22:20', 'landing=')}`,
  '/vertrekplanner?luchthaven=charleroi',
]

test.each(['/', '/parkeren/schiphol', '/parkeren/schiphol/ringvaart-parking'])(
  'the planner is a link away, with the stay: %s',
  async (path) => {
    const html = await (await renderedPage(`${path}?${stay}`)).text()
    const [main = '', footer = ''] = html.split('<footer')

    expect(main.match(/href="\/vertrekplanner[^"]*/)?.[0]).toContain(stay.replace('&', '&amp;'))
    expect(footer).toContain('href="/vertrekplanner')
  },
)

test.each(pagesWithStay)('every page with a stay keeps it in its links: %s', async (path) => {
  const links = await linksAt(`${path}${path.includes('?') ? '&' : '?'}${stay}`)
  const lost = links.filter((address) => {
    const [target = '', query = ''] = address.split(/[?#]/)
    // On the page itself, 'Wissen' is to lose it.
    return target !== path && takesStay(target) && !query.includes(stay)
  })

  // The arrival card has one: back to its parking.
  expect(links.length).toBeGreaterThan(path.endsWith('/aankomstkaart') ? 0 : 3)
  expect([...new Set(lost)]).toEqual([])
})

const filter = 'type=shuttle&sorteer=afstand'
const airport = '/parkeren/schiphol'
const parking = `${airport}/ringvaart-parking`
const ofParking = 'luchthaven=schiphol&terrein=ringvaart-parking'

test.each([
  [airport, [parking, '/vertrekplanner?luchthaven=schiphol', `/klopt-dit-niet?${ofParking}`]],
  [
    parking,
    [
      airport,
      `${parking}/aankomstkaart`,
      `/vertrekplanner?${ofParking}`,
      `/klopt-dit-niet?${ofParking}`,
    ],
  ],
  [`${airport}/vertrekvalet-schiphol`, [airport, `${airport}/vertrekvalet-schiphol/aankomstkaart`]],
  [`${parking}/aankomstkaart`, [parking]],
  [
    `/vertrekplanner?${plan}`,
    [airport, parking, `${parking}/aankomstkaart`, `/klopt-dit-niet?${ofParking}`],
  ],
  [`/klopt-dit-niet?${ofParking}`, [parking]],
])('the filter of %s goes along to other pages of its airport', async (path, others) => {
  const links = await linksAt(
    `${path}${path.includes('?') ? '&' : '?'}onbekend=1&auto=onbekend&${filter}&${stay}`,
    // The menu begins anew.
    /<header[^>]*sticks-to-top[\s\S]*?<\/header>|<footer[\s\S]*?<\/footer>/g,
  )
  const ofAirport = links.filter((address) => {
    const [target = ''] = address.split(/[?#]/)
    const isAnother = target !== path && takesStay(target)
    return isAnother && /^\/parkeren\/schiphol\b|[?&]luchthaven=schiphol\b/.test(address)
  })

  const withFilter = (other: string) => `${other}${other.includes('?') ? '&' : '?'}${filter}&van=`
  for (const other of others) {
    expect(ofAirport).toContainEqual(expect.stringContaining(withFilter(other)))
  }
  expect(ofAirport.filter((address) => !address.includes(`${filter}&van=`))).toEqual([])
  expect(ofAirport.join()).not.toContain('onbekend')
})

test.each([
  [`/vertrekplanner?${plan}`, 'aria-labelledby="je-vlucht"', 'name="sorteer" value="afstand"'],
  [`/klopt-dit-niet?${ofParking}`, 'method="post"', `${ofParking}&${filter}&${stay}#formulier`],
])('the form of %s keeps the filter without scripts', async (path, mark, kept) => {
  const html = await (await renderedPage(`${path}&${filter}&${stay}`)).text()
  const form = html.match(/<form[\s\S]*?<\/form>/g)?.find((part) => part.includes(mark))

  expect(form?.replaceAll('&amp;', '&')).toContain(kept)
})

test('a parking that is full then says so, has no button and no label, and comes last', async () => {
  const [cheapest] = await db
    .select({ id: parkings.id, name: parkings.name, slug: parkings.slug })
    .from(parkings)
    .where(eq(parkings.airportCode, 'AMS'))
    .orderBy(asc(parkings.tariffPrice))
    .limit(1)
  if (!cheapest) throw new Error('Schiphol has parkings')
  const cards = async () => {
    const html = await (await renderedPage(`/parkeren/schiphol?${stay}`)).text()
    return html.split('<article').slice(1)
  }
  const [first = ''] = await cards()
  expect(first).toContain(cheapest.name)
  expect(first).toContain('Laagste prijs')
  expect(first).toMatch(/<a [^>]*rel="[^"]*sponsored/)

  await db.insert(closures).values({
    ...{ parkingId: cheapest.id, firstDay: `${comingYear}-11-20`, lastDay: `${comingYear}-12-03` },
    ...{ reason: 'full', only: null },
  })
  await refreshContentVersion()
  const last = (await cards()).at(-1) ?? ''
  const full = `Vol van 20 november tot en met 3 december. Te boeken tot en met 19 november ${comingYear}, en weer vanaf 4 december ${comingYear}.`
  expect(last).toContain(cheapest.name)
  expect(last).toContain(full)
  expect(last).not.toContain('Laagste prijs')
  expect(last).not.toMatch(/<a [^>]*rel="[^"]*sponsored/)

  const page = `/parkeren/schiphol/${cheapest.slug}`
  const free = `${page}?van=${comingYear}-12-04&tot=${comingYear}-12-12`.replace('&', '&amp;')
  const before = `${page}?van=${comingYear}-11-11&tot=${comingYear}-11-19`.replace('&', '&amp;')
  expect(last).toContain(`href="${free}`)
  expect(last).toContain(`href="${before}`)
  const panel = async (query: string) =>
    (await (await renderedPage(page + query)).text()).split('id="h-prijs"')[1]?.split('</aside>')[0]
  const lead = 'Bekijk &amp; reserveer'
  expect(await panel(`?${stay}`)).toContain(full)
  expect(await panel(`?${stay}`)).not.toContain(lead)
  expect(await panel(`?${stay}`)).toContain(`href="${free}`)
  expect(await panel(`?${stay}`)).toContain(`href="${before}`)
  expect(await panel('')).toContain(lead)
  const answers = await textsAt(`/welke-luchthaven?${stay}`)
  expect(answers.join(' ')).not.toContain(cheapest.name)
})

test('the canonical address of a parking has no filter, and its stay form keeps it', async () => {
  const path = '/parkeren/schiphol/ringvaart-parking'
  const html = await (await renderedPage(`${path}?${filter}`)).text()
  const [form = ''] = html.match(/<form[^>]*aria-label="Jouw verblijf"[\s\S]*?<\/form>/) ?? []

  expect(html).toMatch(new RegExp(`<link[^>]*rel="canonical"[^>]*href="[^"?]*${path}"`))
  expect(form).toMatch(/type="hidden" name="sorteer" value="afstand"/)
})
