import { z } from 'zod'
import { notYet } from '#domain/form/day.ts'
import { kinds } from '#domain/kinds.ts'
import { daysAhead } from '#domain/parking/days-ahead.ts'
import { parkingSchema, whyUnavailable } from '#domain/parking/parking-schema.ts'
import { amsterdamDay } from '#domain/text/date.ts'
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
import type { AdminCall } from './access/authenticate.ts'
import { problem, readInput } from './json.ts'
import { maxRowsBytes, orderedCalls, refusals, rowRefs } from './rows.ts'

/** Room for fifty tariffs. */
const maxParkingBytes = 256 * 1024

/** Nobody has seen a price, a rating or a fact on a day that is to come. */
const seenParking = parkingSchema.superRefine((parking, context) => {
  for (const path of daysAhead(parking, amsterdamDay(new Date()))) {
    context.addIssue({ code: 'custom', path, message: notYet })
  }
})

export const edited = orderedCalls(
  kinds.parking.noun,
  seenParking,
  { ...parkingRows, find: findEditedParking, add: addParking, update: updateParking },
  maxParkingBytes,
)

const says = refusals(kinds.parking.noun)
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
