import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { env } from '#server/env.ts'
import { emptyDatabase, withSeededDatabase } from '#test/database.ts'
import { listAirports } from './airports.ts'
import { db } from './client.ts'
import { conversions, programmes } from './earnings/tables.ts'
import { migrate, ownMigrations } from './engine/migrate.ts'
import { type Prepared, prepareDatabase } from './prepare.ts'
import {
  adminSessions,
  admins,
  airports,
  contactRequests,
  faqs,
  parkings,
  posts,
  providers,
} from './schema.ts'
import { seed } from './seed/seed.ts'

withSeededDatabase()

let first: Prepared[]

beforeAll(async () => {
  await emptyDatabase()
  first = await Promise.all([prepareDatabase(), prepareDatabase()])
})

test('of two processes that start at once, one migrates, seeds and adds the admin', async () => {
  const [worker, onlooker] = first.toSorted((a, b) => b.migrated - a.migrated)

  expect(worker).toMatchObject({ seeded: true, madeUp: { username: 'admin' } })
  expect(onlooker).toEqual({ migrated: 0, seeded: false, madeUp: undefined })
  expect(await listAirports()).toHaveLength(8)
  expect(await db.$count(parkings)).toBe(15)
})

test('deleted content is not seeded again, and no second admin is added', async () => {
  await db.delete(parkings)
  await db.delete(faqs)
  await db.delete(airports)

  expect(await prepareDatabase()).toEqual({ migrated: 0, seeded: false, madeUp: undefined })
  expect(await db.$count(airports)).toBe(0)
  expect(await db.$count(admins)).toBe(1)
})

test('a weak ADMIN_PASSWORD is refused where it makes the first admin, else it is not looked at', async () => {
  env.ADMIN_PASSWORD = 'parkeerpiloot'
  expect(await prepareDatabase()).toMatchObject({ migrated: 0 })

  await db.delete(admins)
  await expect(prepareDatabase()).rejects.toThrow(/^Wrong setting: ADMIN_PASSWORD is [^\n]+$/)
  expect(await db.$count(admins)).toBe(0)

  env.ADMIN_PASSWORD = 'een lang wachtwoord'
  expect(await prepareDatabase()).toMatchObject({ madeUp: undefined })
  env.ADMIN_PASSWORD = undefined
})

test('the password is stored as a slow hash', async () => {
  const { rows } = (await db.execute(sql`select password_hash from admins`)) as unknown as {
    rows: { password_hash: string }[]
  }

  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/)
})

test('only migrations after the last applied one run', async () => {
  const newest = Math.max(...ownMigrations().map(({ folderMillis }) => folderMillis))
  const next = {
    sql: ['create table added_later (id integer)'],
    folderMillis: newest + 1,
    hash: 'next',
    bps: true,
  }
  const withNext = () => migrate(db, Number.POSITIVE_INFINITY, [...ownMigrations(), next])

  expect(await migrate(db)).toBe(0)
  expect(await withNext()).toBe(1)
  expect(await withNext()).toBe(0)
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'next'`)
})

test('a database with an unknown earlier migration is refused in one line', async () => {
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('gone', 1795209217367)`,
  )

  await expect(prepareDatabase()).rejects.toThrow(
    /^This database has a migration that is not in .+$/,
  )
})

test('a database of the first migration, with data, migrates to the newest', async () => {
  const [oldest] = ownMigrations()
  await emptyDatabase()
  await migrate(db, oldest?.folderMillis)
  await db.execute(sql`insert into admins (username, password_hash, recovery_codes)
    values ('beheer', 'hash', '["code"]')`)
  await db.execute(sql`insert into admin_sessions (admin_id, key_hash, expires_at)
    select id, 'sleutel', now() + interval '1 day' from admins`)
  await db.execute(sql`insert into contact_requests (name, email, subject, message)
    values ('Jo', 'jo@example.com', 'Een vraag', 'Hoe laat gaat u open?')`)

  expect(await migrate(db)).toBe(ownMigrations().length - 1)
  expect(await db.select().from(admins)).toMatchObject([
    { username: 'beheer', passwordHash: 'hash', recoveryCodes: ['code'], role: 'manager' },
  ])
  expect([await db.$count(adminSessions), await db.$count(contactRequests)]).toEqual([1, 1])
  // The site starts on it, with its own content.
  expect(await prepareDatabase()).toMatchObject({ migrated: 0, seeded: true })
})

test('without samples a first start has airports and questions, and nothing that is invented', async () => {
  await emptyDatabase()
  await migrate(db)
  await seed(db, { hasSamples: false })

  expect(await db.$count(airports)).toBe(8)
  expect(await db.$count(faqs)).toBe(18)
  for (const table of [parkings, providers, posts, programmes, conversions]) {
    expect(await db.$count(table)).toBe(0)
  }
})
