import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { Problem } from '#domain/api/problem.ts'
import type { CheckQueue, DueItem, PastCheck, SavedCheck } from '#domain/check/check-queue.ts'
import { byWorth } from '#domain/check/due.ts'
import type { TravellerReport } from '#domain/contact/traveller-report.ts'
import type { EditedParking } from '#domain/parking/parking.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { deleteOrphanPictures } from '#server/db/checks/past-checks.ts'
import { db } from '#server/db/client.ts'
import {
  admins,
  affiliateClicks,
  auditLog,
  checkPictures,
  checks,
  contactRequests,
  parkings,
  providers,
} from '#server/db/schema.ts'
import { asAdmin, requestAsAdmin, sendAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aPhoto } from '#test/pictures.ts'

withSeededDatabase()
withAdmin()

const today = amsterdamDay(new Date())
const daysAgo = (days: number) => dayAfter(today, -days)
const path = '/api/admin/checks'

/** Two parkings with a price of long ago, of which the second is clicked; all else is fresh. */
let quiet: { id: number; name: string }
let busy: { id: number; name: string }

beforeEach(async () => {
  await db.delete(checks)
  await db.delete(contactRequests)
  await db.delete(affiliateClicks)
  await db.update(admins).set({ role: 'manager' })
  await db.update(providers).set({ marks: [] })
  await db
    .update(parkings)
    .set({ facts: {}, priceCheckedOn: today, reviewsReadOn: today, reviews: 10 })
  const [first, second] = await db
    .select({ id: parkings.id, name: parkings.name })
    .from(parkings)
    .orderBy(parkings.id)
    .limit(2)
  if (!first || !second) throw new Error('the seed has parkings')
  quiet = first
  busy = second
  await checkedAgo(quiet, 50)
  await checkedAgo(busy, 40)
  await click(busy, 3)
})

const checkedAgo = ({ id }: { id: number }, days: number) =>
  db
    .update(parkings)
    .set({ priceCheckedOn: daysAgo(days) })
    .where(eq(parkings.id, id))

const click = ({ id, name }: { id: number; name: string }, times: number) =>
  db.insert(affiliateClicks).values(
    Array.from({ length: times }, () => ({
      parkingId: id,
      parkingName: name,
      airportCode: 'AMS',
    })),
  )

const queue = async () => (await asAdmin<CheckQueue>('GET', path)).body
const named = ({ items }: CheckQueue) => items.map(({ name, item }) => [name, item])
const check = (body: Record<string, unknown>) => asAdmin<SavedCheck & Problem>('POST', path, body)
const undo = (change: string) => asAdmin('POST', `/api/admin/changes/${change}/undo`, {})

test('what is due comes in the order of its worth', async () => {
  const { items, todo, done } = await queue()

  expect(items).toMatchObject([
    { name: busy.name, item: 'price', daysLate: 10, clicks: 3, checkedOn: daysAgo(40) },
    { name: quiet.name, item: 'price', daysLate: 20, clicks: 0 },
  ])
  expect(items.toSorted(byWorth)).toEqual(items)
  expect({ todo, done }).toEqual({ todo: 2, done: 0 })
  expect((await asAdmin('GET', `${path}/count`)).body).toEqual({ todo: 2, done: 0 })
})

test('facts, reviews and marks are due by their own terms', async () => {
  await db.execute(sql`delete from affiliate_clicks`)
  const fact = (value: unknown, days: number | null) => ({
    value,
    checkedOn: days === null ? null : daysAgo(days),
    source: 'website',
  })
  const facts = {
    heightLimit: fact(210, 366),
    surface: fact('asfalt', 365),
    guaranteed: fact(true, null),
    // Asked of parkings with charging points only.
    chargingPoints: fact(2, 1000),
  }
  await db
    .update(parkings)
    .set({
      facts: sql`${JSON.stringify(facts)}::jsonb`,
      features: sql`features || '{"chargingPoint": false}'`,
      priceCheckedOn: today,
      reviewsReadOn: daysAgo(91),
    })
    .where(eq(parkings.id, quiet.id))
  await checkedAgo(busy, 0)
  const [company] = await db.select({ id: providers.id }).from(providers).limit(1)
  const mark = { name: 'ESPA', number: null, validUntil: daysAgo(51), proof: null }
  await db
    .update(providers)
    .set({ marks: [mark, { ...mark, name: 'Zonder eind', validUntil: null }] })
    .where(eq(providers.id, company?.id ?? 0))

  const found = await queue()
  expect(named(found).map(([, item]) => item)).toEqual([
    'mark:ESPA',
    'fact:guaranteed',
    'fact:heightLimit',
    'reviews',
  ])
  expect(found.items[2]).toMatchObject({ daysLate: 1, fact: facts.heightLimit })
})

test('what is right is dated with today, and can be undone in one', async () => {
  const [first] = (await queue()).items
  const evidence = { amount: '100,00', url: 'https://www.voorbeeld.nl/dijkzicht' }
  const { status, body } = await check({
    item: 'price',
    parkingId: busy.id,
    outcome: 'right',
    version: first?.version,
    ...evidence,
  })

  expect(status).toBe(201)
  const after = await queue()
  expect(named(after)).toEqual([[quiet.name, 'price']])
  expect(after.done).toBe(1)
  const past = (await asAdmin<PastCheck[]>('GET', `${path}/history?item=price&parking=${busy.id}`))
    .body
  expect(past).toMatchObject([
    { outcome: 'right', username: 'eva', amount: 100, url: evidence.url, hasPicture: false },
  ])

  expect((await undo(body.change)).status).toBe(200)
  expect(named(await queue())).toHaveLength(2)
  expect((await queue()).done).toBe(0)
})

test('someone who saw an older version is refused, and nothing is kept', async () => {
  const [first] = (await queue()).items
  await db.update(parkings).set({ pricePerDay: 99 }).where(eq(parkings.id, busy.id))
  const stale = { item: 'price', parkingId: busy.id, outcome: 'right', version: first?.version }
  const { status, body } = await check(stale)

  expect(status).toBe(409)
  expect(body.current).toEqual({ version: expect.any(Number) })
  expect(await db.$count(checks)).toBe(0)
})

test('the version in the answer is what the next check of the parking is based on', async () => {
  const [first] = (await queue()).items
  const { body } = await check({
    item: 'price',
    parkingId: busy.id,
    outcome: 'changed',
    version: first?.version,
    pricePerDay: '14,25',
  })
  const again = { item: 'price', parkingId: busy.id, outcome: 'right', version: body.version }

  expect((await check(again)).status).toBe(201)
  const [row] = await db.select().from(parkings).where(eq(parkings.id, busy.id))
  expect(row).toMatchObject({ pricePerDay: 14.25, priceCheckedOn: today })
})

test('a fact is corrected with its source, and keeps its note', async () => {
  const note = 'bij de slagboom'
  const former = { value: 210, checkedOn: daysAgo(400), source: 'website', note }
  await db
    .update(parkings)
    .set({ facts: { heightLimit: former } })
    .where(eq(parkings.id, busy.id))
  const item = { item: 'fact:heightLimit', parkingId: busy.id, outcome: 'changed' }

  expect(
    (await check({ ...item, fact: { value: 'hoog', source: 'telefoon' } })).body.fields,
  ).toEqual({
    fact: ['Vul een getal in van 0 tot 600'],
  })
  expect((await check({ ...item, fact: { value: '190', source: 'telefoon' } })).status).toBe(201)
  const [row] = await db.select().from(parkings).where(eq(parkings.id, busy.id))
  expect(row?.facts.heightLimit).toEqual({
    value: 190,
    checkedOn: today,
    source: 'telefoon',
    note,
  })
})

test('a new reading of the reviews is dated with today, and can be undone', async () => {
  await db
    .update(parkings)
    .set({ rating: 4.2, reviews: 300, reviewsSource: 'Google', reviewsReadOn: daysAgo(100) })
    .where(eq(parkings.id, busy.id))
  const item = { item: 'reviews', parkingId: busy.id, outcome: 'changed' }
  const reviews = { rating: '4,4', count: '312', source: 'Trustpilot' }
  const row = async () =>
    (await db.select().from(parkings).where(eq(parkings.id, busy.id)).limit(1))[0]
  const version = (await row())?.version ?? 0

  const wrong = { ...reviews, rating: '6', count: '-1' }
  expect((await check({ ...item, reviews: wrong })).body.fields).toEqual({
    'reviews.rating': ['Maximaal 5'],
    'reviews.count': ['Minimaal 0'],
  })
  expect((await check({ ...item, reviews, version: version - 1 })).status).toBe(409)
  const { status, body } = await check({ ...item, reviews, version, url: 'https://a.example' })
  expect(status).toBe(201)
  const corrected = { rating: 4.4, reviews: 312, reviewsSource: 'Trustpilot' }
  expect(await row()).toMatchObject({ ...corrected, reviewsReadOn: today })
  const [past] = (
    await asAdmin<PastCheck[]>('GET', `${path}/history?item=reviews&parking=${busy.id}`)
  ).body
  expect(past).toMatchObject({ outcome: 'changed', url: 'https://a.example' })

  expect((await undo(body.change)).status).toBe(200)
  expect(await row()).toMatchObject({ rating: 4.2, reviews: 300, reviewsReadOn: daysAgo(100) })
})

test('what came of it in the form is read from the log', async () => {
  const seen = (await queue()).items.find(({ name }) => name === busy.name)?.version ?? 0
  const at = `/api/admin/parkings/${busy.id}`
  const edit = async (changes: object) => {
    const { body } = await asAdmin<Record<string, unknown>>('GET', at)
    expect((await asAdmin('PUT', at, { ...body, ...changes })).status).toBe(200)
  }
  const item = { item: 'price', parkingId: busy.id, outcome: 'changed', since: seen }
  const outcomes = async () =>
    (await db.select({ outcome: checks.outcome }).from(checks).orderBy(checks.id)).map(
      ({ outcome }) => outcome,
    )

  // Someone else did, and then this admin something else.
  await checkedAgo(busy, 0)
  await edit({ directions: 'Eerste links' })
  expect((await check(item)).status).toBe(409)
  expect(await outcomes()).toEqual([])

  await edit({ priceCheckedOn: daysAgo(1) })
  expect((await check(item)).status).toBe(201)
  const { body } = await asAdmin<{ pricePerDay: number }>('GET', at)
  await edit({ pricePerDay: body.pricePerDay + 1, priceCheckedOn: today })
  const again = await check(item)
  expect(await outcomes()).toEqual(['right', 'changed'])
  const past = await asAdmin<PastCheck[]>('GET', `${path}/history?item=price&parking=${busy.id}`)
  expect(past.body).toHaveLength(2)
  await undo(again.body.change)
  expect(await outcomes()).toEqual(['right'])
})

test('another tariff in the form is another price', async () => {
  const at = `/api/admin/parkings/${busy.id}`
  const { body: parking } = await asAdmin<EditedParking>('GET', at)
  const tariffs = parking.tariffs.map((tariff) => ({ ...tariff, name: `${tariff.name} 2` }))
  const saved = await asAdmin('PUT', at, { ...parking, tariffs, priceCheckedOn: today })
  expect([saved.status, tariffs.length > 0]).toEqual([200, true])

  const since = parking.version
  await check({ item: 'price', parkingId: busy.id, outcome: 'changed', since })
  expect(await db.select({ outcome: checks.outcome }).from(checks)).toEqual([
    { outcome: 'changed' },
  ])
})

test('what is put off comes back tomorrow, and is not done', async () => {
  const later = { item: 'price', parkingId: busy.id, outcome: 'later' }
  const { body } = await check(later)

  expect(named(await queue())).toEqual([[quiet.name, 'price']])
  expect((await queue()).done).toBe(0)
  expect((await asAdmin('GET', `${path}/count`)).body).toEqual({ todo: 1, done: 0 })
  await undo(body.change)
  expect(named(await queue())).toHaveLength(2)

  await check(later)
  await db.update(checks).set({ until: today })
  expect(named(await queue())).toHaveLength(2)
})

test('with nothing due it says what comes next', async () => {
  await checkedAgo(quiet, 0)
  await checkedAgo(busy, 28)
  const { todo, next } = await queue()

  expect(todo).toBe(0)
  expect(next).toEqual({ on: dayAfter(today, 3), item: 'price', name: busy.name })
})

test('a mark is right until a new day, which is asked for', async () => {
  const [company] = await db.select({ id: providers.id }).from(providers).limit(1)
  const mark = { name: 'ESPA', number: null, validUntil: daysAgo(1), proof: null }
  await db
    .update(providers)
    .set({ marks: [mark] })
    .where(eq(providers.id, company?.id ?? 0))
  const item = { item: 'mark:ESPA', providerId: company?.id, outcome: 'right' }

  expect((await check(item)).body.fields).toHaveProperty('validUntil')
  expect((await check({ ...item, validUntil: dayAfter(today, 365) })).status).toBe(201)
  const [row] = await db
    .select()
    .from(providers)
    .where(eq(providers.id, company?.id ?? 0))
  expect(row?.marks).toEqual([{ ...mark, validUntil: dayAfter(today, 365) }])
})

test('of two marks with the same name each has its own day', async () => {
  const [company] = await db.select({ id: providers.id }).from(providers).limit(1)
  const ofCompany = eq(providers.id, company?.id ?? 0)
  const mark = { name: 'ESPA', number: '1', validUntil: daysAgo(51), proof: null }
  const other = { ...mark, number: '2', validUntil: daysAgo(2) }
  await db
    .update(providers)
    .set({ marks: [mark, other] })
    .where(ofCompany)
  const { items } = (await asAdmin<CheckQueue>('GET', path)).body
  const ofMarks = items.filter(({ providerId }) => providerId === company?.id)
  expect(ofMarks.map(({ item, mark }) => [item, mark?.validUntil]).toSorted()).toEqual([
    ['mark:ESPA nummer 1', daysAgo(51)],
    ['mark:ESPA nummer 2', daysAgo(2)],
  ])

  const item = { item: 'mark:ESPA nummer 2', providerId: company?.id, outcome: 'right' }
  expect((await check({ ...item, validUntil: dayAfter(today, 365) })).status).toBe(201)
  const [row] = await db.select({ marks: providers.marks }).from(providers).where(ofCompany)
  expect(row?.marks).toEqual([mark, { ...other, validUntil: dayAfter(today, 365) }])
})

test('the day of a mark is corrected, and putting it off leaves it', async () => {
  const [company] = await db.select({ id: providers.id }).from(providers).limit(1)
  const id = company?.id ?? 0
  const mark = { name: 'ESPA', number: '0000-02', validUntil: daysAgo(51), proof: null }
  const other = { ...mark, name: 'Zonder eind', validUntil: null }
  const marks = async () =>
    (await db.select({ marks: providers.marks }).from(providers).where(eq(providers.id, id)))[0]
      ?.marks
  await db
    .update(providers)
    .set({ marks: [mark, other] })
    .where(eq(providers.id, id))
  const item = { item: 'mark:ESPA', providerId: id, validUntil: daysAgo(20) }

  expect((await check({ ...item, outcome: 'later' })).status).toBe(201)
  expect(await marks()).toEqual([mark, other])
  const { body } = await check({ ...item, outcome: 'changed' })
  expect(await marks()).toEqual([{ ...mark, validUntil: daysAgo(20) }, other])
  const past = async () =>
    (await asAdmin<PastCheck[]>('GET', `${path}/history?provider=${id}`)).body
  expect(await past()).toMatchObject([
    { item: 'mark:ESPA', outcome: 'changed', username: 'eva' },
    { item: 'mark:ESPA', outcome: 'later' },
  ])
  await undo(body.change)
  expect(await marks()).toEqual([mark, other])
  expect(await past()).toHaveLength(1)
})

test.each([
  [{ item: 'price' }, 'parkingId'],
  [{ item: 'anders', parkingId: 1 }, 'item'],
  [{ item: 'price', parkingId: 1, url: 'voorbeeld.nl' }, 'url'],
  [{ item: 'price', parkingId: 1, amount: 'veel' }, 'amount'],
  [{ item: 'price', parkingId: 1, fact: { value: 1, source: 'x' } }, 'fact'],
  [{ item: 'price', parkingId: 1, reviews: { rating: 4, count: 1, source: 'x' } }, 'reviews'],
])('wrong input is refused at its field: %o', async (body, field) => {
  const { status, body: answer } = await check({ outcome: 'right', ...body })

  expect([status, Object.keys(answer.fields ?? {})]).toEqual([422, [field]])
})

test('a fact that is not known can not be right', async () => {
  const body = { item: 'fact:heightLimit', parkingId: busy.id, outcome: 'right' }

  expect((await check(body)).status).toBe(404)
  expect((await check({ ...body, item: 'price', parkingId: 999_999 })).status).toBe(404)
})

test('everything with a date is listed by page, kind and search', async () => {
  const list = async (query: string) =>
    (await asAdmin<PageOf<DueItem>>('GET', `${path}/dated?${query}`)).body
  const all = await list('pageSize=2')

  expect(all.rows.map(({ name }) => name)).toEqual([quiet.name, busy.name])
  expect(all.total).toBe(2 * (await db.$count(parkings)))
  expect(all.counts.stand).toMatchObject({ 'te-laat': 2 })
  expect((await list('soort=reviews&page=2')).rows[0]?.item).toBe('reviews')
  const searched = await list(`stand=te-laat&q=${encodeURIComponent(busy.name)}`)
  expect(searched.rows).toMatchObject([{ name: busy.name, daysLate: 10 }])
  expect((await list('q=bestaat-niet')).rows).toEqual([])
})

test('a picture is kept with its check, only if it is one', async () => {
  const { body } = await check({ item: 'price', parkingId: busy.id, outcome: 'right' })
  const at = `${path}/${body.id}/picture`
  const photo = await aPhoto()

  expect((await sendAsAdmin('PUT', at, new TextEncoder().encode('<svg onload=x>'))).status).toBe(
    415,
  )
  expect((await sendAsAdmin('PUT', at, new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await sendAsAdmin('PUT', `${path}/999999/picture`, photo)).status).toBe(404)
  expect((await sendAsAdmin('PUT', at, photo)).status).toBe(200)
  const seen = await requestAsAdmin('GET', at)
  expect(seen.headers.get('x-content-type-options')).toBe('nosniff')
  expect(seen.headers.get('cache-control')).toBe('no-store')
  expect(new Uint8Array(await seen.arrayBuffer())).toEqual(new Uint8Array(photo))

  await undo(body.change)
  expect((await requestAsAdmin('GET', at)).status).toBe(404)
  const longAgo = new Date(Date.now() - 1_000)
  await deleteOrphanPictures(longAgo)
  expect(await db.$count(checkPictures)).toBe(1)
  // Once the log can no longer bring the check back, its picture is of no use.
  await db.delete(auditLog).where(eq(auditLog.subject, 'checks'))
  await deleteOrphanPictures(new Date(Date.now() + 60_000))
  expect(await db.$count(checkPictures)).toBe(0)
})

const report = (parkingId: number): TravellerReport => ({
  parkingId,
  parkingName: 'Ringvaart Parking',
  airportCode: 'AMS',
  topic: 'prijs',
  airportSlug: 'schiphol',
  parkingSlug: 'ringvaart-parking',
})

async function addReport(special: Partial<typeof contactRequests.$inferInsert> = {}) {
  const [row] = await db
    .insert(contactRequests)
    .values({
      name: 'Reiziger',
      email: 'jo@example.com',
      subject: 'Klopt dit niet?',
      message: 'Het kost nu €79,00.',
      report: report(busy.id),
      ...special,
    })
    .returning()
  if (!row) throw new Error('a row that was inserted is returned')
  return row
}

const answer = (id: number, body: Record<string, unknown>) =>
  asAdmin<{ change: string } & Problem>('POST', `/api/admin/reports/${id}/answer`, body)

test('reports of travellers are on top, the oldest first', async () => {
  const first = await addReport()
  const second = await addReport({ report: report(999_999) })
  await addReport({ probableSpam: true })
  await addReport({ report: null })
  const { reports, todo } = await queue()

  expect(reports.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(reports).toMatchObject([
    { message: first.message, parking: { checkedOn: daysAgo(40) } },
    { parking: null },
  ])
  expect(todo).toBe(4)
})

test('a reader sees the queue without the reports, and can do nothing', async () => {
  const { id } = await addReport()
  await db.update(admins).set({ role: 'reader' })

  expect(await queue()).toMatchObject({ reports: [], todo: 2 })
  expect((await check({ item: 'price', parkingId: busy.id, outcome: 'right' })).status).toBe(403)
  expect((await answer(id, {})).status).toBe(403)
})

test('an answered report is resolved, and a price that was right is dated', async () => {
  const { id, version } = await addReport()
  const said = { outcome: 'right', answer: 'Het klopte al.', byMail: false, version }
  const { status, body } = await answer(id, said)

  expect(status).toBe(200)
  expect((await asAdmin('GET', `/api/admin/contacts/${id}`)).body).toMatchObject({
    isResolved: true,
    answer: 'Het klopte al.',
  })
  expect(await queue()).toMatchObject({ reports: [], todo: 1, done: 1 })
  expect((await answer(id, said)).status).toBe(409)

  expect((await undo(body.change)).status).toBe(200)
  expect(await queue()).toMatchObject({ todo: 3, done: 0 })
})

test('a closed report dates nothing, and one can be put off', async () => {
  const [closed, later] = [await addReport(), await addReport()]
  await answer(closed.id, { outcome: 'closed', answer: 'Onzin', byMail: false })
  const putOff = await check({ item: `report:${later.id}`, outcome: 'later' })

  expect(putOff.status).toBe(201)
  expect(await queue()).toMatchObject({ reports: [], todo: 2, done: 1 })
})

test('without a mail server an answer is not promised by mail', async () => {
  const { id } = await addReport()
  const { status, body } = await answer(id, { outcome: 'changed', answer: 'Dank je', byMail: true })

  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['byMail']])
})
