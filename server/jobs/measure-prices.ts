import { amsterdamDay } from '#domain/text/date.ts'
import { keepPrices, measure } from '#server/db/price-baskets.ts'

/**
 * Keeps what parking costs this month. Every hour, so that a month ends with its last prices, also when
 * the site was away on the first or the last day.
 */
export const measurePrices = {
  name: 'measure-prices',
  title: 'Parkeerprijzen van de maand bewaren',
  every: '35 * * * *',

  async run(now = new Date()): Promise<void> {
    await keepPrices(await measure(amsterdamDay(now)))
  },
}
