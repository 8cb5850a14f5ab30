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

test('the one note of a provider becomes its first line, of who typed it when', async () => {
  const at = migrations.findIndex((file) => file.includes('0032_provider_notes'))
  const database = await PGlite.create('memory://')
  await migrate(database, migrations.slice(0, at))
  await database.exec(`insert into content_version default values;
    insert into providers (trade_name, note, updated_at) values
      ('Polderpark', 'belde 12 nov', '2026-11-20 10:00Z'),
      ('Maas', 'van vroeger', '2026-11-20 23:30Z'), ('Zonder', null, now());
    insert into audit_log (at, username, change, action, subject, subject_id, before, after) values
      ('2026-11-12 23:30Z', 'eva', gen_random_uuid(), 'update', 'providers', 1, '{"note": null}', '{"note": "belde 12 nov"}'),
      ('2026-11-14 09:00Z', 'joris', gen_random_uuid(), 'update', 'providers', 1,
        '{"note": "belde 12 nov", "phone": null}', '{"note": "belde 12 nov", "phone": "023"}')`)
  const log = async () => (await database.query('select id from audit_log')).rows.length
  const logged = await log()

  await migrate(database, migrations.slice(at))
  const { rows } = await database.query(
    'select provider_id, day::text, text, username from provider_notes order by id',
  )
  expect(rows).toEqual([
    { provider_id: 1, day: '2026-11-13', text: 'belde 12 nov', username: 'eva' },
    { provider_id: 2, day: '2026-11-21', text: 'van vroeger', username: null },
  ])
  expect((await database.query('select note from providers where note is not null')).rows).toEqual(
    [],
  )
  expect(await log()).toBe(logged)
  await database.close()
})
