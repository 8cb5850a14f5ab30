import { log } from '#server/log.ts'
import { connection, db } from './client.ts'
import { contentVersion } from './schema.ts'

const pollEvery = 5_000

let known = 0

/** Rises with every change to what visitors read, in whichever process it was made. */
export function knownContentVersion(): number {
  return known
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
