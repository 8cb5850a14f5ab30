import { beforeEach, expect, test } from 'vitest'
import { dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { conversions, programmes } from '#server/db/earnings/tables.ts'
import { admins, affiliateClicks, dailyTotals } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { listStopped } from './stopped.ts'

withSeededDatabase()
withAdmin()
beforeEach(async () => {
  for (const table of [conversions, programmes, affiliateClicks, dailyTotals]) {
    await db.delete(table)
  }
})

const now = new Date('2026-11-28T15:04:00+01:00')
const today = '2026-11-28'

type Given = {
  name?: string
  last: number
  /** How many days ago its file was read in. */
  read?: number
  more?: Partial<typeof programmes.$inferInsert>
}

/** Ten clicks a day for 60 days, and each day a booking until so many days ago. */
async function programme({ name = 'Ringvaart', last, read = 0, more }: Given): Promise<number> {
  const [added] = await db
    .insert(programmes)
    .values({ name, network: 'direct', statusSince: '2026-01-01', ...more })
    .returning()
  const id = added?.id ?? 0
  const days = Array.from({ length: 60 }, (_, ago) => ago + 1)
  const total = { measure: 'clicks', dimension: 'programme', key: `${id} 12 AMS`, count: 12 }
  await db
    .insert(dailyTotals)
    .values(days.map((ago) => ({ ...total, uniques: 10, day: dayAfter(today, -ago) })))
  const booked = days.filter((ago) => ago >= last)
  if (booked.length === 0) return id
  await db.insert(conversions).values(
    booked.map((ago) => {
      const at = new Date(`${dayAfter(today, -ago)}T12:00:00+01:00`)
      return {
        ...{ programmeId: id, number: `${ago}`, clickAt: at, bookedAt: at, commission: 500 },
        ...{ state: 'open' as const, stateAt: at, history: [eventAt(at)] },
        updatedAt: new Date(`${dayAfter(today, -read)}T09:00:00+01:00`),
      }
    }),
  )
  return id
}

const eventAt = (at: Date) => ({
  ...{ at: at.toISOString(), state: 'open' as const, by: 'file' as const },
  ...{ commission: 500, value: null },
})

test('a programme whose clicks go on after its last booking is told, beside one that has bookings', async () => {
  await programme({ name: 'Polderpark', last: 1 })
  const id = await programme({ last: 13 })

  expect(await listStopped(now)).toEqual([
    { programme: { id, name: 'Ringvaart' }, last: '2026-11-15', clicks: 120 },
  ])
})

test('neither is one that never had a booking, one that ended, nor one with too few clicks since', async () => {
  await programme({ name: 'Nooit geboekt', last: 61 })
  await programme({ name: 'Gestopt', last: 13, more: { status: 'ended' } })
  await programme({ last: 3 })

  expect(await listStopped(now)).toEqual([])
})

test('clicks since its last file say nothing, unless it is fetched every night', async () => {
  await programme({ last: 13, read: 12 })
  expect(await listStopped(now)).toEqual([])

  const id = await programme({
    ...{ name: 'Opgehaald', last: 13, read: 12 },
    more: { network: 'awin', isFetched: true },
  })
  expect(await listStopped(now)).toMatchObject([{ programme: { id } }])
})

test('it is a line of the list of a manager, and of nobody else', async () => {
  await programme({ last: 20 })
  const listed = async () =>
    (
      await asAdmin<{ checklist: { kind: string }[] }>('GET', '/api/admin/dashboard')
    ).body.checklist.filter(({ kind }) => kind === 'stopped')
  expect(await listed()).toMatchObject([{ programme: { name: 'Ringvaart' } }])

  await db.update(admins).set({ role: 'editor' })
  expect(await listed()).toEqual([])
  await db.update(admins).set({ role: 'manager' })
})
