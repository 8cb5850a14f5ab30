import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Connection } from '#server/db/client.ts'
import * as schema from '#server/db/schema.ts'
import { log } from '#server/log.ts'
import { DatabaseAway } from './database-away.ts'
import { watchedConnection } from './watched-connection.ts'
import { wireOf } from './wire.ts'

/** Any number: what counts is that every copy of this product asks for the same one. */
const startLock = 723_310_552

/** Longer than the server itself lets a statement run: then the connection is what hangs. */
const silenceMs = 20_000

/** A PostgreSQL server. A lost connection is replaced by the pool when it is next needed. */
export function openPostgres(connectionString: string, max: number): Connection {
  const limits = {
    connectionString,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'parkeerpiloot',
  }
  const watched = watchedConnection(limits, () => pool.abandonAll())
  const pool = new GuardedPool({ ...limits, max }, watched.isAway)

  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    engine: 'postgres',
    listen: watched.listen,
    isAway: watched.isAway,
    checkAway: watched.check,
    execute: async (text, values) => {
      // Without values several statements are allowed, and then pg gives several results.
      const results = [await pool.query(text, values)].flat()
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    exclusively: async (work) => {
      const client = await pool.connect()
      try {
        wireOf(client).connection.stream.setTimeout(0)
        await client.query('set statement_timeout = 0; set lock_timeout = 0')
        await client.query('select pg_advisory_lock($1)', [startLock])
        return await work(drizzle(client, { schema, casing: 'snake_case' }))
      } finally {
        // Ends this connection, and with it the lock and the settings that are only for here.
        client.release(true)
      }
    },
    close: async () => {
      await watched.close()
      await pool.end()
    },
  }
}

type Checkout = Parameters<pg.Pool['connect']>[0]

/**
 * A pool that outlives its server. A connection that is lost in somebody's hands is a refused query
 * for them, it never stays checked out, and while the server is known to be away nobody waits for it.
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

  /** Whoever waits for an answer hears that there will be none. */
  abandonAll(): void {
    for (const client of this.#connections)
      wireOf(client).connection.stream.destroy(new DatabaseAway())
  }

  #guard(client: pg.PoolClient): void {
    this.#connections.add(client)
    // Without a listener a connection that is lost between two statements would end the process.
    client.on('error', () => undefined)
    const wire = wireOf(client)
    const { stream } = wire.connection
    stream.setTimeout(silenceMs, () => {
      if (!wire.readyForQuery) stream.destroy(new DatabaseAway())
    })
  }
}

/** Drizzle forgets a connection whose `begin` fails: once it has ended, it goes back by itself. */
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
