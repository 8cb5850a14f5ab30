import { readDashboard } from '#server/db/dashboard.ts'
import type { AdminCall } from './access/administrator.ts'

export async function read(call: AdminCall): Promise<Response> {
  return call.json(await readDashboard())
}
