import type { Context } from 'hono'
import { pageViewSchema } from '#domain/statistics/page-view.ts'
import { problem, readInput } from '#server/api/json.ts'
import { visitorOf } from '#server/api/visitor.ts'
import { recordPageView } from '#server/statistics/visit.ts'

const largest = 2_048

/** Sent when a page is opened. A page that isn't ours is no mistake of the visitor: it just isn't counted. */
export async function record(call: Context): Promise<Response> {
  const input = await readInput(
    call,
    pageViewSchema,
    (_, fields) => problem(call, 422, 'Dit bezoek is niet compleet', { fields }),
    largest,
  )
  if (!input.ok) return input.why
  await recordPageView(input.value, visitorOf(call))
  return call.body(null, 204)
}
