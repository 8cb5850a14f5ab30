import type { Context } from 'hono'
import { parse } from '#domain/form/form.ts'
import { ok } from '#domain/form/result.ts'
import { clickSchema } from '#domain/statistics/click.ts'
import { call } from '#server/api/call.ts'
import { problem, readJson } from '#server/api/json.ts'
import { recordClick } from '#server/statistics/click.ts'
import { visitorOf } from './visitor.ts'

/** Records a click on an affiliate link, sent by `sendBeacon` or by the link's own `ping`. */
export const record = call({
  method: 'POST',
  path: '/api/affiliate-clicks',
  does: 'Telt een click naar een aanbieder.',
  reads: clickSchema,
  async handle(call) {
    const body = isPing(call) ? ok(fromQuery(call)) : await readJson(call)
    if (!body.ok) return body.why

    const click = parse(clickSchema, body.value)
    if (!click.ok) return problem(call, 422, 'Deze click is niet compleet', { fields: click.why })

    // Who sends Global Privacy Control has no reference, also where the page could not know.
    const isPrivate = call.req.header('sec-gpc') === '1'
    const { reference, ...rest } = click.value
    const report = isPrivate ? rest : { ...rest, reference }
    const recorded = await recordClick(report, visitorOf(call))
    if (recorded.ok) return call.body(null, 204)
    if (recorded.why === 'missing') return problem(call, 404, 'Dit parkeerterrein bestaat niet')
    call.header('retry-after', '60')
    return problem(call, 429, 'Dit zijn te veel clicks. Probeer het over een minuut opnieuw.')
  },
})

function isPing(call: Context): boolean {
  return call.req.header('content-type')?.startsWith('text/ping') ?? false
}

/** The browser sends the page's URL, with the visit's campaign in its query, as `ping-from`. */
function fromQuery(call: Context) {
  const { parkingId, position, sort } = call.req.query()
  const from = URL.parse(call.req.header('ping-from') ?? '')
  return {
    parkingId: Number(parkingId),
    position: Number(position),
    sort,
    page: from?.pathname,
    campaign: from?.searchParams.get('utm_source') ?? undefined,
    // A ping has no external referrer, so the page itself stands in for it.
    referrer: from?.href,
  }
}
