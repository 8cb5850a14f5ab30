import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { Backup } from '#domain/admin/backup.ts'
import { addBackup, listBackups, removeBackups } from '#server/db/backups.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import { inTurn } from '#server/jobs/in-turn.ts'
import { writeCopy } from './dump.ts'

/** Backups are stored next to the database, or in a temporary folder if that is in memory. */
function folder(): string {
  const isMemory = env.DATA_DIR.startsWith('memory://')
  return isMemory
    ? join(tmpdir(), `parkeerpiloot-${process.pid}`)
    : join(resolve(env.DATA_DIR), 'backups')
}

export function copyName(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T')
  return `parkeerpiloot-${day}-${time.slice(0, 8).replaceAll(':', '')}.backup.gz`
}

/** Makes and stores a backup, and deletes the oldest above the number in the settings. */
export function keepCopy(now = new Date()): Promise<Backup> {
  // One at a time: two in the same second would have the same file name.
  return inTurn('backup', async () => {
    await mkdir(folder(), { recursive: true, mode: 0o700 })
    const file = join(folder(), copyName(now))
    const made = await addBackup({ file: basename(file), ...(await writeCopy(file)) })

    const { backupsKept } = await findSettings()
    const old = (await listBackups()).slice(backupsKept)
    for (const backup of old) {
      if (backup.file) await rm(join(folder(), basename(backup.file)), { force: true })
    }
    await removeBackups(old.map(({ id }) => id))
    return made
  })
}

/** Makes a backup for download. `done` deletes the file. */
export async function makeCopy(): Promise<{ path: string; done: () => Promise<void> }> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const path = join(folder(), `download-${crypto.randomUUID()}.gz`)
  await writeCopy(path)
  return { path, done: () => rm(path, { force: true }) }
}
