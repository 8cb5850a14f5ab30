import { z } from 'zod'
import type { LinkWay } from '#domain/outbound/link-way.ts'
import { answerOf, count } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { idOf, problem } from '#server/api/json.ts'
import { findLinkWay } from '#server/db/links/link-way.ts'

/** No more than the pages of visitors have: no name and no rate of a programme. */
export const read = call({
  method: 'GET',
  path: '/api/admin/parkings/:id/link-way',
  does: 'Zegt hoe de link van een parking vandaag is opgebouwd, en of de pagina’s van de aanbieder al 48 uur weg zijn.',
  role: 'reader',
  answers: answerOf<LinkWay>({
    programme: answerOf<NonNullable<LinkWay['programme']>>({
      way: z.enum(['network', 'direct', 'off']),
      parameter: z.string().nullable(),
      longest: count.nullable(),
      wrapper: z.string().nullable(),
      hosts: z.array(z.string()),
    }).nullable(),
    gone: answerOf<LinkWay['gone']>({ bookingPage: z.boolean(), website: z.boolean() }),
  }),
  async handle(call) {
    const found = await findLinkWay(idOf(call))
    return found ? call.json(found) : problem(call, 404, 'Parking niet gevonden')
  },
})
