import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { log } from '#server/log.ts'

/** Another process has this folder. */
export class FolderInUse extends Error {}

export class NotWritable extends Error {}

/**
 * Locks a folder for this process. The operating system holds the lock, through SQLite's file
 * locking, and releases it however the process ends. So there are no stale locks.
 * @throws with one line that names the owner
 */
export function lockFolder(folder: string): { release: () => void } {
  makeWritable(folder)
  restrictToOwner(folder)
  const owner = join(folder, 'owner')
  const lock = new DatabaseSync(join(folder, 'lock'))

  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!String(error).includes('locked')) throw error
    throw new FolderInUse(
      `${folder} is in use by ${read(owner)}. Stop that first, or set DATA_DIR.`,
    )
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

function makeWritable(folder: string): void {
  try {
    addFolder(folder)
    // With the dot it must be a folder.
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') throw error
    throw new NotWritable(
      `DATA_DIR ${folder} can't be written (${code}). Set another, or its rights.`,
    )
  }
}

/** Level by level: Node's own recursion never ends below /proc. */
function addFolder(folder: string): void {
  if (existsSync(folder)) return
  addFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
}

/** Closes the folder to other users: PGlite creates files that everyone can read and write. */
function restrictToOwner(folder: string): void {
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    // Fails on a folder of another owner, such as a mounted container volume.
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
