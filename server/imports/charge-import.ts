import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { closuresCsv, type PlannedClosure } from '#domain/import/closure-import.ts'
import { type PlannedSurcharge, surchargesCsv } from '#domain/import/surcharge-import.ts'
import { isSeen, type PlannedTariff, tariffsCsv } from '#domain/import/tariff-import.ts'
import { listAirportsWithAliases } from '#server/db/airports.ts'
import { type Database, db } from '#server/db/client.ts'
import { batches, updateRows } from '#server/db/rows.ts'
import { closures, parkings, surcharges, tariffs } from '#server/db/schema.ts'
import { holdPlaces, type Import } from './import.ts'

// What parkings charge and when they are closed, out to a file and in from one.

export const tariffImport: Import<PlannedTariff> = {
  known: () => knownTariffs(),
  hold: holdPlaces,
  save: (tx, planned, { username }) =>
    saveAll(
      tx,
      tariffs,
      planned.flatMap(({ write }) => {
        if (!write) return []
        const { existing, value } = write
        const checkedBy = isSeen(write) ? username : (existing?.checkedBy ?? null)
        return [{ write: { ...write, value: { ...value, checkedBy } } }]
      }),
    ),
}

export const surchargeImport: Import<PlannedSurcharge> = {
  known: () => knownSurcharges(),
  hold: holdPlaces,
  save: (tx, planned) => saveAll(tx, surcharges, planned),
}

export const closureImport: Import<PlannedClosure> = {
  known: () => knownClosures(),
  hold: holdPlaces,
  save: (tx, planned) => saveAll(tx, closures, planned),
}

export const exportTariffs = async (code?: string) => tariffsCsv(await knownTariffs(code))

export const exportSurcharges = async (code?: string) => surchargesCsv(await knownSurcharges(code))

export const exportClosures = async (code?: string) => closuresCsv(await knownClosures(code))

type Written = {
  write?: { place: { id: number }; existing: { id: number } | undefined; value: object }
}

async function saveAll(
  tx: Database,
  table: PgTable & { id: PgColumn },
  planned: Written[],
): Promise<void> {
  const writes = planned.flatMap(({ write }) => write ?? [])
  const changed = writes.flatMap(({ existing, value }) =>
    existing ? [{ ...value, id: existing.id }] : [],
  )
  const added = writes.flatMap(({ place, existing, value }) =>
    existing ? [] : [{ ...value, parkingId: place.id }],
  )
  await updateRows(tx, table, changed)
  for (const some of batches(added)) await tx.insert(table).values(some)
}

const { id, airportCode, name, slug, version } = getTableColumns(parkings)

/** The parkings of one airport, or all of them, in the admin's order. */
const listNamed = (code?: string) =>
  db
    .select({ id, airportCode, name, slug, version })
    .from(parkings)
    .where(isAt(code))
    .orderBy(asc(parkings.airportCode), asc(parkings.position), asc(parkings.id))

export const isAt = (code: string | undefined) =>
  code === undefined ? undefined : eq(parkings.airportCode, code)

const { createdAt: _tariffAdded, ...tariffColumns } = getTableColumns(tariffs)
const { createdAt: _surchargeAdded, ...surchargeColumns } = getTableColumns(surcharges)

const { createdAt: _closureAdded, ...closureColumns } = getTableColumns(closures)

export async function knownTariffs(code?: string) {
  const [airports, named, rows] = await Promise.all([
    listAirportsWithAliases(),
    listNamed(code),
    db
      .select(tariffColumns)
      .from(tariffs)
      .innerJoin(parkings, eq(parkings.id, tariffs.parkingId))
      .where(isAt(code))
      .orderBy(sql`${tariffs.validFrom} nulls first`),
  ])
  const byParking = Map.groupBy(rows, ({ parkingId }) => parkingId)
  return {
    airports,
    parkings: named.map((parking) => ({ ...parking, tariffs: byParking.get(parking.id) ?? [] })),
  }
}

async function knownSurcharges(code?: string) {
  const [airports, named, rows] = await Promise.all([
    listAirportsWithAliases(),
    listNamed(code),
    db
      .select(surchargeColumns)
      .from(surcharges)
      .innerJoin(parkings, eq(parkings.id, surcharges.parkingId))
      .where(isAt(code))
      .orderBy(asc(surcharges.id)),
  ])
  const byParking = Map.groupBy(rows, ({ parkingId }) => parkingId)
  return {
    airports,
    parkings: named.map((parking) => ({ ...parking, surcharges: byParking.get(parking.id) ?? [] })),
  }
}

async function knownClosures(code?: string) {
  const [airports, named, rows] = await Promise.all([
    listAirportsWithAliases(),
    listNamed(code),
    db
      .select(closureColumns)
      .from(closures)
      .innerJoin(parkings, eq(parkings.id, closures.parkingId))
      .where(isAt(code))
      .orderBy(asc(closures.firstDay), asc(closures.id)),
  ])
  const byParking = Map.groupBy(rows, ({ parkingId }) => parkingId)
  return {
    airports,
    parkings: named.map((parking) => ({ ...parking, closures: byParking.get(parking.id) ?? [] })),
  }
}
