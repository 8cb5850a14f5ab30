import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { amsterdamDay } from '#domain/text/date.ts'
import { api } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { couplings, programmeRates, programmes } from '#server/db/earnings/tables.ts'
import { parkings } from '#server/db/schema.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { renderedPage } from '#test/rendered-page.ts'

// Money can't reach the order: what visitors see is the same with programmes and without, but for where links lead.

// Only a build gives it an address.
vi.mock('#app/site.css?url', () => ({ default: '/site.css' }))

withSeededDatabase()

const stay = `van=${comingYear}-07-12&tot=${comingYear}-07-19`
const pages = [
  '/',
  '/parkeren/schiphol',
  `/parkeren/schiphol?${stay}`,
  '/parkeren/schiphol?sort=price',
  '/parkeren/schiphol?sort=distance',
  '/parkeren/schiphol/ringvaart-parking',
  `/parkeren/schiphol/ringvaart-parking?${stay}`,
  `/vergelijken?terreinen=1&terreinen=2&${stay}`,
  '/prijzen',
]
const calls = ['/api/parkings?airport=AMS', `/api/parkings?airport=AMS&${stay}`]

type Seen = { text: string[]; answers: unknown[]; links: string[] }

async function seen(): Promise<Seen> {
  const text: string[] = []
  const links: string[] = []
  for (const path of pages) {
    const html = await (await renderedPage(path)).text()
    const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? []
    const drawn = body.replace(/<script[\s\S]*?<\/script>/g, '')
    links.push(...[...drawn.matchAll(/href="(https?:[^"]*)"/g)].map(([, href = '']) => href))
    text.push(
      drawn
        .replace(/(href|data-[a-z-]+)="[^"]*"/g, '')
        .replaceAll('Je data gaan mee', '')
        .replace(/<[^>]+>/g, '\n')
        .replace(/\s+/g, ' '),
    )
  }
  const answers = await Promise.all(
    calls.map(async (path) => {
      const all: Record<string, unknown>[] = await (await api.request(path)).json()
      return all.map(({ outbound: _, bookingUrl: __, ...rest }) => rest)
    }),
  )
  return { text, answers, links }
}

beforeAll(async () => {
  // Samples have nothing of a programme.
  await db.update(parkings).set({ affiliateUrl: 'https://www.awin1.com/cread.php?awinmid=00421' })
  await db.update(parkings).set({ isSample: false })
  await refreshContentVersion()
})

test('programmes change the links of public pages and answers, and nothing else', async () => {
  const without = await seen()

  const [rich, poor] = await db
    .insert(programmes)
    .values([
      {
        ...{ name: 'Geheime afspraak', network: 'awin', statusSince: amsterdamDay(new Date()) },
        ...{ parameter: 'clickref', longest: 50, hosts: ['awin1.com'], note: 'Betaalt het best' },
      } as const,
      { name: 'Andere', network: 'direct', statusSince: '2026-05-25', parameter: 'ref' },
    ])
    .returning()
  await db.insert(programmeRates).values([
    { programmeId: rich?.id ?? 0, startsOn: '2026-05-25', unit: 'percent', rate: 9_900 },
    { programmeId: poor?.id ?? 0, startsOn: '2026-05-25', unit: 'amount', rate: 1 },
  ])
  const listed = await db.select().from(parkings).where(eq(parkings.airportCode, 'AMS'))
  await db.insert(couplings).values(
    listed.map(({ id }, nth) => ({
      parkingId: id,
      programmeId: nth % 2 ? rich?.id : poor?.id,
      startsOn: '2026-05-25',
    })),
  )
  await refreshContentVersion()
  const withThem = await seen()

  expect(withThem.text).toEqual(without.text)
  expect(withThem.answers).toEqual(without.answers)
  expect(withThem.links).not.toEqual(without.links)
  expect(withThem.links.join(' ')).toMatch(/clickref=lot-\d/)
  expect(without.links.join(' ')).not.toMatch(/=lot-\d/)
})

test('no page and no answer has the name or the note of a programme', async () => {
  const all = await Promise.all([
    ...pages.map(async (path) => (await renderedPage(path)).text()),
    ...calls.map(async (path) => (await api.request(path)).text()),
  ])
  for (const one of all) expect(one).not.toMatch(/Geheime afspraak|Betaalt het best/)
})
