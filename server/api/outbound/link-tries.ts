import { z } from 'zod'
import { rowId } from '#domain/form/row-id.ts'
import type { FollowedLink } from '#domain/outbound/followed-link.ts'
import { outboundLink } from '#domain/outbound/outbound-link.ts'
import { noStay, readTimedStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { answerOf, count } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { invalidInput, problem, readInput } from '#server/api/json.ts'
import { findPricedParking } from '#server/db/parkings/priced-parkings.ts'
import { followLink } from '#server/outside/follow-link.ts'
import { minuteLimit } from '#server/statistics/minute-limit.ts'

/** Each is a click at the network. */
const mayFollow = minuteLimit(10)

const given = z.string().max(20).nullable().default(null)

const trySchema = z.object({
  parkingId: rowId('Dit is geen parking'),
  van: given,
  tot: given,
  vanTijd: given,
  totTijd: given,
  personen: given,
})

/** Follows what is saved, not what is typed: nobody can send the server anywhere by asking. */
export const follow = call({
  method: 'POST',
  path: '/api/admin/link-tries',
  does: 'Volgt de opgeslagen link van een parking één keer, met een verblijf, en zegt waar die uitkomt. Bij een netwerk telt dat als een click.',
  role: 'editor',
  reads: trySchema,
  answers: answerOf<FollowedLink>({
    address: z.string(),
    hops: z.array(answerOf<FollowedLink['hops'][number]>({ url: z.string(), status: count })),
    failure: z.string().nullable(),
    mark: answerOf<NonNullable<FollowedLink['mark']>>({
      parameter: z.string(),
      isSeen: z.boolean(),
    }).nullable(),
  }),
  async handle(call) {
    const input = await readInput(call, trySchema, (_, fields) => invalidInput(call, fields))
    if (!input.ok) return input.why
    const { parkingId, ...asked } = input.value
    const stay = readTimedStay({ ...noStay, ...asked }, amsterdamDay(new Date()))
    if (!stay.ok) return invalidInput(call, stay.why)
    const parking = await findPricedParking(parkingId)
    if (!parking) return problem(call, 404, 'Deze parking bestaat niet')
    if (parking.isSample) {
      return problem(call, 409, 'Dit is een voorbeeld. De link van een voorbeeld volgen we niet.')
    }
    if (!mayFollow(call.get('admin').username)) {
      call.header('retry-after', '60')
      return problem(
        call,
        429,
        'Je volgde in een minuut al tien links. Elke keer telt als een click. Wacht een minuut.',
      )
    }
    return call.json(await followLink(outboundLink(parking, stay.value).address))
  },
})
