import { log } from '#server/log.ts'
import { connection, db } from './client.ts'
import { contentVersion } from './schema.ts'

/**
 * The maximum delay in seeing an edit of another process while the listening connection is lost.
 */
const pollMs = 5_000
const maxCachedKeys = 200

let known = 0

/** Increases with every edit of public content, in any process. */
export function knownContentVersion(): number {
  return known
}

/**
 * Caches a query until the content changes; with a key, the most recently used keys. Callers share
 * the cached value, so they must not mutate it.
 */
export function perContentVersion<Arguments extends [key?: string | number], Value>(
  read: (...given: Arguments) => Promise<Value>,
): (...given: Arguments) => Promise<Value> {
  const cached = new Map<Arguments[0], Promise<Value>>()
  let version = known

  return (...given) => {
    const [key] = given
    if (version !== known) cached.clear()
    version = known

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
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion)
  raise(row?.version ?? 0)
}

/**
 * Listens for committed edits. Edits missed while the connection was lost are read on reconnect.
 * The slow poll covers a connection that is lost unnoticed.
 */
export async function watchContentVersion(): Promise<void> {
  await refreshContentVersion()
  await connection.listen('content_version', {
    heard: (version) => raise(Number(version)),
    connected: refreshQuietly,
  })
  setInterval(refreshQuietly, pollMs).unref()
}

function refreshQuietly(): void {
  refreshContentVersion().catch((error: unknown) => log.debug('content version unknown', { error }))
}

function raise(version: number): void {
  known = Math.max(known, version)
}
