import type { RequestListener } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outboundLink } from '#domain/outbound/outbound-link.ts'
import { readTimedStay } from '#domain/stay/timed-stay.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { listBrokenLinks } from '#server/db/links/broken-links.ts'
import { listPricedParkings } from '#server/db/parkings/priced-parkings.ts'
import { linkChecks, parkings, providers } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { type Internet, internetOf } from '#test/outside.ts'
import { checkLinks } from './check-links.ts'

withSeededDatabase()

const example = '93.184.216.34'
const hosts = {
  'boek.ringvaart.nl': [example],
  'ringvaart.nl': [example],
  'polder.nl': [example],
  'elders.nl': ['8.8.8.8'],
  'intern.nl': ['10.0.0.8'],
}
const affiliateUrl = 'https://www.awin1.com/cread.php?awinmid=377'
const website = 'http://ringvaart.nl/'
const bookingPage = 'http://boek.ringvaart.nl/?van={van}&tot={tot}&om={vanTijd}'

let internet: Internet | undefined
let asked: string[] = []
let [first, second, provider] = [0, 0, 0]

beforeEach(async () => {
  asked = []
  await db.delete(linkChecks)
  const ids = await db.select({ id: parkings.id }).from(parkings).orderBy(parkings.id).limit(2)
  ;[first = 0, second = 0] = ids.map(({ id }) => id)
  await db.update(parkings).set({ bookingPage: null, bookingText: null, isSample: true })
  await db.update(providers).set({ bookingPage: null, website: null, bookingText: null })
  const [any] = await db.select({ id: providers.id }).from(providers).limit(1)
  provider = any?.id ?? 0
  await db.update(providers).set({ website }).where(eq(providers.id, provider))
  const real = { affiliateUrl, isSample: false, providerId: provider, airportCode: 'AMS' }
  await db
    .update(parkings)
    .set({ ...real, bookingPage })
    .where(eq(parkings.id, first))
  await refreshContentVersion()
})

afterEach(async () => {
  await internet?.close()
  internet = undefined
})

const night = (nth: number) => new Date(Date.parse('2026-11-28T01:20:00Z') + nth * 24 * 3_600_000)

async function look(answer: RequestListener, nth = 0, reachable: typeof hosts | object = hosts) {
  await internet?.close()
  internet = await internetOf(reachable as Record<string, string[]>, (request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`)
    answer(request, response)
  })
  return checkLinks.run({ outside: internet, now: () => night(nth), pauseMs: 0 })
}

const works: RequestListener = (_, response) => response.end('<p>Boek nu bij Ringvaart')
const status =
  (code: number, headers = {}): RequestListener =>
  (request, response) =>
    request.headers.host === 'boek.ringvaart.nl'
      ? response.writeHead(code, headers).end()
      : works(request, response)

const found = async (page: 'booking' | 'website' = 'booking') => {
  const [row] = await db.select().from(linkChecks).where(eq(linkChecks.page, page))
  return row
}

/** Where the button of the first parking leads, with a stay and without. */
async function leads() {
  await refreshContentVersion()
  const parking = (await listPricedParkings('AMS')).find(({ id }) => id === first)
  if (!parking) throw new Error('it is gone')
  const stay = readTimedStay(
    { van: '2026-12-12', tot: '2026-12-19', vanTijd: null, totTijd: null, personen: null },
    '2026-11-28',
  )
  return [stay.ok ? stay.value : undefined, undefined].map(
    (asked) => outboundLink(parking, asked).address,
  )
}
const withStay = 'http://boek.ringvaart.nl/?van=2026-12-12&tot=2026-12-19&bron=parkeerpiloot'

test('the booking page is asked with eight days, the website as it is, and an affiliate link never', async () => {
  expect(await look(works)).toBe('2 pagina’s gevraagd: 2 werkt')

  expect(asked.toSorted()).toEqual([
    'GET boek.ringvaart.nl/?van=2026-12-05&tot=2026-12-12&om=10%3A00',
    'GET ringvaart.nl/',
  ])
  expect(await found()).toMatchObject({ parkingId: first, outcome: 'works', tries: 1 })
  expect(await found('website')).toMatchObject({ providerId: provider, outcome: 'works' })
})

test('a page that several parkings share is asked once, and a sample not at all', async () => {
  await db.update(providers).set({ bookingPage }).where(eq(providers.id, provider))
  await db.update(parkings).set({ bookingPage: null, providerId: provider })
  await db.update(parkings).set({ isSample: false }).where(eq(parkings.id, second))
  await look(works)

  expect(asked).toHaveLength(2)
  const booking = await db.select().from(linkChecks).where(eq(linkChecks.page, 'booking'))
  expect(booking.map(({ parkingId }) => parkingId).toSorted()).toEqual([first, second].toSorted())
})

test('a page that is gone for three nights makes the button lead to the website, until it is back', async () => {
  expect(await leads()).toEqual([withStay, affiliateUrl])
  await look(status(404), 0)
  await look(status(404), 1)
  expect(await leads()).toEqual([withStay, affiliateUrl])
  expect(await look(status(404), 2)).toBe('2 pagina’s gevraagd: 1 werkt, 1 weg')
  expect(await found()).toMatchObject({ outcome: 'gone', tries: 3, seen: 'Antwoordt met 404' })
  expect(await leads()).toEqual([website, website])

  await look(works, 3)
  expect(await leads()).toEqual([withStay, affiliateUrl])
})

test('three looks in one night are not 48 hours', async () => {
  for (let time = 0; time < 4; time++) await look(status(404))
  expect(await found()).toMatchObject({ tries: 4 })
  expect(await leads()).toEqual([withStay, affiliateUrl])
})

test('with the website gone as well the button stays as it is', async () => {
  const nothing: RequestListener = (_, response) => response.writeHead(410).end()
  for (const nth of [0, 1, 2]) await look(nothing, nth)
  expect(await leads()).toEqual([affiliateUrl, affiliateUrl])
})

test('what is known is of the page that was asked: another one begins anew', async () => {
  for (const nth of [0, 1, 2]) await look(status(404), nth)
  const other = 'http://polder.nl/?van={van}&tot={tot}'
  await db.update(providers).set({ website: 'http://polder.nl/' }).where(eq(providers.id, provider))
  await db.update(parkings).set({ bookingPage: other }).where(eq(parkings.id, first))
  expect((await leads())[0]).toMatch(/^http:\/\/polder.nl\/\?van/)

  await look((_, response) => response.writeHead(404).end(), 3)
  expect(await found()).toMatchObject({ outcome: 'gone', tries: 1 })
  await db.update(parkings).set({ bookingPage: null })
  await look(works, 4)
  expect(await found()).toBeUndefined()
})

test('a month later it is still the same page', async () => {
  await look(status(404), 0)
  await look(status(404), 9)
  expect(asked).toContain('GET boek.ringvaart.nl/?van=2027-01-02&tot=2027-01-09&om=10%3A00')
  expect(await found()).toMatchObject({ tries: 2, since: night(0) })
})

test('a text that must be there and is not is a page that changed', async () => {
  await db.update(parkings).set({ bookingText: 'Boek NU bij' }).where(eq(parkings.id, first))
  await look(works)
  expect(await found()).toMatchObject({ outcome: 'works' })
  await db.update(parkings).set({ bookingText: 'Boek morgen' }).where(eq(parkings.id, first))
  await look(works, 1)
  expect(await found()).toMatchObject({
    ...{ outcome: 'changed', tries: 1 },
    seen: 'De tekst ‘Boek morgen’ staat niet op de pagina',
  })
})

test.each([
  ['in circles', status(302, { location: '/' }), 'blocked', /meer dan vijf keer/, 6],
  [
    'to a private address',
    status(302, { location: 'http://10.0.0.8/' }),
    'blocked',
    /eigen netwerk/,
    1,
  ],
  [
    'to a private name',
    status(302, { location: 'http://intern.nl/' }),
    'blocked',
    /eigen netwerk/,
    1,
  ],
  ['to no website', status(302, { location: 'file:///etc/passwd' }), 'blocked', /geen openbare/, 1],
  ['to another site', status(302, { location: 'http://elders.nl/' }), 'redirected', /elders.nl/, 1],
  [
    'to a site that is not there',
    status(301, { location: 'http://weg.nl/' }),
    'gone',
    /niet bestaat/,
    1,
  ],
  ['403', status(403), 'blocked', /weigert ons/, 1],
  ['429', status(429), 'blocked', /weigert ons/, 1],
  ['500', status(500), 'blocked', /Antwoordt met 500/, 1],
] as const)(
  'a page that answers %s is said as it is, and nothing else is asked',
  async (_, answer, outcome, seen, times) => {
    await look(answer)

    expect(await found()).toMatchObject({ outcome, seen: expect.stringMatching(seen) })
    expect(asked.filter((line) => line.includes('boek.ringvaart.nl'))).toHaveLength(times)
    expect(internet?.connected.every((address) => [example, '8.8.8.8'].includes(address))).toBe(
      true,
    )
    expect(await found('website')).toMatchObject({ outcome: 'works' })
    expect(await leads()).toEqual([withStay, affiliateUrl])
  },
)

test('a page of 2 MB works, and one without an end too', async () => {
  await look((_, response) => response.end('x'.repeat(2_000_000)))
  expect(await found()).toMatchObject({ outcome: 'works' })
  await look((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    }
    response.on('drain', more)
    more()
  }, 1)
  expect(await found()).toMatchObject({ outcome: 'works', tries: 2 })
})

test('a page that never answers says nothing of the link', { timeout: 30_000 }, async () => {
  await look(status(404))
  await look((request, response) => {
    if (request.headers.host !== 'boek.ringvaart.nl') works(request, response)
  }, 1)
  // What was known is still known.
  expect(await found()).toMatchObject({ outcome: 'gone', tries: 1 })
})

test('when no site answers, our own network is away and nothing is kept', async () => {
  await look(works)
  await db
    .update(parkings)
    .set({
      ...{ bookingPage: 'http://polder.nl/?van={van}&tot={tot}', isSample: false },
    })
    .where(eq(parkings.id, second))
  expect(await look(works, 1, {})).toMatch(/^Geen enkele site gaf antwoord/)

  expect(await db.select().from(linkChecks)).toHaveLength(2)
  expect(await found()).toMatchObject({ outcome: 'works', tries: 1 })
})

test('one page of a site is asked at a time', async () => {
  let [open, most] = [0, 0]
  await db.update(parkings).set({ isSample: false, bookingPage: `${bookingPage}&p={parking}` })
  const all = await db.select({ id: parkings.id }).from(parkings)
  for (const { id } of all)
    await db
      .update(parkings)
      .set({ providerCode: `P${id}` })
      .where(eq(parkings.id, id))
  await look((_, response) => {
    most = Math.max(most, ++open)
    setTimeout(() => {
      open--
      response.end()
    }, 5)
  })

  // The website is another site.
  expect(most).toBeLessThanOrEqual(2)
  expect(asked.length).toBe(all.length + 1)
})

test('what is gone or changed is an item of Controle with what was seen, until it works or is another page', async () => {
  await db.update(providers).set({ bookingText: 'Boek morgen' }).where(eq(providers.id, provider))
  await refreshContentVersion()
  for (const nth of [0, 1, 2]) await look(status(404), nth)
  await refreshContentVersion()
  expect(await listBrokenLinks(10)).toEqual([
    {
      ...{ owner: 'parking', id: first, page: 'booking', why: 'gone', isPassedBy: true },
      ...{ seen: 'Antwoordt met 404', tries: 3, since: night(0).toISOString() },
      name: expect.any(String),
      address: 'http://boek.ringvaart.nl/?van=2026-12-05&tot=2026-12-12&om=10%3A00',
    },
    expect.objectContaining({ owner: 'provider', id: provider, why: 'changed', isPassedBy: false }),
  ])

  await db.update(providers).set({ bookingText: null }).where(eq(providers.id, provider))
  await db
    .update(parkings)
    .set({ bookingPage: `${bookingPage}&x=1` })
    .where(eq(parkings.id, first))
  await look(works, 3)
  await refreshContentVersion()
  expect(await listBrokenLinks(10)).toEqual([])
})

test('a link to a site that is not allowed is one at once', async () => {
  const elsewhere = 'http://elders.nl/?van={van}&tot={tot}'
  await db.update(parkings).set({ bookingPage: elsewhere }).where(eq(parkings.id, first))
  await refreshContentVersion()

  expect(await listBrokenLinks(10)).toEqual([
    expect.objectContaining({
      ...{
        owner: 'parking',
        id: first,
        why: 'refused',
        address: expect.stringContaining('elders.nl'),
      },
      seen: expect.stringMatching(/^elders.nl hoort niet bij de site/),
      ...{ tries: null, since: null },
    }),
  ])
  await db.update(parkings).set({ bookingPage }).where(eq(parkings.id, first))
  await refreshContentVersion()
  expect(await listBrokenLinks(10)).toEqual([])
})
