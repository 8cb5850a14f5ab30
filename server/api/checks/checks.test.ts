import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { CheckQueue, DueItem, PastCheck } from '#domain/check/check-queue.ts'
import { byWorth } from '#domain/check/due.ts'
import type { EditedParking } from '#domain/parking/parking.ts'
import { dayAfter } from '#domain/text/date.ts'
import { deleteOrphanPictures } from '#server/db/checks/past-checks.ts'
import { db } from '#server/db/client.ts'
import { auditLog, checkPictures, checks, parkings, providers } from '#server/db/schema.ts'
import { asAdmin, requestAsAdmin, sendAsAdmin, withAdmin } from '#test/admin.ts'
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
import { aPhoto } from '#test/pictures.ts'

withSeededDatabase()
withAdmin()
const due = withDueParkings()

const named = ({ items }: CheckQueue) => items.map(({ name, item }) => [name, item])

test('what is due comes in the order of its worth', async () => {
  const { items, todo, portion } = await readQueue()

  expect(items).toMatchObject([
    { name: due.busy.name, item: 'price', daysLate: 10, clicks: 3, checkedOn: daysAgo(40) },
    { name: due.quiet.name, item: 'price', daysLate: 20, clicks: 0 },
  ])
  expect(items.toSorted(byWorth)).toEqual(items)
  expect({ todo, portion }).toEqual({ todo: 2, portion: { size: 20, done: 0, left: 2 } })
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
    .where(eq(parkings.id, due.quiet.id))
  await checkedAgo(due.busy, 0)
  const [company] = await db.select({ id: providers.id }).from(providers).limit(1)
  const mark = { name: 'ESPA', number: null, validUntil: daysAgo(51), proof: null }
  await db
    .update(providers)
    .set({ marks: [mark, { ...mark, name: 'Zonder eind', validUntil: null }] })
    .where(eq(providers.id, company?.id ?? 0))

  const found = await readQueue()
  expect(named(found).map(([, item]) => item)).toEqual([
    'mark:ESPA',
    'fact:guaranteed',
    'fact:heightLimit',
    'reviews',
  ])
  expect(found.items[2]).toMatchObject({ daysLate: 1, fact: facts.heightLimit })
})

test('what is right is dated with today, and can be undone in one', async () => {
  const [first] = (await readQueue()).items
  const evidence = { amount: '100,00', url: 'https://www.voorbeeld.nl/dijkzicht' }
  const { status, body } = await sendCheck({
    item: 'price',
    parkingId: due.busy.id,
    outcome: 'right',
    version: first?.version,
    ...evidence,
  })

  expect(status).toBe(201)
  const after = await readQueue()
  expect(named(after)).toEqual([[due.quiet.name, 'price']])
  expect(after.portion.done).toBe(1)
  const past = (
    await asAdmin<PastCheck[]>('GET', `${checksPath}/history?item=price&parking=${due.busy.id}`)
  ).body
  expect(past).toMatchObject([
    { outcome: 'right', username: 'eva', amount: 100, url: evidence.url, hasPicture: false },
  ])

  expect((await undoChange(body.change)).status).toBe(200)
  expect(named(await readQueue())).toHaveLength(2)
  expect((await readQueue()).portion.done).toBe(0)
})

test('someone who saw an older version is refused, and nothing is kept', async () => {
  const [first] = (await readQueue()).items
  await db.update(parkings).set({ pricePerDay: 99 }).where(eq(parkings.id, due.busy.id))
  const stale = { item: 'price', parkingId: due.busy.id, outcome: 'right', version: first?.version }
  const { status, body } = await sendCheck(stale)

  expect(status).toBe(409)
  expect(body.current).toEqual({ version: expect.any(Number) })
  expect(await db.$count(checks)).toBe(0)
})

test('the version in the answer is what the next check of the parking is based on', async () => {
  const [first] = (await readQueue()).items
  const { body } = await sendCheck({
    item: 'price',
    parkingId: due.busy.id,
    outcome: 'changed',
    version: first?.version,
    pricePerDay: '14,25',
  })
  const again = { item: 'price', parkingId: due.busy.id, outcome: 'right', version: body.version }

  expect((await sendCheck(again)).status).toBe(201)
  const [row] = await db.select().from(parkings).where(eq(parkings.id, due.busy.id))
  expect(row).toMatchObject({ pricePerDay: 14.25, priceCheckedOn: today })
})

test('a fact is corrected with its source, and keeps its note', async () => {
  const note = 'bij de slagboom'
  const former = { value: 210, checkedOn: daysAgo(400), source: 'website', note }
  await db
    .update(parkings)
    .set({ facts: { heightLimit: former } })
    .where(eq(parkings.id, due.busy.id))
  const item = { item: 'fact:heightLimit', parkingId: due.busy.id, outcome: 'changed' }

  expect(
    (await sendCheck({ ...item, fact: { value: 'hoog', source: 'telefoon' } })).body.fields,
  ).toEqual({
    fact: ['Vul een getal in van 0 tot 600'],
  })
  expect((await sendCheck({ ...item, fact: { value: '190', source: 'telefoon' } })).status).toBe(
    201,
  )
  const [row] = await db.select().from(parkings).where(eq(parkings.id, due.busy.id))
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
    .where(eq(parkings.id, due.busy.id))
  const item = { item: 'reviews', parkingId: due.busy.id, outcome: 'changed' }
  const reviews = { rating: '4,4', count: '312', source: 'Trustpilot' }
  const row = async () =>
    (await db.select().from(parkings).where(eq(parkings.id, due.busy.id)).limit(1))[0]
  const version = (await row())?.version ?? 0

  const wrong = { ...reviews, rating: '6', count: '-1' }
  expect((await sendCheck({ ...item, reviews: wrong })).body.fields).toEqual({
    'reviews.rating': ['Maximaal 5'],
    'reviews.count': ['Minimaal 0'],
  })
  expect((await sendCheck({ ...item, reviews, version: version - 1 })).status).toBe(409)
  const { status, body } = await sendCheck({ ...item, reviews, version, url: 'https://a.example' })
  expect(status).toBe(201)
  const corrected = { rating: 4.4, reviews: 312, reviewsSource: 'Trustpilot' }
  expect(await row()).toMatchObject({ ...corrected, reviewsReadOn: today })
  const [past] = (
    await asAdmin<PastCheck[]>('GET', `${checksPath}/history?item=reviews&parking=${due.busy.id}`)
  ).body
  expect(past).toMatchObject({ outcome: 'changed', url: 'https://a.example' })

  expect((await undoChange(body.change)).status).toBe(200)
  expect(await row()).toMatchObject({ rating: 4.2, reviews: 300, reviewsReadOn: daysAgo(100) })
})

test('what came of it in the form is read from the log', async () => {
  const seen = (await readQueue()).items.find(({ name }) => name === due.busy.name)?.version ?? 0
  const at = `/api/admin/parkings/${due.busy.id}`
  const edit = async (changes: object) => {
    const { body } = await asAdmin<Record<string, unknown>>('GET', at)
    expect((await asAdmin('PUT', at, { ...body, ...changes })).status).toBe(200)
  }
  const item = { item: 'price', parkingId: due.busy.id, outcome: 'changed', since: seen }
  const outcomes = async () =>
    (await db.select({ outcome: checks.outcome }).from(checks).orderBy(checks.id)).map(
      ({ outcome }) => outcome,
    )

  // Someone else did, and then this admin something else.
  await checkedAgo(due.busy, 0)
  await edit({ directions: 'Eerste links' })
  expect((await sendCheck(item)).status).toBe(409)
  expect(await outcomes()).toEqual([])

  await edit({ priceCheckedOn: daysAgo(1) })
  expect((await sendCheck(item)).status).toBe(201)
  const { body } = await asAdmin<{ pricePerDay: number }>('GET', at)
  await edit({ pricePerDay: body.pricePerDay + 1, priceCheckedOn: today })
  const again = await sendCheck(item)
  expect(await outcomes()).toEqual(['right', 'changed'])
  const past = await asAdmin<PastCheck[]>(
    'GET',
    `${checksPath}/history?item=price&parking=${due.busy.id}`,
  )
  expect(past.body).toHaveLength(2)
  await undoChange(again.body.change)
  expect(await outcomes()).toEqual(['right'])
})

test('another tariff in the form is another price', async () => {
  const at = `/api/admin/parkings/${due.busy.id}`
  const { body: parking } = await asAdmin<EditedParking>('GET', at)
  const tariffs = parking.tariffs.map((tariff) => ({ ...tariff, name: `${tariff.name} 2` }))
  const saved = await asAdmin('PUT', at, { ...parking, tariffs, priceCheckedOn: today })
  expect([saved.status, tariffs.length > 0]).toEqual([200, true])

  const since = parking.version
  await sendCheck({ item: 'price', parkingId: due.busy.id, outcome: 'changed', since })
  expect(await db.select({ outcome: checks.outcome }).from(checks)).toEqual([
    { outcome: 'changed' },
  ])
})

test('a tariff that was only looked at in the form was right, and is the price that is no longer due', async () => {
  const at = `/api/admin/parkings/${due.busy.id}`
  const { body: parking } = await asAdmin<EditedParking>('GET', at)
  const tariffs = parking.tariffs.map((tariff) => ({ ...tariff, checkedOn: today }))
  expect((await asAdmin('PUT', at, { ...parking, tariffs })).status).toBe(200)

  const since = parking.version
  await sendCheck({ item: 'price', parkingId: due.busy.id, outcome: 'changed', since })
  expect(await db.select({ outcome: checks.outcome }).from(checks)).toEqual([{ outcome: 'right' }])
  expect(named(await readQueue())).toEqual([[due.quiet.name, 'price']])
})

test('what is put off is answered for today, and comes back tomorrow', async () => {
  const later = { item: 'price', parkingId: due.busy.id, outcome: 'later' }
  const { body } = await sendCheck(later)

  expect(named(await readQueue())).toEqual([[due.quiet.name, 'price']])
  expect((await readQueue()).portion).toMatchObject({ done: 1, left: 1 })
  await undoChange(body.change)
  expect(named(await readQueue())).toHaveLength(2)

  await sendCheck(later)
  await db.update(checks).set({ until: today })
  expect(named(await readQueue())).toHaveLength(2)
})

test('with nothing due it says what comes next', async () => {
  await checkedAgo(due.quiet, 0)
  await checkedAgo(due.busy, 28)
  const { todo, next } = await readQueue()

  expect(todo).toBe(0)
  expect(next).toEqual({ on: dayAfter(today, 3), item: 'price', name: due.busy.name })
})

test('a mark is right until a new day, which is asked for', async () => {
  const [company] = await db.select({ id: providers.id }).from(providers).limit(1)
  const mark = { name: 'ESPA', number: null, validUntil: daysAgo(1), proof: null }
  await db
    .update(providers)
    .set({ marks: [mark] })
    .where(eq(providers.id, company?.id ?? 0))
  const item = { item: 'mark:ESPA', providerId: company?.id, outcome: 'right' }

  expect((await sendCheck(item)).body.fields).toHaveProperty('validUntil')
  expect((await sendCheck({ ...item, validUntil: dayAfter(today, 365) })).status).toBe(201)
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
  const { items } = await readQueue()
  const ofMarks = items.filter(({ providerId }) => providerId === company?.id)
  expect(ofMarks.map(({ item, mark }) => [item, mark?.validUntil]).toSorted()).toEqual([
    ['mark:ESPA nummer 1', daysAgo(51)],
    ['mark:ESPA nummer 2', daysAgo(2)],
  ])

  const item = { item: 'mark:ESPA nummer 2', providerId: company?.id, outcome: 'right' }
  expect((await sendCheck({ ...item, validUntil: dayAfter(today, 365) })).status).toBe(201)
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

  expect((await sendCheck({ ...item, outcome: 'later' })).status).toBe(201)
  expect(await marks()).toEqual([mark, other])
  const { body } = await sendCheck({ ...item, outcome: 'changed' })
  expect(await marks()).toEqual([{ ...mark, validUntil: daysAgo(20) }, other])
  const past = async () =>
    (await asAdmin<PastCheck[]>('GET', `${checksPath}/history?provider=${id}`)).body
  expect(await past()).toMatchObject([
    { item: 'mark:ESPA', outcome: 'changed', username: 'eva' },
    { item: 'mark:ESPA', outcome: 'later' },
  ])
  await undoChange(body.change)
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
  const { status, body: answer } = await sendCheck({ outcome: 'right', ...body })

  expect([status, Object.keys(answer.fields ?? {})]).toEqual([422, [field]])
})

test('a fact that is not known can not be right', async () => {
  const body = { item: 'fact:heightLimit', parkingId: due.busy.id, outcome: 'right' }

  expect((await sendCheck(body)).status).toBe(404)
  expect((await sendCheck({ ...body, item: 'price', parkingId: 999_999 })).status).toBe(404)
})

test('everything with a date is listed by page, kind and search', async () => {
  const list = async (query: string) =>
    (await asAdmin<PageOf<DueItem>>('GET', `${checksPath}/dated?${query}`)).body
  const all = await list('pageSize=2')

  expect(all.rows.map(({ name }) => name)).toEqual([due.quiet.name, due.busy.name])
  expect(all.total).toBe(2 * (await db.$count(parkings)))
  expect(all.counts.stand).toMatchObject({ 'te-laat': 2 })
  expect((await list('soort=reviews&page=2')).rows[0]?.item).toBe('reviews')
  const searched = await list(`stand=te-laat&q=${encodeURIComponent(due.busy.name)}`)
  expect(searched.rows).toMatchObject([{ name: due.busy.name, daysLate: 10 }])
  expect((await list('q=bestaat-niet')).rows).toEqual([])
})

test('a picture is kept with its check, only if it is one', async () => {
  const { body } = await sendCheck({ item: 'price', parkingId: due.busy.id, outcome: 'right' })
  const at = `${checksPath}/${body.id}/picture`
  const photo = await aPhoto()

  expect((await sendAsAdmin('PUT', at, new TextEncoder().encode('<svg onload=x>'))).status).toBe(
    415,
  )
  expect((await sendAsAdmin('PUT', at, new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await sendAsAdmin('PUT', `${checksPath}/999999/picture`, photo)).status).toBe(404)
  expect((await sendAsAdmin('PUT', at, photo)).status).toBe(200)
  const seen = await requestAsAdmin('GET', at)
  expect(seen.headers.get('x-content-type-options')).toBe('nosniff')
  expect(seen.headers.get('cache-control')).toBe('no-store')
  expect(new Uint8Array(await seen.arrayBuffer())).toEqual(new Uint8Array(photo))

  await undoChange(body.change)
  expect((await requestAsAdmin('GET', at)).status).toBe(404)
  const longAgo = new Date(Date.now() - 1_000)
  await deleteOrphanPictures(longAgo)
  expect(await db.$count(checkPictures)).toBe(1)
  // Once the log can no longer bring the check back, its picture is of no use.
  await db.delete(auditLog).where(eq(auditLog.subject, 'checks'))
  await deleteOrphanPictures(new Date(Date.now() + 60_000))
  expect(await db.$count(checkPictures)).toBe(0)
})

test('evidence is replaced only by its maker within the hour, and the log has both', async () => {
  const { body } = await sendCheck({ item: 'price', parkingId: due.busy.id, outcome: 'right' })
  const at = `${checksPath}/${body.id}/picture`
  const [photo, other] = [await aPhoto(), await aPhoto({ width: 40, height: 30 })]
  const bytes = async () => new Uint8Array(await (await requestAsAdmin('GET', at)).arrayBuffer())
  const put = async (picture: Uint8Array) => (await sendAsAdmin('PUT', at, picture)).status

  expect(await put(photo)).toBe(200)
  expect(await put(other)).toBe(200)
  expect(await bytes()).toEqual(new Uint8Array(other))

  await db.update(checkPictures).set({ createdAt: new Date(Date.now() - 61 * 60_000) })
  const late = await sendAsAdmin('PUT', at, photo)
  expect([late.status, late.body.error]).toEqual([
    409,
    'Bij deze controle hoort al bewijs. Alleen wie het maakte kan het vervangen, tot een uur daarna.',
  ])
  // As a picture of a colleague.
  await db.update(checkPictures).set({ createdAt: new Date(), adminId: null })
  expect(await put(photo)).toBe(409)
  expect(await bytes()).toEqual(new Uint8Array(other))

  const logged = await db.select().from(auditLog).where(eq(auditLog.action, 'evidence'))
  expect(logged).toMatchObject([
    { username: 'eva', subject: 'checks', subjectId: body.id, before: null },
    { username: 'eva', subject: 'checks', subjectId: body.id },
  ])
  expect(logged[1]?.before).toEqual(logged[0]?.after)
  expect((await asAdmin('POST', `/api/admin/changes/${logged[1]?.change}/undo`, {})).status).toBe(
    404,
  )
})
