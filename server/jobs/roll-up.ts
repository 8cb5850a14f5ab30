import { amsterdamDay, monthsBefore } from '#domain/text/date.ts'
import { findSettings } from '#server/db/settings.ts'
import { countRemoved } from '#server/db/system/removals.ts'
import { deleteRaw, rollUp as makeTotals } from '#server/statistics/roll-up.ts'

/** Stores daily totals permanently. The raw clicks and page views are deleted after some months. */
export const rollUp = {
  name: 'roll-up',
  title: 'Statistieken optellen',
  every: '25 * * * *',

  async run(now = new Date()): Promise<void> {
    await makeTotals(now)
    const { rawMonths } = await findSettings()
    const today = amsterdamDay(now)
    await countRemoved('visits', await deleteRaw(monthsBefore(today, rawMonths)), today)
  },
}
