import type { Context } from 'hono'
import { listAirportsWithAliases } from '#server/db/airports.ts'

export async function list(call: Context): Promise<Response> {
  return call.json(await listAirportsWithAliases())
}
