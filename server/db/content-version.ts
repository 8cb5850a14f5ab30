import { log } from '#server/log.ts'
import { connection, db } from './client.ts'
import { contentVersion } from './schema.ts'

const pollEvery = 5_000

let known = 0

/** Rises with every change to what visitors read, in whichever process it was made. */
export function knownContentVersion(): number {
  return known
}

/** What is read once, and again when the content has changed. */
export function perContentVersion<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let kept: { version: number; value: Promise<Value> } | undefined

  return () => {
    if (kept?.version !== known) {
      const reading = { version: known, value: read() }
      kept = reading
      // A failure is not kept.
      reading.value.catch(() => {
        if (kept === reading) kept = undefined
      })
    }
    return kept.value
  }
}

/** Asks the database. After a write of our own, so that the next request sees it for certain. */
export async function refreshContentVersion(): Promise<void> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion)
  known = Math.max(known, row?.version ?? 0)
}

/** Hears of changes as they are committed; the slow poll is for while the connection is lost. */
export async function watchContentVersion(): Promise<void> {
  await refreshContentVersion()
  await connection.listen('content_version', (version) => {
    known = Math.max(known, Number(version))
  })
  setInterval(() => {
    refreshContentVersion().catch((error) => log.debug('content version unknown', { error }))
  }, pollEvery).unref()
}
