import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { backupFolder, isCopy } from './folder.ts'
import { readHead } from './restore.ts'

export type EarlierCopy = { path: string; at: string }

/** The newest backup that a version of the site with this newest migration can restore. */
export async function newestCopyUntil(migration: number): Promise<EarlierCopy | undefined> {
  const folder = backupFolder()
  const names = await readdir(folder).catch(() => [])
  // Their names begin with their moments.
  for (const name of names.filter(isCopy).toSorted().reverse()) {
    const path = join(folder, name)
    const head = await readHead(path).catch(() => undefined)
    if (head && head.migration <= migration) return { path, at: head.at }
  }
  return undefined
}
