import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { checkedAddress } from '#domain/outbound/checked-page.ts'
import type { LinkWay } from '#domain/outbound/link-way.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { couplings, programmes } from '#server/db/earnings/tables.ts'
import { linkChecks, parkings } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

const bookingPage = 'https://boek.ringvaart.nl/?van={van}&tot={tot}'
let parking: typeof parkings.$inferSelect | undefined

beforeEach(async () => {
  await db.delete(couplings)
  await db.delete(linkChecks)
  const [first] = await db.select().from(parkings).orderBy(parkings.id).limit(1)
  parking = first
  await db
    .update(parkings)
    .set({ bookingPage })
    .where(eq(parkings.id, first?.id ?? 0))
})

const read = () => asAdmin<LinkWay>('GET', `/api/admin/parkings/${parking?.id}/link-way`)
const nothing = { programme: null, gone: { bookingPage: false, website: false } }

test('a parking without a programme, of pages that were not seen gone, has nothing of it', async () => {
  expect(await read()).toMatchObject({ status: 200, body: nothing })
  expect((await asAdmin('GET', '/api/admin/parkings/99999/link-way')).status).toBe(404)
})

test('what its programme says of the link is told, and no name or note of it', async () => {
  const values = {
    ...{ name: 'Geheime afspraak', network: 'awin' as const, note: 'Geheim' },
    ...{ parameter: 'clickref', longest: 50, hosts: ['awin1.com'], statusSince: '2026-05-25' },
  }
  const [programme] = await db.insert(programmes).values(values).returning()
  const programmeId = programme?.id ?? 0
  await db
    .insert(couplings)
    .values({ parkingId: parking?.id ?? 0, programmeId, startsOn: '2026-05-25' })

  const { body } = await read()
  expect(body.programme).toEqual({
    ...{ way: 'network', parameter: 'clickref', longest: 50, wrapper: null, hosts: ['awin1.com'] },
  })
  expect(JSON.stringify(body)).not.toMatch(/Geheim/)
  await db.update(programmes).set({ status: 'paused' }).where(eq(programmes.id, programmeId))
  expect((await read()).body.programme?.way).toBe('off')
})

test('a page is gone after three tries in 48 hours, and not sooner', async () => {
  const today = amsterdamDay(new Date())
  const { airportCode = '', providerCode: code = null } = parking ?? {}
  const [hour, now] = [3_600_000, Date.now()]
  const found = {
    ...{ parkingId: parking?.id ?? 0, seen: '404' },
    ...{ page: 'booking' as const, outcome: 'gone' as const },
    ...{ address: checkedAddress(bookingPage, { airportCode, code }, today) ?? '', tries: 2 },
    ...{ since: new Date(now - 48 * hour), checkedAt: new Date(now) },
  }
  await db.insert(linkChecks).values(found)
  expect((await read()).body).toEqual(nothing)
  await db.update(linkChecks).set({ tries: 3 })
  expect((await read()).body.gone).toEqual({ bookingPage: true, website: false })
})
