import { rm, stat } from 'node:fs/promises'
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

    await removeOld((await findSettings()).backupsKept)
    return made
  })
  await askHeartbeat()
  return made
}

/** Deletes the oldest copies above this number, now. */
export const removeOldCopies = (kept: number): Promise<void> =>
  inTurn('backup', () => removeOld(kept))

/** If none of those that stay is whole, the newest one that is stays too. */
async function removeOld(kept: number): Promise<void> {
  const folder = await makeBackupFolder()
  const all = await listBackups()
  const whole = await newestWhole(all, folder)
  const old = all.slice(kept).filter(({ id }) => id !== whole?.id)
  for (const { file } of old) {
    if (file) await rm(join(folder, basename(file)), { force: true })
  }
  await removeBackups(old.map(({ id }) => id))
}

async function newestWhole(backups: Backup[], folder: string): Promise<Backup | undefined> {
  for (const backup of backups) {
    if (!backup.file) continue
    const found = await stat(join(folder, basename(backup.file))).catch(() => null)
    if (found?.size === backup.bytes) return backup
  }
  return undefined
}

/** Makes a backup for download. `done` deletes the file. */
export async function makeCopy(): Promise<{ path: string; done: () => Promise<void> }> {
  const path = join(await makeBackupFolder(), `download-${crypto.randomUUID()}.gz`)
  await writeCopy(path)
  return { path, done: () => rm(path, { force: true }) }
}
