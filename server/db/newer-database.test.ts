import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#server/api/routes.ts'
import { copyBeforeMigration } from '#server/backup/before-migration.ts'
import { keepCopy } from '#server/backup/store.ts'
import { env } from '#server/env.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { db } from './client.ts'
import { prepareDatabase } from './prepare.ts'
import { affiliateClicks, contactRequests, redirects } from './schema.ts'

withSeededDatabase()
withAdmin()

beforeEach(async () => {
  env.DATA_DIR = await mkdtemp(join(tmpdir(), 'parkeerpiloot-newer-'))
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`)
})

const migratedByNewer = () =>
  db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`)

const refusal = async () =>
  prepareDatabase().then(
    () => 'started',
    ({ message }: Error) => message,
  )

test('a start on a database of a newer version is refused, and says that there is no way back', async () => {
  expect(await refusal()).toBe('started')
  await migratedByNewer()

  expect(await refusal()).toBe(
    `This database is of a newer version of the site: this one does not know 1 of its migrations. Start the newer version, or go back: restore a copy from before: there is none in ${env.DATA_DIR}/backups of this machine. See docs/operating.md.`,
  )
})

test('a process that runs while a newer version migrates its database goes on', async () => {
  await migratedByNewer()

  expect((await api.request('/api/airports')).status).toBe(200)
  const { status } = await asAdmin('POST', '/api/admin/redirects', {
    source: '/oud',
    target: '/blog',
  })
  expect([status, await db.$count(redirects)]).toEqual([201, 1])
})

test('the refusal names the copy to go back to, and what came after it', async () => {
  const now = new Date()
  const path = await copyBeforeMigration(db, now)
  await migratedByNewer()
  // A copy that the newer version made can't be restored here.
  await copyBeforeMigration(db, new Date(now.getTime() + 60_000))
  await db.insert(contactRequests).values({
    name: 'Jo',
    email: 'jo@example.com',
    subject: 'Een vraag',
    message: 'Hoe laat gaat u open?',
  })
  const click = { parkingName: 'Polderpark', airportCode: 'AMS', page: '/' }
  await db.insert(affiliateClicks).values([click, click])

  const line = await refusal()
  expect(line).toContain(`go back: restore ${path} into an empty database: what came after `)
  expect(line).toContain('is lost (changes: 0, messages: 1, clicks: 2). See docs/operating.md.')
})

test('a nightly copy is named where those from before an update are gone', async () => {
  const { file } = await keepCopy()
  await migratedByNewer()

  expect(await refusal()).toContain(`restore ${env.DATA_DIR}/backups/${file} into an empty`)
})

test('where a newer version renamed what is counted, the refusal still names the copy', async () => {
  const path = await copyBeforeMigration(db)
  await migratedByNewer()
  await db.execute(sql`alter table audit_log rename to audit_entries`)

  const line = await refusal()
  await db.execute(sql`alter table audit_entries rename to audit_log`)
  expect(line).toContain(`restore ${path} into an empty database: what came after `)
  expect(line).toContain('is lost. See docs/operating.md.')
})
