import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { root } from '#server/root.ts'

const migrations = globSync('server/db/migrations/*.sql', { cwd: root }).toSorted()

async function migrate(database: PGlite, files: string[]) {
  for (const file of files) {
    const statements = readFileSync(join(root, file), 'utf8').split('--> statement-breakpoint')
    for (const statement of statements) await database.exec(statement)
  }
}

test('parkings of an existing database get an address, and change in nothing else', async () => {
  const at = migrations.findIndex((file) => file.includes('0005_honest_total'))
  const database = await PGlite.create('memory://')
  await migrate(database, migrations.slice(0, at))
  await database.exec(`insert into content_version default values;
    insert into airports (code, name, slug, description, official_parkings, image_url)
      values ('AMS', 'Schiphol', 'schiphol', 'Groot', 'P1', '/images/x.svg');
    insert into parkings (airport_code, name, image_url, type, distance, price_per_day, rating,
      affiliate_url, features, version) select 'AMS', name, '/images/x.svg', 'self', 5, 8.5, 4,
      'https://example.com/', '{}', 7 from unnest(array['Köln Parken', 'Köln  Parken', '泊车']) name`)
  const columns = 'name, price_per_day, version, created_at, updated_at'
  const read = async () =>
    (await database.query(`select ${columns} from parkings order by id`)).rows
  const before = await read()

  await migrate(database, migrations.slice(at))
  expect(await read()).toEqual(before)
  expect(
    (await database.query('select slug, price_checked_on from parkings order by id')).rows,
  ).toEqual([
    { slug: 'koln-parken', price_checked_on: null },
    { slug: 'koln-parken-2', price_checked_on: null },
    { slug: 'parking', price_checked_on: null },
  ])
  expect((await database.query('select * from parking_aliases')).rows).toEqual([])
  await database.close()
})
