import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { parkings } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

let id: number

beforeEach(async () => {
  const [first] = await db.select({ id: parkings.id }).from(parkings).orderBy(parkings.id).limit(1)
  id = first?.id ?? 0
})

const follow = (body: object) => asAdmin('POST', '/api/admin/link-tries', body)

test('a sample is not followed, and a parking that is not there neither', async () => {
  expect(await follow({ parkingId: id })).toMatchObject({
    status: 409,
    body: { error: 'Dit is een voorbeeld. De link van een voorbeeld volgen we niet.' },
  })
  expect((await follow({ parkingId: 99_999 })).status).toBe(404)
})

test('a stay that is none is refused', async () => {
  const { status, body } = await follow({ parkingId: id, van: 'morgen', tot: null })
  expect([status, body]).toMatchObject([422, { fields: { van: ['Deze datum bestaat niet.'] } }])
})

test('an address of our own network is not asked, and ten a minute is the most', async () => {
  await db
    .update(parkings)
    .set({ affiliateUrl: 'http://127.0.0.1:5432/' })
    .where(eq(parkings.id, id))
  const statuses: number[] = []
  for (let nth = 0; nth < 11; nth++) {
    const { status, body } = await follow({ parkingId: id })
    statuses.push(status)
    if (status === 200) {
      expect(body).toMatchObject({ hops: [], failure: expect.stringContaining('eigen netwerk') })
    }
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})
