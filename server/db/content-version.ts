import { log } from '#server/log.ts'
import { connection, db } from './client.ts'
import { contentVersion } from './schema.ts'

/** How late this process may hear of an edit elsewhere while its listening connection is lost. */
const pollMs = 5_000
const maxKeys = 200

let known = 0

/** Rises with every change to what visitors read, in whichever process it was made. */
export function knownContentVersion(): number {
  return known
}

/**
 * Keeps what was read in memory until the content changes; with a key, the most recently used keys.
 * All callers share one value, so nobody may change it.
 */
export function perContentVersion<Arguments extends [key?: string | number], Value>(
  read: (...given: Arguments) => Promise<Value>,
): (...given: Arguments) => Promise<Value> {
  const kept = new Map<Arguments[0], Promise<Value>>()
  let version = known

  return (...given) => {
    const [key] = given
    if (version !== known) kept.clear()
    version = known

    const value = kept.get(key) ?? read(...given)
    // The key that was used last stands last, and is dropped last.
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKeys) break
      kept.delete(oldest)
    }
    // A failure is not kept.
    value.catch(() => {
      if (kept.get(key) === value) kept.delete(key)
    })
    return value
  }
}

/** Asks the database. After a write of our own, so that the next request sees it for certain. */
export async function refreshContentVersion(): Promise<void> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion)
  raise(row?.version ?? 0)
}

/**
 * Hears of changes as they are committed. What was missed while the connection was lost is asked for
 * once it is back; the slow poll is for a connection that is lost without anyone noticing.
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
