import type { Context } from 'hono'
import { pageViewSchema } from '#domain/statistics/page-view.ts'
import { problem, readInput } from '#server/api/json.ts'
import { visitorOf } from '#server/api/visitor.ts'
import { recordPageView } from '#server/statistics/visit.ts'

const maxBodyBytes = 2_048

/** Records a page view. An unknown path is not counted, but it is not an error either. */
export async function record(call: Context): Promise<Response> {
  const input = await readInput(
    call,
    pageViewSchema,
    (_, fields) => problem(call, 422, 'Dit bezoek is niet compleet', { fields }),
    maxBodyBytes,
  )
  if (!input.ok) return input.why
  await recordPageView(input.value, visitorOf(call))
  return call.body(null, 204)
}
