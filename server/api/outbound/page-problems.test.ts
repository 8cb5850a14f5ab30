import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { EditedParking } from '#domain/parking/parking.ts'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { db } from '#server/db/client.ts'
import { couplings, programmes } from '#server/db/earnings/tables.ts'
import { parkings, providers } from '#server/db/schema.ts'
import { asAdmin, requestAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

const clashing = 'https://boek.ringvaart.nl/?van={van}&tot={tot}&ref=1'

test('a booking page that a link could not use is refused at its field, of a parking and of a provider', async () => {
  const [first] = await db.select().from(parkings).orderBy(parkings.id).limit(1)
  const id = first?.id ?? 0
  const address = `/api/admin/parkings/${id}`
  const [{ id: providerId = 0 } = {}] = await db.select().from(providers).limit(1)
  const { body: provider } = await asAdmin<AdminProvider>(
    'GET',
    `/api/admin/providers/${providerId}`,
  )
  await db
    .update(parkings)
    .set({ providerId: provider.id, bookingPage: null })
    .where(eq(parkings.id, id))
  const [programme] = await db
    .insert(programmes)
    .values({
      name: 'Rechtstreeks',
      network: 'direct',
      statusSince: '2026-05-25',
      parameter: 'ref',
    })
    .returning()
  await db
    .insert(couplings)
    .values({ parkingId: id, programmeId: programme?.id ?? 0, startsOn: '2026-05-25' })

  const { body: stored } = await asAdmin<EditedParking>('GET', address)
  const save = (special: object) =>
    asAdmin<{ fields?: Record<string, string[]> }>('PUT', address, {
      ...stored,
      version: undefined,
      ...special,
    })
  const clash = await save({ bookingPage: clashing })
  expect(clash.status).toBe(422)
  expect(clash.body.fields?.bookingPage?.[0]).toMatch(/onze verwijzing in 'ref'/)

  const needsCode = 'https://boek.ringvaart.nl/?van={van}&tot={tot}&p={parking}'
  const refused = await save({ bookingPage: needsCode, providerCode: null })
  expect(refused.body.fields?.providerCode?.[0]).toMatch(/^De boekingspagina vraagt \{parking\}/)
  expect((await save({ bookingPage: null })).status).toBe(200)

  const ofProvider = { ...provider, version: undefined, bookingPage: clashing }
  const answer = await requestAsAdmin('PUT', `/api/admin/providers/${provider.id}`, ofProvider)
  const told = await answer.json()
  expect(told.fields.bookingPage[0]).toMatch(/onze verwijzing in 'ref'/)
  expect((await save({ bookingPage: needsCode, providerCode: 'RV-1' })).status).toBe(200)
})
