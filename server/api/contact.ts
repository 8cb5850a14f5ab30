import type { Context } from 'hono'
import { contactSchema } from '#domain/contact/contact.ts'
import { reportSchema } from '#domain/contact/report-schema.ts'
import { receiveContact } from '#server/contact/receive-contact.ts'
import { receiveReport } from '#server/contact/receive-report.ts'
import { addressOf } from '#server/http/address.ts'
import { answerOf, id } from './answer.ts'
import { call } from './call.ts'
import { problem, readJson } from './json.ts'

export const receive = call({
  method: 'POST',
  path: '/api/contact',
  does: 'Verstuurt een bericht van een bezoeker.',
  reads: contactSchema,
  status: 201,
  answers: answerOf<{ id: number }>({ id }),
  async handle(call) {
    const body = await readJson(call)
    if (!body.ok) return body.why

    const received = await receiveContact(body.value, { address: addressOf(call) })
    if (received.ok) return call.json(received.value, 201)

    const { why } = received
    if (why.status === 422) {
      return problem(call, 422, 'Het bericht is niet goed ingevuld', { fields: why.fields })
    }
    return tooMany(call, why.retryAfter)
  },
})

export const receiveReported = call({
  method: 'POST',
  path: '/api/reports',
  does: 'Meldt wat er niet klopt aan een parking.',
  reads: reportSchema,
  status: 201,
  answers: answerOf<{ id: number }>({ id }),
  async handle(call) {
    const body = await readJson(call)
    if (!body.ok) return body.why

    const received = await receiveReport(body.value, { address: addressOf(call) })
    if (received.ok) return call.json(received.value, 201)

    const { why } = received
    if (why.status === 404) return problem(call, 404, 'Deze parking bestaat niet')
    if (why.status === 422) {
      return problem(call, 422, 'De melding is niet goed ingevuld', { fields: why.fields })
    }
    return tooMany(call, why.retryAfter)
  },
})

function tooMany(call: Context, retryAfter: number): Response {
  call.header('retry-after', String(retryAfter))
  return problem(call, 429, 'Je hebt veel berichten gestuurd. Probeer het later opnieuw.')
}
