import { z } from 'zod'
import { importFields } from '#domain/import/parking-import.ts'
import { kinds } from '#domain/kinds.ts'
import { parkingSchema, whyUnavailable } from '#domain/parking/parking-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import {
  addParking,
  findEditedParking,
  updateParking,
} from '#server/db/parkings/edited-parkings.ts'
import {
  changePrices,
  parkingRows,
  previewPrices,
  setUnavailable,
} from '#server/db/parkings/parkings.ts'
import {
  importParkings,
  isAllRight,
  planParkings,
  reportOf,
} from '#server/parkings/parking-import.ts'
import type { AdminCall } from './access/authenticate.ts'
import { problem, readInput } from './json.ts'
import { maxRowsBytes, orderedCalls, refusals, rowRefs } from './rows.ts'

/** Room for fifty tariffs. */
const maxParkingBytes = 256 * 1024

export const edited = orderedCalls(
  kinds.parking.noun,
  parkingSchema,
  { ...parkingRows, find: findEditedParking, add: addParking, update: updateParking },
  maxParkingBytes,
)

const says = refusals(kinds.parking.noun)
/** Room for 5,000 imported lines as JSON. */
const maxImportBytes = 8 * 1024 * 1024
export const availabilitySchema = z.object({
  rows: rowRefs,
  unavailable: whyUnavailable.default(null),
})

/** Makes several parkings unavailable with a reason, or available again (`null`). */
export async function changeAvailability(call: AdminCall): Promise<Response> {
  const input = await readInput(call, availabilitySchema, says.invalid, maxRowsBytes)
  if (!input.ok) return input.why

  const { rows, unavailable } = input.value
  const changed = await setUnavailable(call.get('admin'), rows, unavailable)
  return changed.ok ? call.json(changed.value) : says.refuse(call, changed.why)
}

export const pricesSchema = z.object({
  rows: rowRefs,
  unit: z.enum(['percent', 'euros']),
  /** How much the prices go up; down if it is negative. */
  by: z.number().min(-10_000).max(10_000),
  apply: z.boolean(),
})

/** Changes several prices alike: a dry run that shows each, or with `apply` as one change. */
export async function changeAllPrices(call: AdminCall): Promise<Response> {
  const input = await readInput(call, pricesSchema, says.invalid, maxRowsBytes)
  if (!input.ok) return input.why

  const { rows, apply, ...by } = input.value
  if (!apply) return call.json({ prices: await previewPrices(rows, by) })
  const changed = await changePrices(call.get('admin'), rows, by)
  if (changed.ok) return call.json(changed.value)
  if (changed.why !== 'not-allowed') return says.refuse(call, changed.why)
  return problem(
    call,
    422,
    'Er is niets gewijzigd: niet elke prijs blijft tussen €0,01 en €99.999.',
  )
}

export const importSchema = z.object({
  lines: z
    .array(
      z.object({
        row: z.int().positive(),
        values: z.partialRecord(z.enum(keysOf(importFields)), z.string().max(5_000)),
      }),
    )
    .min(1, 'Er staan geen regels in dit bestand')
    .max(5_000, 'Maximaal 5.000 regels'),
  apply: z.boolean(),
  /** Adds the affiliate tag to the links that lack it. */
  addTag: z.boolean().optional(),
})

/** Imports parkings from a file: a dry run, or with `apply` all lines in one transaction. */
export async function importAll(call: AdminCall): Promise<Response> {
  const input = await readInput(call, importSchema, says.invalid, maxImportBytes)
  if (!input.ok) return input.why

  const { lines, apply, addTag } = input.value
  const planned = await planParkings(lines, addTag)
  if (!apply) return call.json(reportOf(planned))
  if (!isAllRight(planned)) {
    const error = 'Er is niets geïmporteerd: er zijn nog regels met een fout'
    return problem(call, 422, error, { report: reportOf(planned) })
  }
  const done = await importParkings(call.get('admin'), planned)
  return done.ok ? call.json(reportOf(planned, done.value.change)) : says.refuse(call, done.why)
}
