import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { env } from '#server/env.ts'
import type { Listener } from './engine/watched-connection.ts'
import type * as schema from './schema.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** One of the two engines. What uses it cannot tell which. */
export type Connection = {
  db: Database
  engine: 'pglite' | 'postgres'
  /** Work that two copies of this product may not do at the same time. */
  exclusively: <Value>(work: (db: Database) => Promise<Value>) => Promise<Value>
  /** SQL as it is, for who brings its own: one statement with values, or several without. */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  listen: (channel: string, listener: Listener) => Promise<void>
  /** Whether the database is known to be away: then it costs nothing to find out. */
  isAway: () => boolean
  /** The same, found out now. */
  checkAway: () => Promise<boolean>
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

/** Answers when the database does, and rejects when it doesn't. */
export async function ping(): Promise<void> {
  await db.execute(sql`select 1`)
}

const awayCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '53100', '53200', '53300', '08000', '08001', '08003', '08006'],
  // A statement, or its wait for a lock, that took longer than it may.
  ...['57014', '55P03'],
])

/**
 * Whether an error says that the database can't be reached now, has no room or takes too long, rather
 * than that we asked wrong.
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
