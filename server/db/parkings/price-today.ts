import { and, gt, lte, ne, or, sql } from 'drizzle-orm'
import { type Database, db } from '#server/db/client.ts'
import { couplings } from '#server/db/earnings/tables.ts'
import { contentVersion, tariffs } from '#server/db/schema.ts'

/**
 * Sets the tariff price of the parkings of which a tariff began or ended since the day that was set before. What
 * is written in between follows by itself: `price_parkings` in the migrations. A coupling to a programme that began
 * changes no price, but the links of the pages that are cached.
 */
export async function setPriceDay(today: string, database: Database = db): Promise<void> {
  await database.transaction(async (tx) => {
    // Of several processes one has the row; the others then find nothing to do.
    const [held] = await tx
      .select({ former: contentVersion.priceDay })
      .from(contentVersion)
      .where(ne(contentVersion.priceDay, today))
      .for('update')
    if (!held) return
    await tx.update(contentVersion).set({ priceDay: today })

    // In either direction: a clock may have been ahead.
    const [from = today, to = today] = [held.former, today].toSorted()
    const isCoupled = and(gt(couplings.startsOn, from), lte(couplings.startsOn, to))
    if ((await tx.$count(couplings, isCoupled)) > 0) {
      // An update of no rows raises the content version.
      await tx.update(couplings).set({ programmeId: null }).where(sql`false`)
    }
    const begins = sql`${tariffs.validFrom} > ${from}::date and ${tariffs.validFrom} <= ${to}::date`
    const ends = sql`${tariffs.validTo} >= ${from}::date and ${tariffs.validTo} < ${to}::date`
    const isMoved = or(begins, ends)
    if ((await tx.$count(tariffs, isMoved)) === 0) return

    // Raises the content version, also where no price changes: a tariff brings its own check along.
    const moved = tx.select({ id: tariffs.parkingId }).from(tariffs).where(isMoved)
    await tx.execute(sql`select set_tariff_prices(${today}::date, array(${moved}))`)
  })
}
