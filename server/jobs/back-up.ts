import { keepCopy } from '#server/backup/store.ts'
import { findLastBackup } from '#server/db/backups.ts'

/** When the site is quiet, in UTC. */
const quietHour = 2

/**
 * A copy of the whole site, every night. It looks each hour whether last night's is there, so that a
 * night in which the process was down is caught up with.
 */
export const backUp = {
  name: 'back-up',
  every: '20 * * * *',

  async run(now = new Date()): Promise<void> {
    const last = await findLastBackup()
    if (last && Date.parse(last.at) >= lastNight(now).getTime()) return
    await keepCopy(now)
  },
}

function lastNight(now: Date): Date {
  const night = new Date(now)
  night.setUTCHours(quietHour, 0, 0, 0)
  if (night > now) night.setUTCDate(night.getUTCDate() - 1)
  return night
}
