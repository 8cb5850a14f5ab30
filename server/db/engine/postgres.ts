import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Connection } from '#server/db/client.ts'
import * as schema from '#server/db/schema.ts'
import { log } from '#server/log.ts'
import { DatabaseAway, NotConnected, WrongEncoding } from './database-away.ts'
import { watchedConnection } from './watched-connection.ts'
import { wireOf } from './wire.ts'

/** Any number will do, as long as every version of this product uses the same one. */
const startLockId = 723_310_552

/** Longer than `statement_timeout`: after this the connection itself must hang. */
const hangTimeoutMs = 20_000

/** Compiling our queries takes longer than they do: a search by name in a log of 200,000 rows took twice as long. */
const withoutCompiling = '-c jit=off'

/** Connects to a PostgreSQL server. The pool replaces lost connections when needed. */
export function openPostgres(connectionString: string, max: number): Connection {
  const limits = {
    connectionString,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'parkeerpiloot',
    options: withoutCompiling,
  }
  const watched = watchedConnection(limits, () => pool.abandonAll())
  const pool = new GuardedPool({ ...limits, max }, watched.isAway)

  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    engine: 'postgres',
    listen: watched.listen,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    isAway: watched.isAway,
    checkAway: watched.check,
    // The server's disk is not ours to look at.
    lacksSpace: () => false,
    execute: async (text, values) => {
      // Without values pg accepts several statements, and returns several results.
      const results = [await pool.query(text, values)].flat()
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    exclusively: async (work) => {
      const client = await pool.connect().catch((error: unknown) => {
        throw new NotConnected(connectionString, error)
      })
      try {
        wireOf(client).connection.stream.setTimeout(0)
        await refuseOtherEncoding(client)
        await client.query('set statement_timeout = 0; set lock_timeout = 0')
        await client.query('select pg_advisory_lock($1)', [startLockId])
        return await work(drizzle(client, { schema, casing: 'snake_case' }))
      } finally {
        // Closes the connection, and with it the lock and these settings.
        client.release(true)
      }
    },
    close: async () => {
      await watched.close()
      await pool.end()
    },
  }
}

/** @throws before anything is made: of a database that exists the encoding can't be changed */
async function refuseOtherEncoding(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query('show server_encoding')
  const { server_encoding: encoding } = rows[0]
  if (encoding !== 'UTF8') throw new WrongEncoding(encoding)
}

type Checkout = Parameters<pg.Pool['connect']>[0]

/**
 * A pool that survives a restart of the server. A connection lost while in use fails its query and
 * leaves the pool, and while the server is known to be away queries fail at once.
 */
class GuardedPool extends pg.Pool {
  readonly #isAway: () => boolean
  readonly #connections = new Set<pg.PoolClient>()

  constructor(config: pg.PoolConfig, isAway: () => boolean) {
    super(config)
    this.#isAway = isAway
    this.on('error', (error) => log.warn('database connection lost', { reason: error.message }))
    this.on('connect', (client) => this.#guard(client))
    this.on('remove', (client) => this.#connections.delete(client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Checkout): void
  override connect(callback?: Checkout): Promise<pg.PoolClient> | undefined {
    if (callback) {
      if (this.#isAway()) process.nextTick(callback, new DatabaseAway(), undefined, () => undefined)
      else super.connect(callback)
      return undefined
    }
    return this.#isAway() ? Promise.reject(new DatabaseAway()) : super.connect().then(releasedOnce)
  }

  /** Fails all pending queries. */
  abandonAll(): void {
    for (const client of this.#connections)
      wireOf(client).connection.stream.destroy(new DatabaseAway())
  }

  #guard(client: pg.PoolClient): void {
    this.#connections.add(client)
    // Without a listener, losing a connection between two statements would crash the process.
    client.on('error', () => undefined)
    const wire = wireOf(client)
    const { stream } = wire.connection
    stream.setTimeout(hangTimeoutMs, () => {
      if (!wire.readyForQuery) stream.destroy(new DatabaseAway())
    })
  }
}

/** Drizzle does not release a connection whose `begin` fails, so release it when it ends. */
function releasedOnce(client: pg.PoolClient): pg.PoolClient {
  const { release } = client
  let isReleased = false
  client.release = (broken) => {
    if (isReleased) return
    isReleased = true
    client.off('end', releaseEnded)
    release(broken)
  }
  const releaseEnded = () => client.release(true)
  client.once('end', releaseEnded)
  return client
}
