import type { Context } from 'hono'
import { clickSchema } from '#domain/click.ts'
import { parse } from '#domain/form.ts'
import { ok } from '#domain/result.ts'
import { addressOf } from '#server/address.ts'
import { recordClick } from '#server/click.ts'
import { problem, readJson } from './json.ts'

/** Sent when someone leaves for a provider: with sendBeacon, or by the link's own `ping`. */
export async function record(call: Context): Promise<Response> {
  const body = isPing(call) ? ok(fromQuery(call)) : await readJson(call)
  if (!body.ok) return body.why

  const click = parse(clickSchema, body.value)
  if (!click.ok) return problem(call, 422, 'Deze klik is niet compleet', { fields: click.why })

  const userAgent = call.req.header('user-agent') ?? ''
  const isKnown = await recordClick(click.value, { address: addressOf(call), userAgent })
  return isKnown ? call.body(null, 204) : problem(call, 404, 'Dit parkeerterrein bestaat niet')
}

function isPing(call: Context): boolean {
  return call.req.header('content-type')?.startsWith('text/ping') ?? false
}

function fromQuery(call: Context) {
  const { parkingId, position, sort } = call.req.query()
  return { parkingId: Number(parkingId), position: Number(position), sort }
}
