import { readDashboard } from '#server/db/dashboard.ts'
import { readMorning } from '#server/db/statistics/morning.ts'
import type { AdminCall } from './access/authenticate.ts'

export async function read(call: AdminCall): Promise<Response> {
  return call.json(await readDashboard())
}

export async function morning(call: AdminCall): Promise<Response> {
  return call.json(await readMorning())
}
