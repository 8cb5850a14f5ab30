import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { allKinds, kinds } from '#domain/kinds.ts'
import { copied, leftOut } from '#server/backup/tables.ts'
import { withSeededDatabase } from '#test/database.ts'
import { db } from './client.ts'
import { otherTables } from './other-tables.ts'

withSeededDatabase()

// Compares the kinds with the catalog of the migrated database.

async function query<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] }
  return rows
}

type Trigger = { table: string; secrets: string; events: number }

/** The bits of pg_trigger.tgtype. */
const each = { row: 1, before: 2, insert: 4, delete: 8, update: 16, truncate: 32 }

const triggersOf = (name: string) =>
  query<Trigger>(sql`select relname as table, tgtype::int as events, encode(tgargs, 'escape') as secrets
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and proname = ${name} and tgenabled = 'O' order by relname`)

const tablesWith = async (column: string) =>
  (
    await query<{ table: string }>(sql`select table_name as table from information_schema.columns
      where table_schema = 'public' and column_name = ${column}`)
  ).map(({ table }) => table)

const tablesOf = (isOne: (kind: (typeof allKinds)[number]) => boolean) =>
  allKinds.filter(isOne).map(({ table }): string => table)

const sorted = (names: Iterable<string>) => [...names].toSorted()

test('every table is a kind, or is listed with the reason that it is not logged', async () => {
  const tables = await query<{ table: string }>(
    sql`select tablename as table from pg_tables where schemaname = 'public'`,
  )
  const named = [...tablesOf(() => true), ...Object.keys(otherTables)]

  expect(sorted(named)).toEqual(sorted(tables.map(({ table }) => table)))
})

test('exactly the kinds are logged, without their secret columns', async () => {
  const byRow = await triggersOf('note_change')
  const byStatement = Object.groupBy(await triggersOf('note_changes'), ({ table }) => table)
  const logged = Object.fromEntries([
    ...byRow.map(({ table, secrets }) => [table, secrets.split('\\000').slice(0, -1)]),
    // It knows no secrets.
    ...Object.keys(byStatement).map((table) => [table, []]),
  ])

  expect(logged).toEqual(Object.fromEntries(allKinds.map(({ table, log }) => [table, log.secrets])))
  for (const { events } of byRow) {
    expect(events).toBe(each.row | each.insert | each.update | each.delete)
  }
  for (const triggers of Object.values(byStatement)) {
    const events = triggers?.map((trigger) => trigger.events).toSorted((a, b) => a - b)
    expect(events).toEqual([each.insert, each.delete, each.update])
  }
  expect(byRow.filter(({ table }) => table in byStatement)).toEqual([])
})

test('exactly the writes to public kinds raise the content version', async () => {
  const triggers = await triggersOf('raise_content_version')

  expect(triggers.map(({ table }) => table)).toEqual(sorted(tablesOf(({ isPublic }) => isPublic)))
  for (const { events } of triggers) {
    expect(events).toBe(each.insert | each.update | each.delete | each.truncate)
  }
})

test('every table with a version has its trigger, and every kind without an owner a version', async () => {
  const versioned = await tablesWith('updated_at')
  const triggers = await triggersOf('raise_row_version')
  const alone = tablesOf(({ owner }) => owner === null)

  expect(triggers.map(({ table }) => table)).toEqual(sorted(versioned))
  expect(alone.filter((table) => !versioned.includes(table))).toEqual([])
  for (const { events } of triggers) expect(events).toBe(each.row | each.before | each.update)
})

test('exactly the kinds with a position column are ordered', async () => {
  expect(sorted(tablesOf(({ isOrdered }) => isOrdered))).toEqual(
    sorted(await tablesWith('position')),
  )
})

test('the name and the secrets of a kind are columns of its table', async () => {
  const missing = []
  for (const { table, log } of allKinds) {
    for (const column of [log.name ?? 'id', ...log.secrets]) {
      if (!(await tablesWith(column)).includes(table)) missing.push(`${table}.${column}`)
    }
  }

  expect(missing).toEqual([])
})

type ForeignKey = { table: string; to: string; onDelete: string }

const foreignKeys = () =>
  query<ForeignKey>(sql`select child.relname as table, parent.relname as to, confdeltype as "onDelete"
    from pg_constraint join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid where contype = 'f'`)

test('a kind is deleted by cascade only with its owner', async () => {
  const tables = tablesOf(() => true)
  const cascades = (await foreignKeys())
    .filter(({ table, onDelete }) => onDelete === 'c' && tables.includes(table))
    .map(({ table, to }) => `${table} ${to}`)
  const owned = allKinds.flatMap(({ table, owner }) =>
    owner === null ? [] : `${table} ${kinds[owner].table}`,
  )

  expect(sorted(cascades)).toEqual(sorted(owned))
})

test('a backup has every table after the tables that it refers to', async () => {
  const late = (await foreignKeys())
    .filter(({ table }) => !leftOut.includes(table))
    .filter(({ table, to }) => copied.indexOf(to) >= copied.indexOf(table))

  expect(late).toEqual([])
})
