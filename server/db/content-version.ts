import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { log } from '#server/log.ts'
import { connection, db } from './client.ts'
import { contentVersion } from './schema.ts'

/**
 * The maximum delay in seeing an edit of another process while the listening connection is lost.
 */
const pollMs = 5_000
const maxCachedKeys = 200

/** `tables` has the version in which each table changed last, if it did since the first start. */
type Known = { version: number; tables: Record<string, number> }
let known: Known = { version: 0, tables: {} }

/** Increases with every edit of public content, in any process. */
export function knownContentVersion(): number {
  return known.version
}

type Key = [key?: string | number]
type Query<Given extends Key, Value> = (...given: Given) => Promise<Value>

/**
 * Caches a query until the content changes; with a key, the most recently used keys. Callers share
 * the cached value, so they must not mutate it.
 */
export function perContentVersion<Given extends Key, Value>(
  read: Query<Given, Value>,
): Query<Given, Value> {
  return cachedPer(() => known.version, read)
}

/** Like `perContentVersion`, but until one of these tables changes: all that the query reads. */
export function perVersionOf<Given extends Key, Value>(
  tables: PgTable[],
  read: Query<Given, Value>,
): Query<Given, Value> {
  const names = tables.map(getTableName)
  return cachedPer(() => Math.max(...names.map((name) => known.tables[name] ?? 0)), read)
}

function cachedPer<Given extends Key, Value>(
  versionNow: () => number,
  read: Query<Given, Value>,
): Query<Given, Value> {
  const cached = new Map<Given[0], Promise<Value>>()
  let version = versionNow()

  return (...given) => {
    const [key] = given
    const now = versionNow()
    if (version !== now) cached.clear()
    version = now

    const value = cached.get(key) ?? read(...given)
    // Reinserted as the newest: a Map keeps insertion order, and the oldest is dropped first.
    cached.delete(key)
    cached.set(key, value)
    for (const oldest of cached.keys()) {
      if (cached.size <= maxCachedKeys) break
      cached.delete(oldest)
    }
    // Failures are not cached.
    value.catch(() => {
      if (cached.get(key) === value) cached.delete(key)
    })
    return value
  }
}

/**
 * Reads the version from the database. Called after each write of this process, so that the next
 * request sees it.
 */
export async function refreshContentVersion(): Promise<void> {
  const { version, tables } = contentVersion
  const [row] = await db.select({ version, tables }).from(contentVersion)
  if (row) raise(row)
}

/** Raises it for what is no edit. An update of no rows fires the trigger of its table. */
export async function raiseContentVersion(): Promise<void> {
  await db.execute(sql`update media set alt = alt where false`)
  await refreshContentVersion()
}

/**
 * Listens for committed edits. Edits missed while the connection was lost are read on reconnect.
 * The slow poll covers a connection that is lost unnoticed.
 */
export async function watchContentVersion(): Promise<void> {
  await refreshContentVersion()
  await connection.listen('content_version', {
    heard: (raised) => raise(JSON.parse(raised)),
    connected: refreshQuietly,
  })
  setInterval(refreshQuietly, pollMs).unref()
}

function refreshQuietly(): void {
  refreshContentVersion().catch((error: unknown) => log.debug('content version unknown', { error }))
}

function raise(raised: Known): void {
  if (raised.version > known.version) known = raised
}
