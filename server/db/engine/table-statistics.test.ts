import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connection, db } from '#server/db/client.ts'
import { withSeededDatabase } from '#test/database.ts'
import { analyzeGrownTables } from './table-statistics.ts'

withSeededDatabase()

const add = (rows: number) =>
  db.execute(sql`
    insert into page_views (path, source, day_hash)
    select '/', 'direct', md5(n::text) from generate_series(1, ${rows}::int) n`)

test('the embedded database analyzes a table that has grown, once', async () => {
  await analyzeGrownTables()
  await add(5_000)
  const grown = connection.engine === 'pglite' ? ['public.page_views'] : []
  expect(await analyzeGrownTables()).toEqual(grown)
  expect(await analyzeGrownTables()).toEqual([])
  await add(10)
  expect(await analyzeGrownTables()).toEqual([])
})
