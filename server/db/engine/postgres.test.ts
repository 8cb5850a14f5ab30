import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { connection, db, isDatabaseAway, ping } from '#server/db/client.ts'
import { airports } from '#server/db/schema.ts'
import { checkPostgres } from '#server/doctor/database.ts'
import { lineOf } from '#server/doctor/finding.ts'
import { withSeededDatabase } from '#test/database.ts'
import { openPostgres } from './postgres.ts'

withSeededDatabase()

// Ends every connection to this database except our own, as a server restart does.
const endAll = () =>
  db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )

test('after a lost connection the next query uses a new one', async () => {
  await Promise.all([ping(), ping(), ping()])
  await endAll()

  await expect.poll(() => db.$count(airports)).toBe(8)
})

test('the server compiles no query', async () => {
  const { rows } = await connection.execute('show jit')

  expect(rows).toEqual([{ jit: 'off' }])
})

test.each([
  [
    'postgres://site:geheim@127.0.0.1:1/site',
    'DATABASE_URL: the database at 127.0.0.1:1 does not answer (ECONNREFUSED).',
    true,
  ],
  [
    `${process.env.DATABASE_URL}_bestaat_niet`,
    /^DATABASE_URL: database ".+_bestaat_niet" does not exist\.$/,
    false,
  ],
])(
  'a start without a database says in one line which setting is about it',
  async (address, line, away) => {
    const nowhere = openPostgres(address, 1)
    const error = await nowhere.exclusively(async () => undefined).catch((error: Error) => error)

    expect(error?.message).toMatch(line)
    expect(isDatabaseAway(error)).toBe(away)
    await nowhere.close()
  },
)

test.each(['SQL_ASCII', 'LATIN1'])(
  'a start on a database of %s is refused, and made nothing',
  async (encoding) => {
    const name = `other_${encoding.toLowerCase()}`
    await db.execute(
      sql.raw(
        `create database ${name} encoding '${encoding}' lc_collate 'C' lc_ctype 'C' template template0`,
      ),
    )
    const address = new URL(process.env.DATABASE_URL ?? '')
    address.pathname = name
    const other = openPostgres(address.href, 1)
    let isStarted = false
    const start = other.exclusively(async () => {
      isStarted = true
    })

    await expect(start).rejects.toThrow(
      `DATABASE_URL: the encoding of this database is ${encoding}, and the site needs UTF8. Make another, and restore a copy into it: createdb --template=template0 --encoding=UTF8.`,
    )
    expect(isStarted).toBe(false)
    expect((await checkPostgres(address.href, 10)).map(lineOf).join('\n')).toContain(encoding)
    await other.close()
    await db.execute(sql.raw(`drop database ${name}`))
  },
)

describe('a connection lost in the middle of a transaction', () => {
  const lone = openPostgres(process.env.DATABASE_URL ?? '', 1)
  afterAll(lone.close)

  const loseItWithin = (step: (tx: typeof db) => Promise<unknown>) =>
    lone.db
      .transaction(async (tx) => {
        const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
          rows: [{ pid: number }]
        }
        await db.execute(sql`select pg_terminate_backend(${rows[0].pid})`)
        await step(tx)
      })
      .catch((error: unknown) => error)

  test.each([
    ['fails the query', (tx: typeof db) => tx.execute(sql`select 1`)],
    ['while idle does not crash the process', () => sleep(200)],
  ])('%s and is replaced in the pool', async (_, step) => {
    expect(isDatabaseAway(await loseItWithin(step))).toBe(true)
    // The pool has a single slot, which is free again.
    expect(await lone.db.$count(airports)).toBe(8)
  })
})

test('a notification arrives, also after the listening connection was lost', async () => {
  const heard: string[] = []
  await connection.listen('content_version', {
    heard: (version) => heard.push(version),
    connected: () => undefined,
  })

  await db.update(airports).set({ city: 'Ergens' })
  await expect.poll(() => heard).toHaveLength(1)

  await endAll()
  const change = async () => {
    await db.update(airports).set({ city: 'Elders' })
    return heard.length
  }
  await expect.poll(change, { interval: 500 }).toBeGreaterThan(1)
})

test('a slow statement is ended by the server', async () => {
  const { rows } = (await db.execute(sql`show statement_timeout`)) as unknown as {
    rows: { statement_timeout: string }[]
  }

  expect(rows[0]?.statement_timeout).toBe('15s')
})

test('an unreachable server counts as away, a failing query does not', async () => {
  const nobody = openPostgres('postgres://nobody@127.0.0.1:1/none', 1)
  const away = await nobody.db.execute(sql`select 1`).catch((error: unknown) => error)
  const wrong = await db.execute(sql`select nothing`).catch((error: unknown) => error)
  await nobody.close()

  expect(isDatabaseAway(away)).toBe(true)
  expect(isDatabaseAway(wrong)).toBe(false)
})
