import { type PlannedProvider, providersCsv } from '#domain/import/provider-import.ts'
import { listAirportsWithAliases } from '#server/db/airports.ts'
import { providerRows } from '#server/db/parkings/edited-providers.ts'
import type { Import } from './import.ts'

export const providerImport: Import<PlannedProvider> = {
  known: async () => {
    const [airports, providers] = await Promise.all([
      listAirportsWithAliases(),
      providerRows.list(),
    ])
    return { airports, providers }
  },

  hold: (tx, planned) =>
    providerRows.holdAll(
      tx,
      planned.flatMap(({ write }) => write?.existing ?? []),
    ),

  save: async (tx, planned) => {
    const writes = planned.flatMap(({ write }) => write ?? [])
    const changed = writes.flatMap(({ existing, value }) =>
      existing ? [{ former: existing, input: value }] : [],
    )
    await providerRows.writeAll(tx, changed)
    await providerRows.insertAll(
      tx,
      writes.flatMap(({ existing, value }) => (existing ? [] : [value])),
    )
  },
}

export const exportProviders = async () => providersCsv(await providerRows.list())
