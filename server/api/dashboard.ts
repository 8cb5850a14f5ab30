import { readDashboard } from '#server/db/dashboard.ts'
import type { AdminCall } from './access/authenticate.ts'

export async function read(call: AdminCall): Promise<Response> {
  return call.json(await readDashboard())
}
