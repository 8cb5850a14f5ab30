import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, isDatabaseAway } from '#server/db/client.ts'
import { writeCopy } from './dump.ts'
import { backupFolder, earlierCopyName, isEarlierCopy, makeBackupFolder } from './folder.ts'

const maxKept = 3

/**
 * Makes a backup of a database that is about to be migrated, and keeps the newest few.
 *
 * @returns its path
 * @throws with one line, unless the database itself is away
 */
export async function copyBeforeMigration(database: Database, now = new Date()): Promise<string> {
  try {
    const folder = await makeBackupFolder()
    const path = join(folder, earlierCopyName(now))
    await writeCopy(path, database)
    const earlier = (await readdir(folder)).filter(isEarlierCopy).toSorted()
    for (const name of earlier.slice(0, -maxKept)) await rm(join(folder, name), { force: true })
    return path
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    const { message, cause } = error as Error
    const why = cause instanceof Error ? cause.message : message
    throw new Error(
      `The database was not migrated, because a backup of it could not be made in ${backupFolder()}: ${why}`,
    )
  }
}
