import type { Context } from 'hono'
import { parse } from '#domain/form/form.ts'
import { ok } from '#domain/form/result.ts'
import { clickSchema } from '#domain/statistics/click.ts'
import { problem, readJson } from '#server/api/json.ts'
import { visitorOf } from '#server/api/visitor.ts'
import { recordClick } from '#server/statistics/click.ts'

/** Sent when someone leaves for a provider: with sendBeacon, or by the link's own `ping`. */
export async function record(call: Context): Promise<Response> {
  const body = isPing(call) ? ok(fromQuery(call)) : await readJson(call)
  if (!body.ok) return body.why

  const click = parse(clickSchema, body.value)
  if (!click.ok) return problem(call, 422, 'Deze klik is niet compleet', { fields: click.why })

  const recorded = await recordClick(click.value, visitorOf(call))
  if (recorded.ok) return call.body(null, 204)
  if (recorded.why === 'missing') return problem(call, 404, 'Dit parkeerterrein bestaat niet')
  call.header('retry-after', '60')
  return problem(call, 429, 'Dit zijn te veel klikken. Probeer het over een minuut opnieuw.')
}

function isPing(call: Context): boolean {
  return call.req.header('content-type')?.startsWith('text/ping') ?? false
}

/** The browser says by itself which page it was on, with the query that the visit began with. */
function fromQuery(call: Context) {
  const { parkingId, position, sort } = call.req.query()
  const from = URL.parse(call.req.header('ping-from') ?? '')
  return {
    parkingId: Number(parkingId),
    position: Number(position),
    sort,
    page: from?.pathname,
    campaign: from?.searchParams.get('utm_source') ?? undefined,
    // Where the visitor came from before that page is what a ping does not say.
    referrer: from?.href,
  }
}
