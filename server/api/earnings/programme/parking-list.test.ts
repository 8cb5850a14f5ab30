import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { AdminProgramme } from '#domain/earnings/programme/programme.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { couplings, programmes } from '#server/db/earnings/tables.ts'
import { parkings } from '#server/db/schema.ts'
import { asRole, requestAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aProgramme } from '#test/programmes.ts'

withSeededDatabase()
withAdmin()

const today = amsterdamDay(new Date())

beforeEach(async () => {
  await db.delete(couplings)
  await db.delete(programmes)
})

async function added(special: object = {}): Promise<AdminProgramme> {
  const response = await requestAsAdmin('POST', '/api/admin/programmes', aProgramme(special))
  expect(response.status).toBe(201)
  return response.json()
}

test('the list of parkings names the programme of each, and finds by it; a reader gets nothing of it', async () => {
  const { id } = await added()
  const [first, second, third] = await db.select().from(parkings).orderBy(parkings.id).limit(3)
  const [at = 0, later = 0, ended = 0] = [first?.id, second?.id, third?.id]
  await db.insert(couplings).values([
    { parkingId: at, programmeId: id, startsOn: '2026-05-25' },
    { parkingId: later, programmeId: id, startsOn: dayAfter(today, 1) },
    { parkingId: ended, programmeId: id, startsOn: '2026-05-25' },
    { parkingId: ended, programmeId: null, startsOn: today },
  ])
  const total = await db.$count(parkings)
  const asEditor = await asRole('editor')

  const whole = await (await asEditor('GET', '/api/admin/parkings?pageSize=500')).json()
  const programmeOf = (parking: number) =>
    whole.rows.find((row: { id: number }) => row.id === parking).programme
  expect(programmeOf(at)).toEqual({ id, name: 'Ringvaart via Awin' })
  expect(programmeOf(later)).toBe(null)
  expect(programmeOf(ended)).toBe(null)
  expect(whole.counts.programme).toEqual({ [id]: 1, geen: total - 1 })
  const found = async (chosen: string) =>
    (await (await asEditor('GET', `/api/admin/parkings?programme=${chosen}`)).json()).found
  expect(await found(`${id}`)).toBe(1)
  expect(await found('geen')).toBe(total - 1)
  expect(await found("1' or true")).toBe(0)

  const asReader = await asRole('reader')
  const seen = await (await asReader('GET', `/api/admin/parkings?programme=${id}`)).json()
  expect(seen.found).toBe(total)
  expect(JSON.stringify(seen)).not.toMatch(/programme|Ringvaart via Awin/)
  expect((await asReader('GET', '/api/admin/couplings/suggestions')).status).toBe(403)
})

test('programmes to which parkings could be coupled are named until they are, those that ended never', async () => {
  const { id } = await added()
  const direct = await added({ name: 'Geen link', network: 'direct', wrapper: null, hosts: [] })
  await added({ name: 'Gestopt', status: 'ended' })
  const rows = await db.select().from(parkings).orderBy(parkings.id).limit(3)
  for (const [at, number] of ['00377', '377', '12'].entries()) {
    const affiliateUrl = `https://www.awin1.com/cread.php?awinmid=${number}`
    const of = eq(parkings.id, rows[at]?.id ?? 0)
    await db.update(parkings).set({ affiliateUrl, isSample: false }).where(of)
  }
  const suggestions = async () =>
    (await requestAsAdmin('GET', '/api/admin/couplings/suggestions')).json()

  expect(await suggestions()).toEqual([
    {
      ...{ programmeId: id, programme: 'Ringvaart via Awin' },
      ...{ hosts: ['awin1.com'], linked: 3, fits: 2 },
    },
  ])
  const values = [id, direct.id].map((programmeId, at) => ({
    ...{ parkingId: rows[at]?.id ?? 0, programmeId, startsOn: '2026-05-25' },
  }))
  await db.insert(couplings).values(values)
  expect(await suggestions()).toEqual([])
})
