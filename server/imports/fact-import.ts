import { setImmediate as turn } from 'node:timers/promises'
import { asc, getTableColumns, sql } from 'drizzle-orm'
import { readFacts } from '#domain/fact/fact.ts'
import { factsCsv, type PlannedFact } from '#domain/import/fact-import.ts'
import { listAirportsWithAliases } from '#server/db/airports.ts'
import { db } from '#server/db/client.ts'
import { batches } from '#server/db/rows.ts'
import { parkings } from '#server/db/schema.ts'
import { isAt } from './charge-import.ts'
import { holdPlaces, type Import } from './import.ts'

// What is known of parkings, out to a file and in from one.

export const factImport: Import<PlannedFact> = {
  known: () => knownFacts(),
  hold: holdPlaces,
  save: async (tx, planned) => {
    const byParking = Map.groupBy(
      planned.flatMap(({ write }) => write ?? []),
      ({ place }) => place.id,
    )
    const rows = [...byParking].map(([id, writes]) => ({
      id,
      known: Object.fromEntries(
        writes.filter(({ fact }) => fact !== null).map(({ key, fact }) => [key, fact]),
      ),
      unknown: writes.filter(({ fact }) => fact === null).map(({ key }) => key),
    }))
    for (const some of batches(rows)) {
      await tx.execute(sql`update ${parkings}
        set facts = (facts || (fields -> 'known'))
          - array(select jsonb_array_elements_text(fields -> 'unknown'))
        from jsonb_array_elements(${JSON.stringify(some)}::jsonb) as written(fields)
        where id = (fields ->> 'id')::int`)
    }
  },
}

export async function exportFacts(code?: string): Promise<string> {
  const known = await knownFacts(code)
  // To read and to write 34,500 facts take as long. Other requests have their turn in between.
  await turn()
  return factsCsv(known)
}

const { id, airportCode, name, slug, version, type, features, facts } = getTableColumns(parkings)

async function knownFacts(code?: string) {
  const [airports, rows] = await Promise.all([
    listAirportsWithAliases(),
    db
      .select({ id, airportCode, name, slug, version, type, features, facts })
      .from(parkings)
      .where(isAt(code))
      .orderBy(asc(parkings.airportCode), asc(parkings.position), asc(parkings.id)),
  ])
  return {
    airports,
    parkings: rows.map((parking) => ({ ...parking, facts: readFacts(parking.facts) })),
  }
}
