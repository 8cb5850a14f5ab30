import type { PlannedLine } from '#domain/import/plan-import.ts'
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

  save: async (tx, planned) => {
    const inputs = planned.flatMap(({ input, existing }) => (input && !existing ? [input] : []))
    const writes = planned.flatMap(({ input, existing }) =>
      input && existing ? [{ former: existing, input }] : [],
    )
    await parkingRows.writeAll(tx, writes)
    await parkingRows.insertAll(tx, inputs)
  },
}
