import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seal, unseal } from '#server/access/seal.ts'
import { listBackups } from '#server/db/backups.ts'
import { db } from '#server/db/client.ts'
import { appliedMigrations, migrate, ownMigrations } from '#server/db/engine/migrate.ts'
import { prepareDatabase } from '#server/db/prepare.ts'
import { admins, airports, backups, parkings, tariffs } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { backUp } from '#server/jobs/back-up.ts'
import { emptyDatabase, withSeededDatabase } from '#test/database.ts'
import { writeCopy } from './dump.ts'
import { copyName } from './folder.ts'
import { restoreCopy } from './restore.ts'

withSeededDatabase()

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-restore-'))
afterAll(() => rmSync(folder, { recursive: true }))
const whole = join(folder, 'whole.gz')
const stored = () => readdirSync(join(env.DATA_DIR, 'backups')).toSorted()

let lines: string[]

beforeAll(async () => {
  env.SECRETS_KEY = 'een sleutel die met de site meegaat naar elders'
  await db.update(admins).set({ totpSecret: await seal('geheim') })
  // As stored, with its mark and its day: nothing about it is new.
  const check = { checkedOn: '2026-02-02', checkSource: 'phone', checkedBy: 'eva' } as const
  await db
    .update(tariffs)
    .set({ ...check, isChanged: true })
    .where(eq(tariffs.id, 1))
  await db
    .update(parkings)
    .set({ priceCheckSource: 'mail', priceCheckedBy: 'eva' })
    .where(eq(parkings.id, 1))
  await db.insert(backups).values([
    {
      at: new Date(Date.UTC(2026, 10, 20, 2, 20)),
      file: 'parkeerpiloot-2026-11-20-022000.backup.gz',
      bytes: 5,
      rows: 5,
    },
    // Would count for every night to come.
    { at: new Date(Date.UTC(2126, 0, 1)), file: 'ergens-anders.gz', bytes: 5, rows: 5 },
    { file: null, bytes: 5, rows: 5 },
  ])
  await writeCopy(whole)
  lines = gunzipSync(readFileSync(whole)).toString().trimEnd().split('\n')
})

beforeEach(async () => {
  env.SECRETS_KEY = 'een sleutel die met de site meegaat naar elders'
  env.DATA_DIR = mkdtempSync(join(folder, 'data-'))
  mkdirSync(join(env.DATA_DIR, 'backups'))
  await emptyDatabase()
})

/** Writes a backup with other lines. */
function changed(change: (lines: string[]) => string[]): string {
  const path = join(folder, 'changed.gz')
  writeFileSync(path, gzipSync(`${change([...lines]).join('\n')}\n`))
  return path
}

/** The header, of another migration. */
const withMigration = (migration: number) =>
  changed(([head = '', ...rest]) => [JSON.stringify({ ...JSON.parse(head), migration }), ...rest])

const isAirport = (line: string) => line.includes('"code": "AMS"') && line.includes('"slug"')
const changedAirport = (change: (row: Record<string, unknown>) => object) =>
  changed((all) =>
    all.map((line) => (isAirport(line) ? JSON.stringify(change(JSON.parse(line))) : line)),
  )

const newest = () => Math.max(...ownMigrations().map(({ folderMillis }) => folderMillis))

test.each<[string, () => string, string | RegExp]>([
  [
    'a backup of a newer version',
    () => withMigration(newest() + 1),
    'Deze kopie is van een nieuwere versie van de site. Werk de site eerst bij, en zet de kopie daarna terug.',
  ],
  [
    'a backup of a version that never was',
    () => withMigration(newest() - 1),
    'Deze kopie is van een versie van de site die hier niet bekend is.',
  ],
  [
    'a row with an unknown column',
    () => changedAirport((row) => ({ ...row, colour: 'rood' })),
    'Deze kopie past niet bij deze versie: ‘airports.colour’ bestaat hier niet.',
  ],
  [
    'a row without a column that may be empty',
    () => changedAirport(({ kerosene: _, latitude: __, ...row }) => row),
    /^In regel \d+ van deze kopie ontbreekt ‘airports\.latitude’\.$/,
  ],
  [
    'an unknown table',
    () => changed((all) => all.toSpliced(-1, 0, '{"table":"secrets","numbering":null}')),
    'Deze kopie past niet bij deze versie: ‘secrets’ bestaat hier niet.',
  ],
  [
    'a row of no table',
    () => changed((all) => all.toSpliced(1, 0, '{}')),
    'Regel 2 van deze kopie hoort nergens bij.',
  ],
  [
    'a line that is no row',
    () => changed((all) => all.map((line) => (isAirport(line) ? 'niets' : line))),
    /^Regel \d+ van deze kopie is beschadigd\.$/,
  ],
  ['a missing row', () => changed((all) => all.toSpliced(-5, 1)), /niet compleet: \d+ van \d+/],
  ['a missing end', () => changed((all) => all.slice(0, 40)), /niet compleet: het einde/],
])('%s is refused, and the database stays empty', async (_, path, why) => {
  await expect(restoreCopy(path())).rejects.toThrow(why)

  expect(await tables()).toEqual([])
})

async function tables() {
  const { rows } = (await db.execute(
    sql`select tablename from pg_tables where schemaname in ('public', 'drizzle')`,
  )) as unknown as { rows: unknown[] }
  return rows
}

test('a line over 64 MB is refused with its number', async () => {
  const path = join(folder, 'long.gz')
  const gzip = createGzip({ level: 1 })
  const chunks = gzip.toArray()
  gzip.write(`${lines.slice(0, 2).join('\n')}\n{"id":"`)
  gzip.end(Buffer.alloc(64_000_001, 'a'))
  writeFileSync(path, Buffer.concat(await chunks))

  await expect(restoreCopy(path)).rejects.toThrow(
    'Regel 3 van deze kopie is langer dan 64 MB. Zo maakt de site er geen.',
  )
})

test('a database with a site is refused, and not migrated', async () => {
  const [oldest] = ownMigrations()
  await migrate(db, oldest?.folderMillis)
  await db.execute(sql`insert into content_version default values`)

  await expect(restoreCopy(whole)).rejects.toThrow(
    /^In deze database staat al een site\. Zet de kopie terug in een lege: .+\.$/,
  )
  expect(await appliedMigrations(db)).toEqual([oldest?.folderMillis])
})

test('a database whose tables are newer than the backup is refused', async () => {
  const [oldest] = ownMigrations()
  await migrate(db, oldest?.folderMillis)
  const path = withMigration(oldest?.folderMillis ?? 0)
  await migrate(db)

  await expect(restoreCopy(path)).rejects.toThrow('De tabellen van deze database zijn nieuwer')
})

test('the list of backups is that of the files that are there, and the next night has one', async () => {
  const present = [20, 21].map((day) => copyName(new Date(Date.UTC(2026, 10, day, 2, 20))))
  for (const name of present) cpSync(whole, join(env.DATA_DIR, 'backups', name))
  writeFileSync(join(env.DATA_DIR, 'backups', 'brief.txt'), 'geen kopie')
  writeFileSync(join(env.DATA_DIR, 'backups', copyName(new Date())), 'een halve kopie')
  await restoreCopy(whole)
  const { rows } = JSON.parse(lines.at(-1) ?? '')

  expect(await listBackups()).toMatchObject([
    { file: present[1], rows, at: '2026-11-21T02:20:00.000Z' },
    // The one that the backup lists, as it was listed.
    { file: present[0], rows: 5 },
  ])
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
  await backUp.run(tomorrow)
  expect(stored()).toContain(copyName(tomorrow))
})

test('with its SECRETS_KEY the authenticator apps work on; without it their accounts are named', async () => {
  expect(await restoreCopy(whole)).toMatchObject({ withoutApp: [] })
  const [admin] = await db.select().from(admins)
  expect(await unseal(admin?.totpSecret ?? '')).toBe('geheim')

  await emptyDatabase()
  env.SECRETS_KEY = undefined
  expect(await restoreCopy(whole)).toMatchObject({ withoutApp: ['admin'] })
  // The start keeps what it can't open, for when the key is back.
  await prepareDatabase()
  env.SECRETS_KEY = 'een sleutel die met de site meegaat naar elders'
  const [kept] = await db.select().from(admins)
  expect(await unseal(kept?.totpSecret ?? '')).toBe('geheim')
})

// Before a migration.

/** A site of the first version. */
async function earlierSite() {
  const [oldest] = ownMigrations()
  await migrate(db, oldest?.folderMillis)
  await db.execute(sql`insert into content_version default values`)
  await db.execute(sql`insert into settings default values`)
  await db.execute(sql`insert into airports (code, name, slug, description, official_parkings,
    price_from, image_url) values ('AMS', 'Schiphol', 'schiphol', 'Groot', 'P1', 9, '/images/x.svg')`)
  await db.execute(sql`insert into admins (username, password_hash) values ('beheer', 'hash')`)
  return oldest?.folderMillis ?? 0
}

test('a start that migrates makes one backup first, of the version before', async () => {
  const oldest = await earlierSite()
  const started = await Promise.all([prepareDatabase(), prepareDatabase()])
  expect(started.map(({ migrated }) => migrated).toSorted()).toEqual([
    0,
    ownMigrations().length - 1,
  ])

  const [name = '', ...others] = stored()
  expect(name).toMatch(/^parkeerpiloot-\d{4}-\d\d-\d\d-\d{6}\.voor-update\.backup\.gz$/)
  expect(others).toEqual([])
  const path = join(env.DATA_DIR, 'backups', name)
  const copy = gunzipSync(readFileSync(path)).toString()
  expect(JSON.parse(copy.slice(0, copy.indexOf('\n')))).toMatchObject({ migration: oldest })

  await emptyDatabase()
  await restoreCopy(path)
  expect(await db.select().from(airports)).toMatchObject([{ code: 'AMS', name: 'Schiphol' }])
})

test('an empty database is migrated without a backup, and so is one that is up to date', async () => {
  await prepareDatabase()
  await prepareDatabase()

  expect(stored()).toEqual([])
})

test('of the backups before a migration the newest three are kept, beside the nightly ones', async () => {
  const earlier = [1, 2, 3, 4].map(
    (day) => `parkeerpiloot-2026-01-0${day}-000000.voor-update.backup.gz`,
  )
  const nightly = copyName(new Date(Date.UTC(2025, 0, 1)))
  for (const name of [...earlier, nightly]) writeFileSync(join(env.DATA_DIR, 'backups', name), '')
  await earlierSite()
  await prepareDatabase()

  expect(stored()).toHaveLength(4)
  expect(stored()).toEqual(expect.arrayContaining([nightly, ...earlier.slice(2)]))
  // The nightly job deletes none of them.
  await backUp.run()
  expect(stored()).toHaveLength(5)
})

test('without a backup the database is not migrated, and one line says why', async () => {
  const oldest = await earlierSite()
  rmSync(join(env.DATA_DIR, 'backups'), { recursive: true })
  writeFileSync(join(env.DATA_DIR, 'backups'), '')

  await expect(prepareDatabase()).rejects.toThrow(
    /^The database was not migrated, because a backup of it could not be made in .+backups: EEXIST.+$/,
  )
  expect(await appliedMigrations(db)).toEqual([oldest])
})
