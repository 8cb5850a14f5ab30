import { expect, test } from 'vitest'
import type { Problem } from '#domain/api/problem.ts'
import type { TravellerReport } from '#domain/contact/traveller-report.ts'
import { db } from '#server/db/client.ts'
import { admins, contactRequests } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { daysAgo, readQueue, sendCheck, undoChange, withDueParkings } from '#test/due-parkings.ts'

withSeededDatabase()
withAdmin()
const due = withDueParkings()

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
      report: report(due.busy.id),
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
  const { reports, todo } = await readQueue()

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

  expect(await readQueue()).toMatchObject({ reports: [], todo: 2 })
  expect(
    (await sendCheck({ item: 'price', parkingId: due.busy.id, outcome: 'right' })).status,
  ).toBe(403)
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
  expect(await readQueue()).toMatchObject({ reports: [], todo: 1, portion: { done: 1 } })
  expect((await answer(id, said)).status).toBe(409)

  expect((await undoChange(body.change)).status).toBe(200)
  expect(await readQueue()).toMatchObject({ todo: 3, portion: { done: 0 } })
})

test('a closed report dates nothing, and one can be put off', async () => {
  const [closed, later] = [await addReport(), await addReport()]
  await answer(closed.id, { outcome: 'closed', answer: 'Onzin', byMail: false })
  const putOff = await sendCheck({ item: `report:${later.id}`, outcome: 'later' })

  expect(putOff.status).toBe(201)
  expect(await readQueue()).toMatchObject({ reports: [], todo: 2, portion: { done: 2 } })
})

test('without a mail server an answer is not promised by mail', async () => {
  const { id } = await addReport()
  const { status, body } = await answer(id, { outcome: 'changed', answer: 'Dank je', byMail: true })

  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['byMail']])
})
