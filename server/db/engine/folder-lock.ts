import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { log } from '#server/log.ts'

/**
 * Takes a folder for this process alone. The operating system holds the lock, by way of SQLite's
 * file locking, so it is gone with the process however that ends: there is nothing stale to clean up.
 *
 * @throws with one line that says who has it
 */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true })
  closeToOthers(folder)
  const owner = join(folder, 'owner')
  const lock = new DatabaseSync(join(folder, 'lock'))

  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!String(error).includes('locked')) throw error
    throw new Error(`${folder} is in use by ${read(owner)}. Stop that first, or set DATA_DIR.`)
  }

  const since = new Date().toISOString()
  writeFileSync(owner, `process ${process.pid} on ${hostname()}, since ${since}\n`)

  return {
    release: () => {
      rmSync(owner, { force: true })
      lock.close()
    },
  }
}

/** PGlite makes files that everyone on the machine may read and write; nobody else gets near them. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    // Somebody else's folder, that we may only write in: a volume of a container, for one.
    log.warn('others on this machine may be able to read the database', { folder, error })
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'another process'
  }
}
