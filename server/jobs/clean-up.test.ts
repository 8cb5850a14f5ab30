import { eq, isNotNull } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Retained, retentions } from '#domain/system/retention.ts'
import { dayMs } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { addLoginAttempts } from '#server/db/access/login-attempts.ts'
import { db } from '#server/db/client.ts'
import { programmes } from '#server/db/earnings/tables.ts'
import * as schema from '#server/db/schema.ts'
import { sumRemovals } from '#server/db/system/removals.ts'
import { rolledUp } from '#server/statistics/totals.ts'
import { withSeededDatabase } from '#test/database.ts'
import { cleanUp } from './clean-up.ts'
import { rollUp } from './roll-up.ts'

withSeededDatabase()

// Noon in Amsterdam, so that a day more or less is another day there too.
const start = new Date('2026-11-28T11:00:00Z')
const daysOn = (days: number) => new Date(start.getTime() + days * dayMs)
const change = '00000000-0000-4000-8000-000000000001'

beforeAll(async () => {
  await db.update(schema.settings).set({ values: { contactMonths: 1, rawMonths: 3 } })
})

beforeEach(async () => {
  for (const table of [
    ...[schema.loginAttempts, schema.contactRequests, schema.auditLog, schema.removals],
    ...[schema.affiliateClicks, schema.pageViews, schema.filterUses, schema.dailyTotals],
  ]) {
    await db.delete(table)
  }
})

const visit = { airportCode: 'AMS', source: 'direct', dayHash: 'hash' } as const

type Case = {
  put: () => Promise<unknown>
  left: () => Promise<number>
  /** The last day on which it is still there, and the first on which it is gone. */
  days: [kept: number, gone: number]
}

const cases: Record<Retained, Case> = {
  contacts: {
    put: () =>
      db.insert(schema.contactRequests).values({
        ...{ name: 'Jo', email: 'jo@example.com', subject: 'Een vraag', message: 'Hoe laat open?' },
        ...{ isResolved: true, resolvedAt: start, mailedAt: start, createdAt: start },
      }),
    left: () => db.$count(schema.contactRequests),
    days: [30, 31],
  },
  contactChanges: {
    put: () =>
      db.insert(schema.auditLog).values({
        ...{ at: start, username: 'beheer', change, action: 'delete' },
        ...{ subject: 'contact_requests', subjectId: 1, before: { email: 'jo@example.com' } },
      }),
    left: async () => (await db.select().from(schema.auditLog)).filter((row) => row.before).length,
    days: [29, 31],
  },
  visits: {
    put: async () => {
      const parking = { parkingId: 1, parkingName: 'P1', page: '/parkeren/schiphol' }
      await db.insert(schema.affiliateClicks).values({ ...visit, ...parking, clickDate: start })
      await db.insert(schema.pageViews).values({ ...visit, path: '/', at: start })
      // So that three months of days need not be added up here.
      await db.insert(schema.dailyTotals).values({
        measure: rolledUp,
        day: '2027-02-26',
        dimension: '',
        key: '',
        count: 1,
        uniques: 0,
      })
    },
    left: async () =>
      (await db.$count(schema.affiliateClicks)) + (await db.$count(schema.pageViews)),
    days: [92, 93],
  },
  references: {
    put: async () => {
      const parking = { parkingId: 1, parkingName: 'P1', page: '/', reference: 'k3v9q2w7m4xz' }
      await db.insert(schema.affiliateClicks).values({ ...visit, ...parking, clickDate: start })
    },
    left: () => db.$count(schema.affiliateClicks, isNotNull(schema.affiliateClicks.reference)),
    days: [119, 121],
  },
  salts: {
    put: () => db.insert(schema.daySalts).values({ day: '2026-11-28', salt: 'zout' }),
    left: () => db.$count(schema.daySalts, eq(schema.daySalts.salt, 'zout')),
    days: [0, 1],
  },
  turns: {
    put: () => db.insert(schema.rateLimits).values({ key: 'te oud', at: start }),
    left: () => db.$count(schema.rateLimits, eq(schema.rateLimits.key, 'te oud')),
    days: [0.9, 1.1],
  },
  loginAttempts: {
    put: () => db.insert(schema.loginAttempts).values({ key: 'oud', failures: 9, lastAt: start }),
    left: () => db.$count(schema.loginAttempts),
    days: [0.9, 1.1],
  },
  passwordLinks: {
    put: () =>
      db.insert(schema.passwordLinks).values({
        ...{ tokenHash: 'hash', adminId: 1, isInvitation: false },
        ...{ createdAt: daysOn(-1), expiresAt: start },
      }),
    left: () => db.$count(schema.passwordLinks),
    days: [29, 31],
  },
  accountEvents: {
    put: () => db.insert(schema.accountEvents).values({ adminId: 1, kind: 'device', at: start }),
    left: () => db.$count(schema.accountEvents),
    days: [29, 31],
  },
  alarms: {
    put: () =>
      db.insert(schema.alarms).values({
        ...{ cause: 'disk', found: {} as never },
        ...{ since: start, seenAt: start, overAt: start },
      }),
    left: () => db.$count(schema.alarms),
    days: [29, 31],
  },
  drafts: {
    put: () =>
      db
        .insert(schema.postDrafts)
        .values({ postId: 9_999, fields: {} as never, username: 'eva', updatedAt: start }),
    left: () => db.$count(schema.postDrafts),
    days: [29, 31],
  },
  checkPictures: {
    put: () =>
      db.insert(schema.checkPictures).values({
        ...{ checkId: 9_999, type: 'image/webp', content: Buffer.from('x'), createdAt: start },
      }),
    left: () => db.$count(schema.checkPictures),
    days: [29, 31],
  },
  keptPictures: {
    put: () =>
      db
        .insert(schema.keptPictures)
        .values({ key: 'k', address: 'https://example.com/a.jpg', usedAt: start }),
    left: () => db.$count(schema.keptPictures),
    days: [29, 31],
  },
  files: {
    put: () =>
      db.insert(schema.mediaFiles).values({
        ...{ mediaId: 9_999, url: '/media/ffffffffffffffffffff/960.webp', type: 'image/webp' },
        ...{ content: Buffer.from('x'), createdAt: start },
      }),
    left: () => db.$count(schema.mediaFiles),
    days: [29, 31],
  },
  failures: {
    put: () => db.insert(schema.failures).values({ message: 'stuk', reason: 'zo', at: start }),
    left: () => db.$count(schema.failures),
    days: [29, 31],
  },
}

test.each(keysOf(retentions))('%s are kept for their time, and not longer', async (what) => {
  const { put, left, days } = cases[what]
  await put()
  const [kept, gone] = days.map(daysOn) as [Date, Date]
  const stored = await left()
  expect(stored).toBeGreaterThan(0)
  for (const now of [kept, gone]) {
    await (what === 'visits' ? rollUp : cleanUp).run(now)
    expect(await left()).toBe(now === kept ? stored : 0)
  }

  expect((await sumRemovals('2026-01-01'))[what]).toMatchObject({ count: stored })
})

test('a reference is kept for the cookie days of the programme that its click had, and 90 more', async () => {
  const terms = { network: 'awin', statusSince: '2026-05-25' } as const
  const added = await db
    .insert(programmes)
    .values([
      { name: 'Twee weken', cookieDays: 14, ...terms },
      { name: 'Twee maanden', cookieDays: 60, ...terms },
    ])
    .returning()
  const click = { ...visit, parkingId: 1, parkingName: 'P1', page: '/', clickDate: start }
  const ref = (name: string) => name.padEnd(12, '0')
  const [short, long] = added.map(({ id }) => id)
  const references = {
    [ref('none')]: null,
    [ref('short')]: short,
    [ref('long')]: long,
    [ref('gone')]: 9_999,
  }
  await db.insert(schema.affiliateClicks).values(
    Object.entries(references).map(([reference, programmeId]) => ({
      ...click,
      reference,
      programmeId,
    })),
  )
  const left = async (days: number) => {
    await cleanUp.run(daysOn(days))
    const rows = await db.select().from(schema.affiliateClicks)
    return rows.flatMap(({ reference }) => reference?.replace(/0+$/, '') ?? []).toSorted()
  }

  expect(await left(103)).toEqual(['gone', 'long', 'none', 'short'])
  expect(await left(105)).toEqual(['gone', 'long', 'none'])
  expect(await left(121)).toEqual(['long'])
  expect(await left(149)).toEqual(['long'])
  expect(await left(151)).toEqual([])
})

test('a failed login of today stays, beside one of yesterday', async () => {
  await db
    .insert(schema.loginAttempts)
    .values({ key: 'yesterday', failures: 9, lastAt: new Date(Date.now() - 1.1 * dayMs) })
  await addLoginAttempts(['now'])
  await cleanUp.run()

  const left = await db.select().from(schema.loginAttempts)
  expect(left.map(({ key }) => key)).toEqual(['now'])
})

test('what was deleted is counted by day, added up, and itself forgotten', async () => {
  const attempt = (key: string) => ({ key, failures: 9, lastAt: start })
  for (const [key, day] of [
    ['one', 2],
    ['two', 2],
    ['three', 3],
  ] as const) {
    await db.insert(schema.loginAttempts).values(attempt(key))
    await cleanUp.run(daysOn(day))
  }
  expect((await sumRemovals('2026-11-29')).loginAttempts).toEqual({
    count: 3,
    lastOn: '2026-12-01',
  })
  expect((await sumRemovals('2026-12-01')).loginAttempts).toEqual({
    count: 1,
    lastOn: '2026-12-01',
  })

  await cleanUp.run(daysOn(40))
  expect((await sumRemovals('2026-11-29')).loginAttempts).toBeUndefined()
})
