import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ImportLine } from '#domain/import/import-report.ts'
import type { ListedParking } from '#domain/parking/parking.ts'
import { db } from '#server/db/client.ts'
import { asAdmin, listAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

const all = '/api/admin/parkings'
type Listed = Omit<ListedParking, 'usualPrice'>

/** Without what is usual at an airport, which other lines change. */
const list = async (): Promise<Listed[]> =>
  (await listAsAdmin<ListedParking>(all)).map(({ usualPrice: _, ...parking }) => parking)
const apply = (lines: ImportLine['values'][]) =>
  asAdmin('POST', `${all}/import`, {
    apply: true,
    lines: lines.map((values, index) => ({ row: index + 2, values })),
  })

const linesFor = (name: string) =>
  Array.from({ length: 30 }, (_, number) => ({
    ...{ airportCode: 'RTM', name: `${name} ${number}`, type: 'self', distance: '4' },
    ...{ pricePerDay: `${number + 1},25`, affiliateUrl: `https://terrein.example.com/${number}` },
  }))

/** Raised once by each statement that writes public content. */
async function contentVersion(): Promise<number> {
  const { rows } = (await db.execute(sql`select version from content_version`)) as unknown as {
    rows: { version: string }[]
  }
  return Number(rows[0]?.version)
}

test('an import writes as often for many lines as for two, so that nobody waits for it', async () => {
  const before = await list()
  const changes = before.map(({ id }, at) => ({ id: String(id), reviews: `${at + 30}` }))
  const version = await contentVersion()

  expect((await apply([...changes, ...linesFor('Veld')])).status).toBe(200)
  expect(await contentVersion()).toBe(version + 2)
})

test('each line ends in its own parking, whole, and new ones are last, in the order of the file', async () => {
  const fresh = linesFor('Terrein')
  const [first, second, ...others] = await list()
  const lines = [
    { id: `${second?.id}`, name: 'D\'Hoek; "50%" ‘x’ \\', covered: 'nee', unavailable: 'Vol' },
    { id: `${first?.id}`, pricePerDay: '12,50', rating: '4,9', covered: 'ja' },
  ]
  expect((await apply([...fresh, ...lines])).status).toBe(200)
  const after = await list()
  const changed = (parking: Listed | undefined, fields: object, covered: boolean) => ({
    ...{ ...parking, ...fields, features: { ...parking?.features, covered } },
    ...{ version: Number(parking?.version) + 1, updatedAt: expect.any(String) },
  })

  expect(after.slice(0, -fresh.length)).toEqual([
    // Nobody looked at the new price, so that is what a check compares next.
    changed(
      first,
      {
        ...{ pricePerDay: 12.5, rating: 4.9, isPriceChanged: true },
      },
      true,
    ),
    // A new name is a new address.
    changed(second, { name: lines[0]?.name, slug: 'dhoek-50-x', unavailable: 'Vol' }, false),
    ...others,
  ])
  expect(after.slice(-fresh.length).map(({ name, pricePerDay }) => [name, pricePerDay])).toEqual(
    fresh.map(({ name }, number) => [name, number + 1.25]),
  )
})
