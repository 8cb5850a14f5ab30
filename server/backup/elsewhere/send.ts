import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { keptElsewhere } from '#domain/system/kept-elsewhere.ts'
import { backupFolder } from '#server/backup/folder.ts'
import { findNewest, withNewest } from '#server/backup/newest-copy.ts'
import { addSentCopy, listSentCopies, removeSentCopies } from '#server/db/sent-copies.ts'
import { findSettings } from '#server/db/settings.ts'
import { erasuresName } from '#server/erasures/erasures-file.ts'
import { encryptFile } from './encrypt.ts'
import { type Place, PlaceRefused } from './place.ts'
import { sentMoment, sentName } from './sent-name.ts'

export type Sent =
  | { outcome: 'no recipient' | 'no copy' | 'is there' }
  | { outcome: 'sent'; bytes: number; deleted: number; notDeleted: string | null }

/** Takes the newest copy elsewhere, encrypted, and deletes there what has been kept for long enough. */
export async function sendNewest(place: Place, now = new Date()): Promise<Sent> {
  const { copiesRecipient, copiesElsewhereDays } = await findSettings()
  if (copiesRecipient === '') return { outcome: 'no recipient' }
  const newest = await findNewest()
  if (!newest) return { outcome: 'no copy' }
  const [last] = await listSentCopies()
  if (last && last.at >= newest.at) return { outcome: 'is there' }

  const bytes = await withNewest(newest, now, async ({ path, file, at }) => {
    const name = sentName(file)
    const sent = await send(place, name, await encryptFile(path, copiesRecipient))
    await addSentCopy({ file: name, at, ...sent, sentAt: new Date() })
    await sendErasures(place)
    return sent.bytes
  })
  const cleared = await clear(place, copiesElsewhereDays, now)
  return { outcome: 'sent', bytes, ...cleared }
}

/** Writes it, and asks whether all of it is there. */
async function send(place: Place, name: string, content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted() {
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await place.write(name, counted())

  const there = (await place.list()).find((stored) => stored.name === name)
  if (there?.bytes !== bytes) {
    throw new PlaceRefused(
      `Van de kopie staan ${there?.bytes ?? 0} van ${bytes} bytes op ${place.address}.`,
    )
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** As it is: it tells of nobody without the key of the site, and a restore reads it beside the copy. */
async function sendErasures(place: Place): Promise<void> {
  const path = join(backupFolder(), erasuresName)
  if (existsSync(path)) await place.write(erasuresName, createReadStream(path))
}

/** Its own keys may be kept from deleting: then the storage does it, and the copy is there all the same. */
async function clear(place: Place, days: number, now: Date) {
  const stored = (await place.list()).flatMap(({ name }) => {
    const at = sentMoment(name)
    return at ? [{ name, at }] : []
  })
  const kept = new Set(keptElsewhere(stored, days, now).map(({ name }) => name))
  const old = stored.filter(({ name }) => !kept.has(name)).map(({ name }) => name)
  const deleted: string[] = []
  let notDeleted: string | null = null
  for (const name of old) {
    try {
      await place.remove(name)
      deleted.push(name)
    } catch (error) {
      if (!(error instanceof PlaceRefused)) throw error
      notDeleted = error.message
      break
    }
  }
  await removeSentCopies(deleted)
  return { deleted: deleted.length, notDeleted }
}
