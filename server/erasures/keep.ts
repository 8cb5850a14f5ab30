import { makeBackupFolder } from '#server/backup/folder.ts'
import { db } from '#server/db/client.ts'
import { listErasures } from '#server/db/contact/erasing.ts'
import { inTurn } from '#server/jobs/in-turn.ts'
import { log } from '#server/log.ts'
import { merged } from './erased.ts'
import { readErasures, writeErasures } from './erasures-file.ts'

/**
 * Writes beside the backups who was erased: what the database knows, and what the file has already. Each
 * backup tries again what failed.
 */
export function keepErasures(): Promise<void> {
  return inTurn('erasures', async () => {
    try {
      const known = await listErasures(db)
      if (known.length === 0) return
      const folder = await makeBackupFolder()
      await writeErasures(folder, merged([...(await readErasures(folder)), ...known]))
    } catch (error) {
      log.warn('the erasures were not written beside the backups', { error })
    }
  })
}
