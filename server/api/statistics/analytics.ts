import type { Narrowing } from '#domain/statistics/narrowing.ts'
import { readPeriod } from '#domain/statistics/period.ts'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { problem } from '#server/api/json.ts'
import { readStatistics } from '#server/statistics/report.ts'

type Asked = Narrowing & { from?: string; to?: string }

export async function read(call: AdminCall): Promise<Response> {
  const { from, to, airport, parking, source, page }: Asked = call.req.query()
  const period = readPeriod({ from, to })
  if (!period.ok) return problem(call, 422, 'Deze periode klopt niet', { fields: period.why })
  return call.json(await readStatistics(period.value, { airport, parking, source, page }))
}
