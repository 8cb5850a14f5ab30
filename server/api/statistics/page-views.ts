import { pageViewSchema } from '#domain/statistics/page-view.ts'
import { call } from '#server/api/call.ts'
import { problem, readInput } from '#server/api/json.ts'
import { recordPageView } from '#server/statistics/visit.ts'
import { visitorOf } from './visitor.ts'

const maxBodyBytes = 2_048

/** An unknown path is not counted, but it is not an error either. */
export const record = call({
  method: 'POST',
  path: '/api/page-views',
  does: 'Telt een bezoek aan een pagina.',
  reads: pageViewSchema,
  async handle(call) {
    const input = await readInput(
      call,
      pageViewSchema,
      (_, fields) => problem(call, 422, 'Dit bezoek is niet compleet', { fields }),
      maxBodyBytes,
    )
    if (!input.ok) return input.why
    await recordPageView(input.value, visitorOf(call))
    return call.body(null, 204)
  },
})
