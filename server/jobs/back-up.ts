import { formatNumber } from '#domain/text/number.ts'
import { keepCopy } from '#server/backup/store.ts'
import { findLastBackup } from '#server/db/backups.ts'

/** The hour of the backup, in UTC: the site is quiet then. */
const quietHour = 2

/**
 * Backs up the whole site every night. Checks hourly whether last night's backup exists, so that a
 * night of downtime is made up for.
 */
export const backUp = {
  name: 'back-up',
  title: 'Kopie maken, elke nacht een',
  every: '20 * * * *',

  async run(now = new Date()): Promise<string> {
    const last = await findLastBackup()
    if (last && Date.parse(last.at) >= lastNight(now).getTime()) {
      return 'die van deze nacht is er al'
    }
    const { rows } = await keepCopy(now)
    return `${formatNumber(rows)} rijen`
  },
}

function lastNight(now: Date): Date {
  const night = new Date(now)
  night.setUTCHours(quietHour, 0, 0, 0)
  if (night > now) night.setUTCDate(night.getUTCDate() - 1)
  return night
}
