import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'

export const noSpaceLeft = 'no space left in DATA_DIR'

/**
 * A file of the database's log takes 16 MB at once. A database that can't make the next one never answers
 * again, so it is closed to writes before that, with room for what is being written.
 */
const leastFreeBytes = 20 * 1024 * 1024

/** Whether the disk of a folder, which may not exist yet, is as good as full. */
export function lacksSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < leastFreeBytes
  } catch {
    const parent = dirname(folder)
    return parent !== folder && lacksSpace(parent)
  }
}
