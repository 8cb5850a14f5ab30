import { isSeen, type PlannedLine } from '#domain/import/plan-import.ts'
import { listAirportsWithAliases } from '#server/db/airports.ts'
import { parkingRows } from '#server/db/parkings/parkings.ts'
import { findSettings } from '#server/db/settings.ts'
import type { Import } from './import.ts'

export const parkingImport: Import<PlannedLine> = {
  known: async () => {
    const [airports, parkings, { affiliateTag: tag }] = await Promise.all([
      listAirportsWithAliases(),
      parkingRows.list(),
      findSettings(),
    ])
    return { airports, parkings, tag }
  },

  hold: (tx, planned) =>
    parkingRows.holdAll(
      tx,
      planned.flatMap(({ existing }) => existing ?? []),
    ),

  save: async (tx, planned, { username }) => {
    const written = planned.flatMap(({ input, existing }) => {
      if (!input) return []
      const isLook = isSeen({ input, existing })
      const priceCheckedBy = isLook ? username : (existing?.priceCheckedBy ?? null)
      return [{ former: existing, input: { ...input, priceCheckedBy } }]
    })
    await parkingRows.writeAll(
      tx,
      written.flatMap(({ former, input }) => (former ? [{ former, input }] : [])),
    )
    await parkingRows.insertAll(
      tx,
      written.flatMap(({ former, input }) => (former ? [] : [input])),
    )
  },
}
