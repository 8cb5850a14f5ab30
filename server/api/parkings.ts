import type { Context } from 'hono'
import { listParkings } from '#server/db/parkings.ts'

export async function list(call: Context): Promise<Response> {
  return call.json(await listParkings(call.req.query('airport')?.toUpperCase()))
}
