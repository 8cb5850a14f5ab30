import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { env } from '#server/env.ts'
import type { Listener } from './engine/watched-connection.ts'
import type * as schema from './schema.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** A connection to either engine, with the same interface. */
export type Connection = {
  db: Database
  engine: 'pglite' | 'postgres'
  /** Runs work under a lock, so that two processes never do it at the same time. */
  exclusively: <Value>(work: (db: Database) => Promise<Value>) => Promise<Value>
  /** Runs raw SQL: one statement with values, or several without. */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  listen: (channel: string, listener: Listener) => Promise<void>
  /** The connections of this process, and how much work waits for one. */
  connections: () => { open: number; idle: number; waiting: number }
  /** Whether the database is known to be unreachable, without a query. */
  isAway: () => boolean
  /** The same, after asking the database. */
  checkAway: () => Promise<boolean>
  /** Whether the disk of the embedded database is full: it still reads, and refuses writes. */
  lacksSpace: () => boolean
  close: () => Promise<void>
}

// Kept on globalThis: a hot reload runs this module again, and a second PGlite on one folder would
// silently lose what the first one wrote.
const shared = globalThis as { parkeerpilootDatabase?: Promise<Connection> }
shared.parkeerpilootDatabase ??= open()

export const connection = await shared.parkeerpilootDatabase
export const db = connection.db

async function open(): Promise<Connection> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./engine/postgres.ts')
    return openPostgres(env.DATABASE_URL, env.DATABASE_POOL)
  }
  const { openEmbedded } = await import('./engine/embedded.ts')
  return openEmbedded(env.DATA_DIR)
}

/** Rejects if the database does not respond. */
export async function ping(): Promise<void> {
  await db.execute(sql`select 1`)
}

const awayCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '53100', '53200', '53300', '08000', '08001', '08003', '08006'],
  // A statement or lock timeout.
  ...['57014', '55P03'],
])

/**
 * Whether an error is a temporary failure of the database (unreachable, full, too slow) rather than
 * a mistake in our query.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as Error & { code?: string }
  return (
    (code !== undefined && awayCodes.has(code)) ||
    /connection terminated|timeout exceeded when trying to connect|is not queryable/i.test(
      message,
    ) ||
    isDatabaseAway(cause)
  )
}
