import { amsterdamDay } from '#domain/text/date.ts'
import { findSettings } from '#server/db/settings.ts'
import { deleteRaw, rollUp as makeTotals } from '#server/statistics/roll-up.ts'

/** What a day comes down to, kept for good; the clicks and visits themselves only for a while. */
export const rollUp = {
  name: 'roll-up',
  every: '25 * * * *',

  async run(now = new Date()): Promise<void> {
    await makeTotals(now)
    const { rawMonths } = await findSettings()
    const before = new Date(now)
    before.setMonth(now.getMonth() - rawMonths)
    await deleteRaw(amsterdamDay(before))
  },
}
