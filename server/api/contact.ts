import type { Context } from 'hono'
import { receiveContact } from '#server/contact/receive-contact.ts'
import { addressOf } from '#server/http/address.ts'
import { problem, readJson } from './json.ts'

export async function receive(call: Context): Promise<Response> {
  const body = await readJson(call)
  if (!body.ok) return body.why

  const received = await receiveContact(body.value, { address: addressOf(call) })
  if (received.ok) return call.json(received.value, 201)

  const { why } = received
  if (why.status === 422) {
    return problem(call, 422, 'Het bericht is niet goed ingevuld', { fields: why.fields })
  }
  call.header('retry-after', String(why.retryAfter))
  return problem(call, 429, 'Je hebt veel berichten gestuurd. Probeer het later opnieuw.')
}
