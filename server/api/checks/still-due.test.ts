import { expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { admins, contactRequests, providers } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { checksPath, daysAgo, sendCheck, withDueParkings } from '#test/due-parkings.ts'

withSeededDatabase()
withAdmin()
const due = withDueParkings()

const ask = async (key: string) =>
  (await asAdmin<{ isDue: boolean }>('GET', `${checksPath}/due?key=${encodeURIComponent(key)}`))
    .body.isDue

test('a price is due until it is answered; one that was put off still is', async () => {
  const key = `price@p${due.busy.id}`
  expect(await ask(key)).toBe(true)
  await sendCheck({ item: 'price', parkingId: due.busy.id, outcome: 'later' })
  expect(await ask(key)).toBe(true)
  await sendCheck({ item: 'price', parkingId: due.busy.id, outcome: 'right' })
  expect(await ask(key)).toBe(false)
  expect(await ask(`price@p${due.quiet.id}`)).toBe(true)
})

test("a mark is its provider's, and a report is open until it is answered", async () => {
  const mark = { name: 'ESPA: goud', number: null, validUntil: daysAgo(3), proof: null }
  const [provider] = await db
    .update(providers)
    .set({ marks: [mark] })
    .returning()
  const [report] = await db
    .insert(contactRequests)
    .values({
      name: 'Reiziger',
      email: '',
      subject: 'Klopt dit niet?',
      message: 'Het kost nu €79,00.',
      report: {
        parkingId: due.busy.id,
        parkingName: due.busy.name,
        airportCode: 'AMS',
        topic: 'prijs',
        airportSlug: 'schiphol',
        parkingSlug: 'ringvaart-parking',
      },
    })
    .returning()
  expect(await ask(`mark:ESPA: goud@v${provider?.id}`)).toBe(true)
  expect(await ask(`mark:ESPA: goud@p${provider?.id}`)).toBe(false)
  const key = `report:${report?.id}`
  expect(await ask(key)).toBe(true)

  await db.update(admins).set({ role: 'reader' })
  expect(await ask(key)).toBe(false)
  await db.update(admins).set({ role: 'manager' })
  await db.update(contactRequests).set({ isResolved: true })
  expect(await ask(key)).toBe(false)
})

test.each(['price', 'price@p0', 'report:x', 'report:99999999999', 'zeppelin@p1'])(
  'the key of nothing, %s, is not due',
  async (key) => {
    expect(await ask(key)).toBe(false)
  },
)
