import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { addCluster } from './cluster.ts'
import { ThreadClient } from './thread-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-thread-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a statement that the database refuses is an error, and the next one is answered', async () => {
  await addCluster(join(folder, 'pg'))
  const client = new ThreadClient(join(folder, 'pg'), PGlite.defaultStartParams, () => false)
  // As Drizzle does for each query.
  const parsers = { 1114: (text: string) => text }

  await expect(client.query('select 1 / $1::int', [0], { parsers })).rejects.toMatchObject({
    message: 'division by zero',
    code: '22012',
  })
  const { rows } = await client.query('select 1 as one', [], { parsers })
  expect(rows).toEqual([{ one: 1 }])
  await client.close()
}, 30_000)

test('what PGlite reads from its own files only now and then is there', async () => {
  await addCluster(join(folder, 'own-files'))
  const client = new ThreadClient(join(folder, 'own-files'), PGlite.defaultStartParams, () => false)
  const ask = (text: string) => client.query(text, [], {}).then(({ rows }) => rows)

  // A dictionary is a library, with a list of words that it leaves out.
  expect(await ask("select to_tsvector('dutch', 'de fietsen')::text as words")).toEqual([
    { words: "'fiets':2" },
  ])
  const tokyo = "timestamp '2026-01-01 00:00' at time zone 'Asia/Tokyo' at time zone 'UTC'"
  expect(await ask(`select (${tokyo})::text as moment`)).toEqual([
    { moment: '2025-12-31 15:00:00' },
  ])
  expect(await ask('select count(*) > 500 as many from pg_timezone_names')).toEqual([
    { many: true },
  ])
  await client.close()
}, 30_000)

test('without space the database reads and refuses writes, until there is space again', async () => {
  let isFull = false
  await addCluster(join(folder, 'full'))
  const client = new ThreadClient(join(folder, 'full'), PGlite.defaultStartParams, () => isFull)
  const write = () => client.query('insert into notes values (1)').then(() => 'written', String)
  const withinTransaction = () =>
    client
      .transaction(async (statements) => statements.query('insert into notes values (1)'))
      .then(() => 'written', String)
  await client.exec('create table notes (id integer)')

  isFull = true
  await expect.poll(write).toBe('Error: no space left in DATA_DIR')
  expect(await withinTransaction()).toBe('Error: no space left in DATA_DIR')
  const written = await client.query('select count(*) as count from notes')
  expect(await client.query('select count(*) as count from notes')).toEqual(written)

  isFull = false
  await expect.poll(write).toBe('written')
  expect(await withinTransaction()).toBe('written')
  await client.close()
}, 30_000)

test('a script that fails within its own transaction leaves none behind', async () => {
  await addCluster(join(folder, 'script'))
  const client = new ThreadClient(join(folder, 'script'), PGlite.defaultStartParams, () => false)

  // As pg-boss sends its scripts.
  await expect(client.exec('BEGIN; SELECT 1 / 0; COMMIT')).rejects.toThrow('division by zero')
  const { rows } = await client.query('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
  await client.close()
}, 30_000)
