import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { ownMigrations } from '#server/db/engine/migrate.ts'
import type { Env } from '#server/env.ts'
import { ask } from './ask.ts'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'
import { judgeClock } from './outside.ts'

const check = 'database'
const leastVersion = 15

/** A PostgreSQL server, on a connection of our own that only reads. */
export async function checkPostgres(connectionString: string, pool: number): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    application_name: 'parkeerpiloot doctor',
  })
  // A connection that is lost later fails the query.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(`select
      current_setting('server_version_num')::int / 10000 as version,
      current_setting('max_connections')::int as most,
      current_setting('server_encoding') as encoding,
      has_database_privilege(current_database(), 'create')
        and has_schema_privilege('public', 'create') as "mayCreate",
      to_regclass('drizzle.__drizzle_migrations') is not null as "isFilled",
      clock_timestamp() as now`)
    const found = rows[0]
    const clock = judgeClock(found.now, 'the database')
    const applied = found.isFilled
      ? await client.query('select created_at::float8 as at from drizzle.__drizzle_migrations')
      : { rows: [] }
    return [judgePostgres(found, pool), judgeMigrations(applied.rows.map(({ at }) => at)), clock]
  } catch (error) {
    // Never the address, which has the password.
    const says = `PostgreSQL does not let us in: ${reasonOf(error)}`
    return [
      problem(
        check,
        says,
        'Look whether it runs, and at the user, password and name in DATABASE_URL',
      ),
    ]
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Found = { version: number; most: number; encoding: string; mayCreate: boolean }

export function judgePostgres(
  { version, most, encoding, mayCreate }: Found,
  pool: number,
): Finding {
  const says = `PostgreSQL ${version}`
  if (version < leastVersion) {
    return warning(
      check,
      `${says} is older than ${leastVersion}, the oldest that was tried`,
      'Upgrade it',
    )
  }
  if (encoding !== 'UTF8') {
    return problem(
      check,
      `${says}: the encoding of this database is ${encoding}`,
      'Make one of UTF8 (createdb --template=template0 --encoding=UTF8), and restore a copy into it',
    )
  }
  if (!mayCreate) {
    return problem(
      check,
      `${says}: this user may not make tables`,
      'Make it the owner of the database',
    )
  }
  // A few are kept for superusers.
  if (pool > most - 5) {
    return problem(
      check,
      `${says} takes ${most} connections, and DATABASE_POOL is ${pool}`,
      'Lower DATABASE_POOL: all copies of the site together must fit',
    )
  }
  return ok(check, `${says}, up to ${pool} of its ${most} connections for each copy of the site`)
}

export function judgeMigrations(applied: number[]): Finding {
  const ours = ownMigrations().map(({ folderMillis }) => folderMillis)
  const newest = Math.max(...ours)
  if (applied.some((at) => at > newest)) {
    return problem(
      'migrations',
      'the database is of a newer version of the site',
      'See "Going back"',
    )
  }
  const pending = ours.filter((at) => !applied.includes(at)).length
  if (applied.length === 0) return warning('migrations', 'the database is empty', 'Start the site')
  if (pending === 0) return ok('migrations', `all ${ours.length} are there`)
  return warning(
    'migrations',
    `${pending} will be made`,
    'Start this version: it makes a copy first',
  )
}

/** The embedded database belongs to one process, so the site is asked how it is. */
export async function checkEmbedded({
  DATA_DIR,
  PORT,
  HOST,
}: Pick<Env, 'DATA_DIR' | 'PORT' | 'HOST'>): Promise<Finding[]> {
  const host = HOST === undefined || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/healthz`
  try {
    const { status, body } = await ask(address)
    if (status === 200) return [ok(check, 'embedded, and the site reads and writes it')]
    const says = `the site answers ${status}: ${body.toString().trim().slice(0, 100)}`
    return [problem(check, says, 'See "What to do when"')]
  } catch (error) {
    const isThere = existsSync(join(resolve(DATA_DIR), 'pg/PG_VERSION'))
    const says = `the site does not run (${reasonOf(error)}), so the embedded database was not looked at`
    return [
      isThere
        ? warning(check, says, 'Start the site, and ask again')
        : warning(
            check,
            `there is none in ${resolve(DATA_DIR)} yet`,
            'Start the site: it makes one',
          ),
    ]
  }
}
