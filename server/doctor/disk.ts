import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isCopy, isEarlierCopy, momentOf } from '#server/backup/folder.ts'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'

const megabyte = 1024 * 1024
const hourMs = 60 * 60 * 1000

/** As the site closes itself to writes: see disk-space.ts. */
const fullBytes = 20 * megabyte

export function checkDisk(folder: string): Finding {
  const check = 'disk'
  const path = resolve(folder)
  if (!existsSync(path)) {
    return problem(
      check,
      `${path} does not exist`,
      'Set DATA_DIR, or start the site once: it makes it',
    )
  }
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return problem(
      check,
      `${path} can't be written: ${reasonOf(error)}`,
      'Run this as the user of the site',
    )
  }
  const { bavail, blocks, bsize } = statfsSync(path)
  const free = bavail * bsize
  const says = `${path} has ${Math.floor(free / megabyte)} MB free (${Math.floor((100 * bavail) / blocks)}%)`
  return judgeDisk(says, free, bavail / blocks, largestCopy(path))
}

export function judgeDisk(says: string, free: number, part: number, copyBytes: number): Finding {
  if (free < fullBytes) {
    return problem('disk', `${says}: the site saves nothing`, 'Make room; it goes on by itself')
  }
  // A copy is made beside the others, which go only then.
  if (free < 2 * copyBytes + fullBytes) {
    return problem(
      'disk',
      `${says}: too little for the next copy`,
      'Make room, or keep fewer copies',
    )
  }
  if (part < 0.1) return warning('disk', says, 'Make room: du -sh on the folder says where')
  return ok('disk', says)
}

const copiesFolder = (folder: string) => join(resolve(folder), 'backups')

function listCopies(folder: string): string[] {
  const path = copiesFolder(folder)
  return existsSync(path) ? readdirSync(path).filter(isCopy) : []
}

function largestCopy(folder: string): number {
  const sizes = listCopies(folder).map(
    (name) => statSync(join(copiesFolder(folder), name), { throwIfNoEntry: false })?.size ?? 0,
  )
  return Math.max(0, ...sizes)
}

/** How old the newest nightly copy on this machine is. */
export function checkCopies(folder: string, now = new Date()): Finding {
  const check = 'copies'
  const newest = listCopies(folder)
    .filter((name) => !isEarlierCopy(name))
    .flatMap((name) => momentOf(name)?.getTime() ?? [])
    .toSorted((a, b) => b - a)[0]
  const where = copiesFolder(folder)
  if (newest === undefined) {
    return warning(
      check,
      `none in ${where}`,
      'The first is made at night. With several copies of the site it is on the machine of one of them',
    )
  }
  const hours = Math.floor((now.getTime() - newest) / hourMs)
  const says = `the newest in ${where} is ${hours} hours old`
  if (hours < 48) return ok(check, says)
  return problem(check, says, 'Look under Systeem why, or in the log for "backup"')
}
