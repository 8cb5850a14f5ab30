import type { Context } from 'hono'
import { filterUseSchema } from '#domain/filter/filter-use-schema.ts'
import { problem, readInput } from '#server/api/json.ts'
import { visitorOf } from '#server/api/visitor.ts'
import { recordFilterUse } from '#server/statistics/visit.ts'

const maxBodyBytes = 2_048

/** Records a change of the filter or of the stay dates. */
export async function record(call: Context): Promise<Response> {
  const input = await readInput(
    call,
    filterUseSchema,
    (_, fields) => problem(call, 422, 'Dit filter is niet compleet', { fields }),
    maxBodyBytes,
  )
  if (!input.ok) return input.why
  await recordFilterUse(input.value, visitorOf(call))
  return call.body(null, 204)
}
