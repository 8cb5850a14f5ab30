import type { Context } from 'hono'
import { clickSchema } from '#domain/click.ts'
import { parse } from '#domain/form.ts'
import { addressOf } from '#server/address.ts'
import { recordClick } from '#server/click.ts'
import { problem, readJson } from './json.ts'

/** Sent with sendBeacon when someone leaves for a provider. */
export async function record(call: Context): Promise<Response> {
  const body = await readJson(call)
  if (!body.ok) return body.why

  const click = parse(clickSchema, body.value)
  if (!click.ok) return problem(call, 422, 'Deze klik is niet compleet', { fields: click.why })

  const userAgent = call.req.header('user-agent') ?? ''
  const isKnown = await recordClick(click.value, { address: addressOf(call), userAgent })
  return isKnown ? call.body(null, 204) : problem(call, 404, 'Dit parkeerterrein bestaat niet')
}
