import { amsterdamDay } from '#domain/text/date.ts'
import { setPriceDay } from '#server/db/parkings/price-today.ts'

/**
 * Lets prices follow the tariffs that begin and end at midnight. Every minute, so that a midnight on which the site was
 * away is made up for.
 */
export const priceDay = {
  name: 'price-day',
  title: 'Prijzen van vandaag zetten',
  every: '* * * * *',

  async run(now = new Date()): Promise<void> {
    await setPriceDay(amsterdamDay(now))
  },
}
