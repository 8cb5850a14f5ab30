import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { backups } from '#server/db/schema.ts'
import { type Tail, tailShape } from './dump.ts'
import { backupFolder, momentOf } from './folder.ts'
import { readLines } from './read-lines.ts'

/**
 * Lists exactly the backups that are stored here. A restored database lists those of the moment and the
 * machine of its backup.
 */
export async function listStoredFiles(database: Database): Promise<void> {
  const stored = new Set(await readdir(backupFolder()).catch(() => []))
  const listed = await database.select().from(backups)
  for (const { id, file } of listed) {
    if (file === null || !stored.delete(file)) {
      await database.delete(backups).where(eq(backups.id, id))
    }
  }
  for (const file of stored) {
    const at = momentOf(file)
    const found = at && (await measure(join(backupFolder(), file)))
    if (found) await database.insert(backups).values({ at, file, ...found })
  }
}

/** Undefined for a file that is no whole backup. */
async function measure(path: string): Promise<{ bytes: number; rows: number } | undefined> {
  try {
    let last = ''
    for await (const line of readLines(path)) last = line
    if (!tailShape.test(last)) return undefined
    const { rows } = JSON.parse(last) as Tail
    return { bytes: (await stat(path)).size, rows }
  } catch {
    return undefined
  }
}
