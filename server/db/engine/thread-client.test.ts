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
  const client = new ThreadClient(join(folder, 'pg'), PGlite.defaultStartParams)
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
  const client = new ThreadClient(join(folder, 'own-files'), PGlite.defaultStartParams)
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
