import type { Database } from '#server/db/client.ts'
import {
  addErasures,
  eraseContacts,
  listErasures,
  listWriters,
} from '#server/db/contact/erasing.ts'
import { hashesOf, isReadable, merged } from './erased.ts'
import { readErasures } from './erasures-file.ts'

export type ErasedAgain = {
  messages: number
  /** How many persons stay, because no key of the site recognizes them. */
  unreadable: number
}

/**
 * Erases again whom a restored database has back: those that the files in these folders know and the database
 * does not. What they wrote after their erasure stays.
 */
export async function eraseAgain(tx: Database, folders: string[]): Promise<ErasedAgain> {
  const known = new Map((await listErasures(tx)).map(({ hash, at }) => [hash, at]))
  const read = await Promise.all(folders.map(readErasures))
  const missed = merged(read.flat()).filter(({ hash, at }) => at > (known.get(hash) ?? 0))
  const readable = missed.filter(isReadable)
  const unreadable = missed.length - readable.length
  if (readable.length === 0) return { messages: 0, unreadable }

  // The others wait, for a start with their key.
  await addErasures(tx, readable)
  const erasedAt = new Map(readable.map(({ hash, at }) => [hash, at]))
  let messages = 0
  for (const email of await listWriters(tx)) {
    for (const { hash } of hashesOf(email)) {
      const until = erasedAt.get(hash)
      if (until) messages += await eraseContacts(tx, email, { until })
    }
  }
  return { messages, unreadable }
}
