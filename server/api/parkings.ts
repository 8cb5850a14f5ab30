import type { Context } from 'hono'
import { z } from 'zod'
import { nouns } from '#domain/noun.ts'
import { parkingSchema } from '#domain/parking-schema.ts'
import { listParkings, parkingRows, setUnavailable } from '#server/db/parkings.ts'
import type { AdminCall } from './administrator.ts'
import { readInput } from './json.ts'
import { refusals, rowCalls, rowRefs } from './rows.ts'

export async function list(call: Context): Promise<Response> {
  return call.json(await listParkings(call.req.query('airport')?.toUpperCase()))
}

export const edited = rowCalls(nouns.parking, parkingSchema, parkingRows)

const says = refusals(nouns.parking)
const availabilitySchema = z.object({
  rows: rowRefs,
  unavailable: parkingSchema.shape.unavailable,
})

/** Several lots bookable again, or not for now. */
export async function changeAvailability(call: AdminCall): Promise<Response> {
  const input = await readInput(call, availabilitySchema, says.invalid)
  if (!input.ok) return input.why

  const { rows, unavailable } = input.value
  const changed = await setUnavailable(call.get('admin'), rows, unavailable)
  return changed.ok ? call.json(changed.value) : says.refuse(call, changed.why)
}
