import { readPeriod } from '#domain/statistics/period.ts'
import { readStatistics } from '#server/statistics/report.ts'
import type { AdminCall } from './administrator.ts'
import { problem } from './json.ts'

export async function read(call: AdminCall): Promise<Response> {
  const { from, to } = call.req.query()
  const period = readPeriod({ from, to })
  if (!period.ok) return problem(call, 422, 'Deze periode klopt niet', { fields: period.why })
  return call.json(await readStatistics(period.value))
}
