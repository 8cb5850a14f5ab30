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
