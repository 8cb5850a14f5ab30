import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { log } from '#server/log.ts'
import type { Connection } from './client.ts'
import * as schema from './schema.ts'

/** Any number: what counts is that every copy of this product asks for the same one. */
const startLock = 723_310_552

const relisten = 5_000

/** A PostgreSQL server. A lost connection is replaced by the pool when it is next needed. */
export function openPostgres(connectionString: string, max: number): Connection {
  const limits = {
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'parkeerpiloot',
  }
  const pool = new pg.Pool({ ...limits, connectionString, max })
  const listeners = new Set<pg.Client>()
  let closed = false
  pool.on('error', (error) => log.warn('database connection lost', { reason: error.message }))

  async function listen(channel: string, heard: (payload: string) => void): Promise<void> {
    if (closed) return
    const client = new pg.Client({ ...limits, connectionString })
    listeners.add(client)
    // An error and an end both say that it is over; the first to do so tries again.
    const retry = () => {
      if (!listeners.delete(client) || closed) return
      setTimeout(() => listen(channel, heard), relisten).unref()
    }
    client.on('error', retry).on('end', retry)
    client.on('notification', ({ payload = '' }) => heard(payload))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch {
      retry()
    }
  }

  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    engine: 'postgres',
    listen,
    execute: async (text, values) => {
      // Without values several statements are allowed, and then pg gives several results.
      const results = [await pool.query(text, values)].flat()
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    exclusively: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('set statement_timeout = 0; set lock_timeout = 0')
        await client.query('select pg_advisory_lock($1)', [startLock])
        return await work(drizzle(client, { schema, casing: 'snake_case' }))
      } finally {
        // Ends this connection, and with it the lock and the settings that are only for here.
        client.release(true)
      }
    },
    close: async () => {
      closed = true
      await Promise.all([...listeners].map((client) => client.end()))
      await pool.end()
    },
  }
}
