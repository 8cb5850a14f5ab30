import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CheckQueue } from '#domain/check/check-queue.ts'
import { isWorkingDay } from '#domain/check/portion.ts'
import { usualStay } from '#domain/check/usual-stay.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import {
  affiliateClicks,
  checks,
  parkings,
  providers,
  settings,
  tariffs,
} from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import {
  checkedAgo,
  checksPath,
  daysAgo,
  readQueue,
  sendCheck,
  today,
  undoChange,
  withDueParkings,
} from '#test/due-parkings.ts'

withSeededDatabase()
withAdmin()
const due = withDueParkings()

async function portionIs(checksPerDay: number) {
  await db.update(settings).set({ values: { ...exampleSettings, checksPerDay } })
  await refreshContentVersion()
}

const readPortion = async () => (await asAdmin<CheckQueue>('GET', checksPath)).body
const readCount = async () => (await asAdmin('GET', `${checksPath}/count`)).body
/** In a weekend there is none. */
const onWorkingDays = (left: number) => (isWorkingDay(today) ? left : 0)
const answer = (parking: { id: number }, outcome: 'right' | 'later') =>
  sendCheck({ item: 'price', parkingId: parking.id, outcome })

test('the queue gives the portion of today, and the badge what is left of it', async () => {
  await portionIs(1)
  const { portion, todo, items, beyond, quietBeyond } = await readPortion()

  expect(portion).toEqual({ size: 1, done: 0, left: onWorkingDays(1) })
  expect(todo).toBe(2)
  expect(items).toHaveLength(onWorkingDays(1))
  expect(quietBeyond).toBe(1)
  expect(beyond).toEqual({
    item: 'price',
    name: isWorkingDay(today) ? due.quiet.name : due.busy.name,
  })
  expect(await readCount()).toEqual({ done: 0, left: onWorkingDays(1) })
})

test('each answer counts as one, also later, and an undo takes it back', async () => {
  await portionIs(2)
  const { body } = await answer(due.busy, 'right')
  expect(await readCount()).toEqual({ done: 1, left: onWorkingDays(1) })
  await answer(due.quiet, 'later')
  expect(await readCount()).toEqual({ done: 2, left: 0 })

  await undoChange(body.change)
  expect((await readPortion()).portion).toEqual({ size: 2, done: 1, left: onWorkingDays(1) })
})

test('after the portion who goes on gets more', async () => {
  await portionIs(1)
  await answer(due.busy, 'right')
  expect((await readPortion()).items).toEqual([])

  const { body } = await asAdmin<CheckQueue>('GET', `${checksPath}?goal=11`)
  expect(body.portion).toEqual({ size: 1, done: 1, left: 1 })
  expect(body.items).toMatchObject([{ name: due.quiet.name }])
  expect(body.quietBeyond).toBe(0)
  expect(await readCount()).toEqual({ done: 1, left: 0 })
})

test('it says what was found today by kind, and on which days of the week', async () => {
  await answer(due.busy, 'right')
  await answer(due.quiet, 'later')
  const other = { ...usualStay(today), from: daysAgo(-200), to: daysAgo(-207) }
  await sendCheck({ item: 'price', parkingId: due.quiet.id, outcome: 'right', stay: other })
  const { found, week, prices } = await readPortion()

  expect(found.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'price', right: 1, changed: 0, later: 1 },
    { kind: 'tariff', right: 1, changed: 0, later: 0 },
  ])
  expect(week).toEqual([{ day: today, done: 3 }])
  expect(prices).toEqual({ count: await db.$count(parkings), staleDays: 30 })
})

test('answers of another day do not count', async () => {
  await answer(due.busy, 'right')
  await db.update(checks).set({ createdAt: sql`now() - interval '8 days'` })

  expect(await readPortion()).toMatchObject({ portion: { done: 0 }, found: [], week: [] })
})

test('a price older than twice its setting comes before every fresher one, also without clicks', async () => {
  await checkedAgo(due.quiet, 60)
  const order = async () => (await readQueue()).items.map(({ name }) => name)
  expect(await order()).toEqual([due.busy.name, due.quiet.name])

  await checkedAgo(due.quiet, 61)
  expect(await order()).toEqual([due.quiet.name, due.busy.name])
  expect((await readQueue()).items[0]).toMatchObject({ isOldPrice: true, kind: 'price' })
})

test('a price that nobody checked ages from the day on which it was added', async () => {
  await db.update(tariffs).set({ checkedOn: today })
  await db.delete(tariffs).where(eq(tariffs.parkingId, due.quiet.id))
  const added = (days: number) =>
    db
      .update(parkings)
      .set({ priceCheckedOn: null, createdAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(parkings.id, due.quiet.id))
  await added(59)
  expect((await readQueue()).items.find(({ name }) => name === due.quiet.name)?.isOldPrice).toBe(
    false,
  )

  await added(62)
  expect((await readQueue()).items[0]).toMatchObject({ name: due.quiet.name, isOldPrice: true })
})

test('a fact weighs less than a price that is as late, and a rating less than a fact', async () => {
  await db.delete(affiliateClicks)
  const height = { value: 210, checkedOn: daysAgo(365 + 20), source: 'website' }
  await db
    .update(parkings)
    .set({ facts: { heightLimit: height }, reviewsReadOn: daysAgo(90 + 20) })
    .where(eq(parkings.id, due.quiet.id))

  const { items } = await readQueue()
  expect(items.filter(({ name }) => name === due.quiet.name).map(({ kind }) => kind)).toEqual([
    'price',
    'fact',
    'reviews',
  ])
})

test('a changed tariff of another season is of a kind of its own', async () => {
  await db.delete(tariffs).where(eq(tariffs.parkingId, due.busy.id))
  await db.insert(tariffs).values({
    parkingId: due.busy.id,
    name: 'Zomer',
    validFrom: dayAfter(today, 200),
    billing: 'day',
    steps: [{ days: 8, total: 80 }],
    extraDay: 10,
    isChanged: true,
  })

  const item = (await readQueue()).items.find(({ name }) => name === due.busy.name)
  expect(item).toMatchObject({ kind: 'tariff', tariff: 'Zomer' })
})

test('what is of one provider has one group, and a parking without one its own', async () => {
  const [company] = await db.select().from(providers).limit(1)
  const groups = async () => (await readQueue()).items.map(({ group }) => group)
  await db.update(parkings).set({ providerId: company?.id })
  const group = { key: `v${company?.id}`, name: company?.tradeName }
  expect(await groups()).toEqual([group, group])

  await db.update(parkings).set({ providerId: null }).where(eq(parkings.id, due.quiet.id))
  expect(await groups()).toEqual([group, { key: `p${due.quiet.id}`, name: due.quiet.name }])
})
