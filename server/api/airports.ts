import type { Context } from 'hono'
import { listAirports } from '#server/db/airports.ts'

export async function list(call: Context): Promise<Response> {
  return call.json(await listAirports())
}
