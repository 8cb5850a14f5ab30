import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ok } from '#domain/form/result.ts'
import { withSeededDatabase } from '#test/database.ts'
import { db } from './client.ts'
import { edit } from './editing.ts'
import { admins, auditLog, contentVersion } from './schema.ts'

withSeededDatabase()

// The calls that a migration makes for a new table.
beforeAll(async () => {
  await db.execute(sql`create table notes (
    id integer primary key, text text, secret text, mailed_at date,
    version integer not null default 1, updated_at timestamptz not null default now())`)
  await db.execute(
    sql`select track_content('notes'), track_versions('notes', 'text', 'secret'), track_changes('notes', 'secret')`,
  )
  await db.execute(sql`insert into notes (id, text, secret) values (1, 'Dag', 'a')`)
})

test('track_content raises the content version at each write', async () => {
  const [before] = await db.select().from(contentVersion)
  await db.execute(sql`update notes set mailed_at = '2026-11-22'`)
  const [after] = await db.select().from(contentVersion)

  expect(after?.version).toBe(Number(before?.version) + 1)
})

test('track_versions raises the row version only for the columns that it was given', async () => {
  const version = async () => {
    const { rows } = (await db.execute(sql`select version from notes`)) as unknown as {
      rows: [{ version: number }]
    }
    return rows[0].version
  }
  await db.execute(sql`update notes set mailed_at = '2026-11-23'`)
  expect(await version()).toBe(1)

  await db.execute(sql`update notes set text = 'Hallo'`)
  expect(await version()).toBe(2)
})

test('track_changes logs what an admin changes, without the values of secret columns', async () => {
  const [admin] = await db.select().from(admins)
  await edit({ id: Number(admin?.id), username: 'beheer' }, async (tx) => {
    await tx.execute(sql`update notes set text = 'Goedendag', secret = 'b'`)
    return ok(undefined)
  })
  const entries = await db.select().from(auditLog).where(eq(auditLog.subject, 'notes'))

  expect(entries).toMatchObject([
    {
      username: 'beheer',
      action: 'update',
      subjectId: 1,
      before: { text: 'Hallo', secret: '(geheim)' },
      after: { text: 'Goedendag', secret: '(gewijzigd)' },
    },
  ])
})
