import { filterUseSchema } from '#domain/filter/filter-use-schema.ts'
import { call } from '#server/api/call.ts'
import { problem, readInput } from '#server/api/json.ts'
import { recordFilterUse } from '#server/statistics/visit.ts'
import { visitorOf } from './visitor.ts'

const maxBodyBytes = 2_048

export const record = call({
  method: 'POST',
  path: '/api/filter-uses',
  does: 'Telt een gebruik van het filter.',
  reads: filterUseSchema,
  async handle(call) {
    const input = await readInput(
      call,
      filterUseSchema,
      (_, fields) => problem(call, 422, 'Dit filter is niet compleet', { fields }),
      maxBodyBytes,
    )
    if (!input.ok) return input.why
    await recordFilterUse(input.value, visitorOf(call))
    return call.body(null, 204)
  },
})
