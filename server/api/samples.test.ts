import { beforeEach, expect, test } from 'vitest'
import type { EditedParking, Parking } from '#domain/parking/parking.ts'
import { db } from '#server/db/client.ts'
import { parkings } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

// Which parkings are built in, and not real.

withSeededDatabase()
withAdmin()

let parking: EditedParking

beforeEach(async () => {
  const [first] = await db.select({ id: parkings.id }).from(parkings).orderBy(parkings.id).limit(1)
  parking = (await asAdmin<EditedParking>('GET', `/api/admin/parkings/${first?.id}`)).body
})

const save = async (affiliateUrl: string) =>
  (
    await asAdmin<EditedParking>('PUT', `/api/admin/parkings/${parking.id}`, {
      ...parking,
      affiliateUrl,
    })
  ).body

test('every parking of the seed is a sample, and the public call says so', async () => {
  const { body } = await asAdmin<Parking[]>('GET', '/api/parkings')
  expect(body.length).toBeGreaterThan(5)
  expect(body.every(({ isSample }) => isSample)).toBe(true)
})

test('a sample with another link is none, and undo makes it one again', async () => {
  expect((await save('https://polderpark.nl/')).isSample).toBe(false)

  const { body } = await asAdmin<{ changes: { change: string }[] }>('GET', '/api/admin/changes')
  await asAdmin('POST', `/api/admin/changes/${body.changes[0]?.change}/undo`, {})
  const { body: undone } = await asAdmin<EditedParking>('GET', `/api/admin/parkings/${parking.id}`)
  expect(undone).toMatchObject({ isSample: true, affiliateUrl: parking.affiliateUrl })
})

test('another tag leaves it a sample, and any other link to example.com is none', async () => {
  const [link] = parking.affiliateUrl.split('?')
  expect((await save(`${link}?bron=anders`)).isSample).toBe(true)

  const { id: _, slug: __, version: ___, tariffs: ____, surcharges: _____, ...fields } = parking
  const own = { ...fields, name: 'Eigen terrein', affiliateUrl: 'https://example.com/eigen' }
  const added = await asAdmin<EditedParking>('POST', '/api/admin/parkings', own)
  expect(added.body.isSample).toBe(false)
})
