import { createHash } from 'node:crypto'
import {
  listSentCopies,
  markRead,
  removeSentCopies,
  type SentCopy,
} from '#server/db/sent-copies.ts'
import type { Place } from './place.ts'

export type ReadBack = { file: string; isSame: boolean }

/**
 * Reads the newest copy elsewhere back, and the one that was not read for longest, and compares them with what
 * was sent by their hashes. Older ones that the storage deleted by its own rules are forgotten.
 */
export async function readBack(place: Place, now = new Date()): Promise<ReadBack[]> {
  const there = new Set((await place.list()).map(({ name }) => name))
  const [newest, ...others] = await listSentCopies()
  if (!newest) return []
  await removeSentCopies(others.filter(({ file }) => !there.has(file)).map(({ file }) => file))

  const [stalest] = others
    .filter(({ file }) => there.has(file))
    .toSorted((one, other) => readTime(one) - readTime(other))
  const read: ReadBack[] = []
  for (const copy of stalest ? [newest, stalest] : [newest]) {
    const isSame = (await hashOf(place, copy.file)) === copy.sha256
    await markRead(copy.id, isSame, now)
    read.push({ file: copy.file, isSame })
  }
  return read
}

const readTime = ({ readAt }: SentCopy) => readAt?.getTime() ?? 0

async function hashOf(place: Place, file: string): Promise<string | undefined> {
  const content = await place.read(file)
  if (!content) return undefined
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
