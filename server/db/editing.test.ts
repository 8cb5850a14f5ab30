import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ok } from '#domain/form/result.ts'
import { withSeededDatabase } from '#test/database.ts'
import { db } from './client.ts'
import { edit } from './editing.ts'
// With the references of its tables.
import './earnings/tables.ts'
import { references } from './references.ts'
import { admins, airportAliases, airports, parkings } from './schema.ts'

withSeededDatabase()

let editor = { id: 0, username: 'beheer' }

beforeAll(async () => {
  const [admin] = await db
    .insert(admins)
    .values({ username: 'beheer', passwordHash: 'geheim' })
    .returning()
  editor = { id: admin?.id ?? 0, username: 'beheer' }
})

const work = (statement: (tx: typeof db) => Promise<unknown>) =>
  edit(editor, async (tx) => {
    await statement(tx)
    return ok(undefined)
  })

test('an unknown reference is reported with its field and table', async () => {
  const parking = await work((tx) => tx.update(parkings).set({ airportCode: 'XXX' }))
  const alias = await work((tx) =>
    tx.insert(airportAliases).values({ airportId: 99_999, name: 'Elders', slug: 'elders' }),
  )

  expect(parking).toMatchObject({
    why: { unknown: { field: 'airportCode', table: 'parkings', to: 'airports' } },
  })
  expect(alias).toMatchObject({
    why: { unknown: { field: 'airportId', table: 'airport_aliases', to: 'airports' } },
  })
})

test('deleting a referenced row is reported as in use, not as an unknown reference', async () => {
  const removal = await work((tx) => tx.delete(airports).where(eq(airports.code, 'AMS')))

  expect(removal).toMatchObject({ why: { referredToBy: { field: 'airportCode', to: 'airports' } } })
})

test('every foreign key of the database has a reference', async () => {
  const { rows } = (await db.execute(
    sql`select conname from pg_constraint where contype = 'f'`,
  )) as unknown as { rows: { conname: string }[] }

  expect([...references.keys()].toSorted()).toEqual(rows.map(({ conname }) => conname).toSorted())
})
