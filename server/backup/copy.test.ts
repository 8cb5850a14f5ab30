import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seal } from '#server/access/seal.ts'
import { db } from '#server/db/client.ts'
import { addContact } from '#server/db/contacts.ts'
import * as earnings from '#server/db/earnings/tables.ts'
import * as schema from '#server/db/schema.ts'
import { asAdmin, listAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { writeCopy } from './dump.ts'
import { restoreCopy } from './restore.ts'
import { copied, leftOut } from './tables.ts'

withSeededDatabase()
withAdmin()
// Each test starts a process with its own database.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-copy-'))
afterAll(() => rmSync(folder, { recursive: true }))
const whole = join(folder, 'whole.gz')
const emptyCluster = join(folder, 'empty')
const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().trimEnd().split('\n')

/** Runs a process with its own embedded database. It ends before optimized code would pay off. */
function run(folderName: string, ...command: string[]) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: '',
    DATA_DIR: join(folder, folderName),
  }
  return promisify(execFile)(process.execPath, ['--liftoff-only', ...command], { env })
}

/** Runs the script with settings that it does not get past. */
function restoreWith(settings: Record<string, string>, files: string[]) {
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...settings }
  const command = ['--liftoff-only', 'scripts/restore.ts', ...files]
  return promisify(execFile)(process.execPath, command, {
    env: { DATA_DIR: join(folder, 'stopped'), ...env },
  })
}

/** Runs the script as an admin does, into a database that was made for it or is there already. */
async function restore(path: string, into: string) {
  const cluster = join(folder, into, 'pg')
  if (!existsSync(cluster)) cpSync(emptyCluster, cluster, { recursive: true })
  return run(into, 'scripts/restore.ts', path).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => Promise.reject(new Error(stderr)),
  )
}

/** The content of that database, as a backup of it. */
async function copyOf(folderName: string) {
  const path = join(folder, `${folderName}.gz`)
  const script = `const { writeCopy } = await import('#server/backup/dump.ts')
    const { connection } = await import('#server/db/client.ts')
    await writeCopy(${JSON.stringify(path)}); await connection.close()`
  await run(folderName, '--input-type=module', '-e', script)
  return linesOf(path)
}

beforeAll(async () => {
  await run('none', 'server/db/engine/create-cluster.ts', emptyCluster)
  await addContact(
    {
      name: 'Zoë \u2028 “Ω”',
      email: 'zoe@example.com',
      subject: 'Regels\nen {"rows":3}',
      message: 'Een bericht\tmet "van alles" \\ erin, en 日本語.',
    },
    false,
  )
  await db.insert(schema.mediaFiles).values({
    mediaId: 1,
    url: '/media/a/640.webp',
    type: 'image/webp',
    content: Buffer.from([0, 255, 10, 13, 92]),
  })
  await db.insert(schema.dailyTotals).values({
    day: '2026-11-20',
    measure: 'clicks',
    dimension: 'parking',
    key: '1',
    count: 3,
  })
  await db.insert(schema.affiliateClicks).values(
    Array.from({ length: 1_203 }, (_, number) => ({
      parkingId: 1,
      parkingName: `Terrein ${number}`,
      airportCode: 'AMS',
    })),
  )
  const eva = eq(schema.admins.username, 'eva')
  await db
    .update(schema.admins)
    .set({ totpSecret: await seal('geheim') })
    .where(eva)
  const body = await listAsAdmin<{ id: number }>('/api/admin/parkings')
  await asAdmin('DELETE', `/api/admin/parkings/${body.at(-1)?.id}`, {})
  await writeCopy(whole)
})

test('every table is either in the backup or explicitly left out', () => {
  const tables = Object.values({ ...schema, ...earnings })
    .filter((part) => is(part, PgTable))
    .map((table) => getTableName(table))

  expect([...copied, ...leftOut].toSorted()).toEqual(tables.toSorted())
})

test('a backup contains no session keys or salts', () => {
  const text = linesOf(whole).join('\n')

  expect(text).not.toContain('"key_hash"')
  expect(text).not.toContain('"salt"')
})

test('a restored site has equal rows, names whose app can’t be checked, and sequences continue where they were', async () => {
  expect(await restore(whole, 'equal')).toMatch(
    /^Teruggezet: .+\nDe code uit de app werkt niet meer voor eva\. Log in met een herstelcode, /,
  )
  const restored = await copyOf('equal')
  const original = linesOf(whole)

  // The first line contains the time of the backup.
  expect(restored.slice(1)).toEqual(original.slice(1))
  expect(restored.filter((line) => line.includes('"buys": "keepKey"'))).not.toEqual([])
  expect(original.filter((line) => line.includes('"numbering":15'))).toHaveLength(1)
})

test('a restore into a database with content is refused', async () => {
  await expect(restoreCopy(whole)).rejects.toThrow('staat al een site')
})

test.each([
  ['a text file', () => Buffer.from('een brief'), 'geen kopie van de site'],
  ['another gzip', () => gzipSync('een brief\n'), 'geen kopie van de site'],
  ['a backup that was cut off', () => readFileSync(whole).subarray(0, -1_000), 'einde ontbreekt'],
  ['a damaged backup', () => withWrongChecksum(readFileSync(whole)), 'is beschadigd'],
])('%s is refused before the database is looked at', async (name, content, why) => {
  const path = join(folder, `${name}.gz`)
  writeFileSync(path, content())

  // The database of this test has a site in it, which would be refused next.
  await expect(restoreCopy(path)).rejects.toThrow(why)
})

test.each([
  ['a folder', [folder], {}, `${folder} is een map, geen kopie van de site.\n`],
  ['no file', ['nergens.gz'], {}, 'Het bestand nergens.gz bestaat niet.\n'],
  ['two files', [whole, whole], {}, 'Zo gebruik je het: npm run restore -- <bestand>\n'],
  [
    'a database that is not there',
    [whole],
    { DATABASE_URL: 'postgres://127.0.0.1:1/niets' },
    'De database is niet bereikbaar. Controleer DATABASE_URL.\n',
  ],
  [
    'a wrong setting',
    [whole],
    { PORT: 'abc' },
    'Het terugzetten is niet gelukt: Wrong setting: PORT must be a number from 0 to 65535. See .env.example.\n',
  ],
])('%s is refused in one line', async (_, files, env, line) => {
  const stopped = restoreWith(env, files)

  await expect(stopped).rejects.toMatchObject({ stderr: line })
})

/** The last eight bytes of a gzip are a checksum and a size. */
const withWrongChecksum = (bytes: Buffer) => bytes.fill(0, bytes.length - 8, bytes.length - 4)

test('a backup is consistent while the site is in use', async () => {
  const path = join(folder, 'busy.gz')
  const [{ rows }] = await Promise.all([
    writeCopy(path),
    ...Array.from({ length: 20 }, () =>
      db.execute(sql`update airports set price_from = price_from + 0.01 where code = 'MLT'`),
    ),
  ])

  expect(JSON.parse(linesOf(path).at(-1) ?? '')).toEqual({ rows })
})
