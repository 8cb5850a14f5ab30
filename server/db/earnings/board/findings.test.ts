import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { readWeeks } from '#domain/earnings/board/weeks.ts'
import { db } from '#server/db/client.ts'
import { conversions, couplings, networkAccounts, programmes } from '#server/db/earnings/tables.ts'
import { affiliateClicks, dailyTotals, parkings } from '#server/db/schema.ts'
import { rollUp } from '#server/statistics/roll-up.ts'
import { withSeededDatabase } from '#test/database.ts'
import { readFindings } from './findings.ts'

withSeededDatabase()
beforeEach(async () => {
  for (const table of [
    ...[conversions, couplings, programmes, networkAccounts],
    ...[affiliateClicks, dailyTotals],
  ]) {
    await db.delete(table)
  }
})

const now = new Date('2026-11-20T15:04:00+01:00')
const weeks = readWeeks({ weeks: '4' }, now)
if (!weeks.ok) throw new Error('no weeks')
const period = weeks.value
const found = async () =>
  (await readFindings(period, now)).filter(({ kind }) => kind !== 'uncoupled')
const kinds = async () => (await found()).map(({ kind, title }) => `${kind}: ${title}`)

async function programme(more: Partial<typeof programmes.$inferInsert> = {}): Promise<number> {
  const [added] = await db
    .insert(programmes)
    .values({ name: 'Ringvaart', network: 'awin', statusSince: '2026-11-01', ...more })
    .returning()
  return added?.id ?? 0
}

const someParkings = () => db.select().from(parkings).orderBy(parkings.id).limit(2)

async function clicks(programmeId: number | null, parkingId: number, count: number, day: string) {
  await db.insert(affiliateClicks).values(
    Array.from({ length: count }, (_, place) => ({
      ...{ parkingId, parkingName: 'x', airportCode: 'AMS', programmeId, dayHash: `${place}` },
      clickDate: new Date(`${day}T12:00:00+01:00`),
    })),
  )
}

let number = 0
async function bookings(
  programmeId: number,
  count: number,
  day: string,
  more: Partial<typeof conversions.$inferInsert> = {},
) {
  const at = new Date(`${day}T12:00:00+01:00`)
  await db.insert(conversions).values(
    Array.from({ length: count }, () => ({
      ...{ programmeId, number: `n${++number}`, clickAt: at, bookedAt: at, commission: 500 },
      ...{ state: 'open' as const, stateAt: at, history: [] },
      ...more,
    })),
  )
}

test('clicks of a parking that bring nothing stand out beside the other of its programme', async () => {
  const id = await programme()
  const [a, b] = await someParkings()
  await clicks(id, a?.id ?? 0, 75, '2026-11-18')
  await clicks(id, b?.id ?? 0, 200, '2026-11-18')
  await bookings(id, 20, '2026-11-18', { parkingId: b?.id })

  expect(await kinds()).toEqual([`none: ${a?.name}: 75 clicks, geen boeking`])
})

test('a programme that ended is told with the clicks since', async () => {
  const id = await programme({ status: 'ended' })
  const [a] = await someParkings()
  await clicks(id, a?.id ?? 0, 3, '2026-11-18')
  await rollUp(now)

  expect(await found()).toMatchObject([
    { kind: 'ended', text: expect.stringContaining(`3 mensen een link`), chance: 0 },
  ])
})

test('bookings that stopped while clicks go on stand out', async () => {
  const id = await programme({ isFetched: true })
  const [a] = await someParkings()
  await clicks(id, a?.id ?? 0, 400, '2026-11-01')
  await bookings(id, 40, '2026-11-02', { parkingId: a?.id })
  await clicks(id, a?.id ?? 0, 90, '2026-11-17')
  await rollUp(now)

  expect(await kinds()).toEqual(['stopped: Ringvaart: wel clicks, geen boekingen meer'])
})

test('many declined stand out beside what was declined before', async () => {
  const id = await programme()
  await bookings(id, 90, '2026-08-03', { state: 'approved' })
  await bookings(id, 10, '2026-08-03', { state: 'declined' })
  await bookings(id, 20, '2026-11-03', { state: 'approved' })
  await bookings(id, 15, '2026-11-03', { state: 'declined' })

  expect(await kinds()).toEqual(['declined: Ringvaart wijst veel af'])
})

test('a link outside the hosts of its programme stands out', async () => {
  const id = await programme({ hosts: ['awin1.com'] })
  const [a] = await someParkings()
  await db.update(parkings).set({ isSample: false })
  await db
    .insert(couplings)
    .values({ parkingId: a?.id ?? 0, programmeId: id, startsOn: '2026-01-01' })

  expect(await kinds()).toEqual([`outside: ${a?.name} linkt buiten zijn programma`])
})

test('an account of which nothing comes stands out, as long as it is fetched', async () => {
  const [account] = await db
    .insert(networkAccounts)
    .values({ network: 'awin', publisher: '1' })
    .returning()
  const id = await programme({
    ...{ accountId: account?.id ?? 0, networkNumber: '421', isFetched: true },
  })
  expect(await kinds()).toEqual(['failed: Ringvaart kan niet worden opgehaald'])

  await db.update(programmes).set({ isFetched: false }).where(eq(programmes.id, id))
  expect(await kinds()).toEqual([])
})

test('parkings without a programme are told by their clicks', async () => {
  const [a] = await someParkings()
  await clicks(null, a?.id ?? 0, 5, '2026-11-18')

  expect(await readFindings(period, now)).toMatchObject([
    { kind: 'uncoupled', text: `${a?.name}, met 5 clicks.` },
  ])
})
