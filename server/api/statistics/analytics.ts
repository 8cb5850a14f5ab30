import { readPeriod } from '#domain/statistics/period.ts'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { problem } from '#server/api/json.ts'
import { readStatistics } from '#server/statistics/report.ts'

export async function read(call: AdminCall): Promise<Response> {
  const { from, to } = call.req.query()
  const period = readPeriod({ from, to })
  if (!period.ok) return problem(call, 422, 'Deze periode klopt niet', { fields: period.why })
  return call.json(await readStatistics(period.value))
}
