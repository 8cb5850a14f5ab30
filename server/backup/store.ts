import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Backup } from '#domain/admin/backup.ts'
import { askHeartbeat } from '#server/alarms/heartbeat.ts'
import { addBackup, listBackups, removeBackups } from '#server/db/backups.ts'
import { findSettings } from '#server/db/settings.ts'
import { keepErasures } from '#server/erasures/keep.ts'
import { inTurn } from '#server/jobs/in-turn.ts'
import { writeCopy } from './dump.ts'
import { copyName, makeBackupFolder } from './folder.ts'

/** Makes and stores a backup, and deletes the oldest above the number in the settings. */
export async function keepCopy(now = new Date()): Promise<Backup> {
  // One at a time: two in the same second would have the same file name.
  const made = await inTurn('backup', async () => {
    const folder = await makeBackupFolder()
    const file = join(folder, copyName(now))
    await keepErasures()
    const made = await addBackup({ file: basename(file), ...(await writeCopy(file)) })

    const { backupsKept } = await findSettings()
    const old = (await listBackups()).slice(backupsKept)
    for (const backup of old) {
      if (backup.file) await rm(join(folder, basename(backup.file)), { force: true })
    }
    await removeBackups(old.map(({ id }) => id))
    return made
  })
  await askHeartbeat()
  return made
}

/** Makes a backup for download. `done` deletes the file. */
export async function makeCopy(): Promise<{ path: string; done: () => Promise<void> }> {
  const path = join(await makeBackupFolder(), `download-${crypto.randomUUID()}.gz`)
  await writeCopy(path)
  return { path, done: () => rm(path, { force: true }) }
}
