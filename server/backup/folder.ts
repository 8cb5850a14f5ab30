import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { env } from '#server/env.ts'

/**
 * Where backups are stored: beside the embedded database, also if the site has a PostgreSQL server. In a
 * temporary folder if the database is in memory.
 */
export function backupFolder(): string {
  const isMemory = env.DATA_DIR.startsWith('memory://')
  return isMemory
    ? join(tmpdir(), `parkeerpiloot-${process.pid}`)
    : join(resolve(env.DATA_DIR), 'backups')
}

export async function makeBackupFolder(): Promise<string> {
  const folder = backupFolder()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

export function copyName(moment: Date): string {
  return `${nameAt(moment)}.backup.gz`
}

/** The moment in the name of a backup, or undefined for any other file. */
export function momentOf(name: string): Date | undefined {
  const [, day, hour, minute, second] =
    /^parkeerpiloot-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.backup\.gz$/.exec(name) ?? []
  const moment = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

const earlierEnd = '.voor-update.backup.gz'

/** A backup from before a migration. It has another name, since the nightly ones are replaced. */
export const earlierCopyName = (moment: Date) => `${nameAt(moment)}${earlierEnd}`

export const isEarlierCopy = (name: string) => name.endsWith(earlierEnd)

/** A backup of either kind, and not a download that is being made. */
export const isCopy = (name: string) => isEarlierCopy(name) || momentOf(name) !== undefined

function nameAt(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T')
  return `parkeerpiloot-${day}-${time.slice(0, 8).replaceAll(':', '')}`
}
