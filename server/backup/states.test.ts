import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api } from '#server/api/routes.ts'
import { listChanges } from '#server/db/changes/change-log.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { findParkingDetail } from '#server/db/parkings/priced-parkings.ts'
import { prepareDatabase } from '#server/db/prepare.ts'
import { emptyDatabase, withSeededDatabase } from '#test/database.ts'
import type { Head } from './dump.ts'
import { restoreCopy } from './restore.ts'
import { copied } from './tables.ts'

withSeededDatabase()

type Row = Record<string, unknown>

const { entries: migrations } = JSON.parse(
  readFileSync('server/db/migrations/meta/_journal.json', 'utf8'),
) as { entries: { tag: string; when: number }[] }

const pathOf = (tag: string) => `test/states/${tag}.backup.gz`
const hasState = ({ tag }: { tag: string }) => existsSync(pathOf(tag))
const present = migrations.filter(hasState).map((migration, index) => ({ ...migration, index }))

/** All migrations and a site, each time: seconds where a busy machine takes half a minute. */
const busyMs = 180_000

/** A start lists the files that are there, and raises the version. */
const replaced = ['backups', 'content_version']

/** What a migration words anew: 0016_samples. */
const reworded = ['providers.left_out_because']

function readState(tag: string): { head: Head; tables: Map<string, Row[]> } {
  const text = gunzipSync(readFileSync(pathOf(tag))).toString()
  const [head, ...lines] = text.trimEnd().split('\n')
  const tables = new Map<string, Row[]>()
  let rows: Row[] = []
  for (const line of lines.slice(0, -1).map((one) => JSON.parse(one) as Row)) {
    if (!('numbering' in line)) {
      rows.push(line)
      continue
    }
    rows = []
    tables.set(String(line.table), rows)
  }
  return { head: JSON.parse(head ?? '') as Head, tables }
}

/** As a backup has them: in UTC. */
const rowsNow = (table: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`)
    const { rows } = (await tx.execute(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`,
    )) as unknown as { rows: { row: Row }[] }
    return rows.map(({ row }) => row)
  })

async function lostOf(table: string, rows: Row[]): Promise<Row[]> {
  const now = await rowsNow(table)
  const isKept = (row: Row, one: Row) =>
    Object.entries(row).every(
      ([column, value]) =>
        reworded.includes(`${table}.${column}`) ||
        JSON.stringify(one[column]) === JSON.stringify(value),
    )
  return rows.filter((row) => !now.some((one) => isKept(row, one)))
}

const read = async <Body>(path: string) => (await (await api.request(path)).json()) as Body

test('every migration has a state', () => {
  const without = migrations.filter((migration) => !hasState(migration)).map(({ tag }) => tag)

  expect(
    without,
    'Keep the state of a new migration: `npm run db:state`, and commit the file that it names.',
  ).toEqual([])
})

test('the version names the newest migration, and the changelog has it', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const newest = Number(migrations.at(-1)?.tag.slice(0, 4))
  const add = `Add version 0.${newest}.0 to CHANGELOG.md, with what it asks of an admin of the machine, and \`npm version 0.${newest}.0 --no-git-tag-version\`.`

  expect(version, add).toMatch(new RegExp(`^0\\.${newest}\\.\\d+$`))
  expect(readFileSync('CHANGELOG.md', 'utf8'), add).toContain(`\n## ${version} · `)
})

test('the newest state has a row of every table', () => {
  const { tables } = readState(present.at(-1)?.tag ?? '')
  const empty = copied.filter((table) => !tables.get(table)?.length)

  expect(empty, 'Give each a row in test/states/rows.sql, then `npm run db:state`.').toEqual([])
})

test.each(present)(
  'a site of $tag starts, answers, and has all its rows',
  async (state) => {
    const { head, tables } = readState(state.tag)
    expect(head.migration).toBe(state.when)

    await emptyDatabase()
    await restoreCopy(pathOf(state.tag))
    expect(await prepareDatabase()).toEqual({ migrated: 0, seeded: false, madeUp: undefined })

    for (const [table, rows] of tables) {
      if (!replaced.includes(table))
        expect({ [table]: await lostOf(table, rows) }).toEqual({ [table]: [] })
    }

    // Each state is another site, and queries are cached per version.
    await db.execute(sql`update content_version set version = ${1_000 * (state.index + 1)}`)
    await refreshContentVersion()
    const stored = tables.get('parkings')?.filter((row) => row.airport_code === 'AMS') ?? []
    const parkings = await read<{ name: string; slug: string }[]>('/api/parkings?airport=AMS')
    expect(parkings.map(({ name }) => name).toSorted()).toEqual(
      stored.map(({ name }) => name).toSorted(),
    )
    expect(await findParkingDetail('AMS', parkings[0]?.slug ?? '')).toMatchObject({
      name: parkings[0]?.name,
    })
    expect(await read('/api/blog')).toHaveLength(tables.get('posts')?.length ?? 0)
    expect(await listChanges({ role: 'manager' }, { limit: 9, offset: 0 })).toMatchObject({
      total: 1,
    })
  },
  busyMs,
)
