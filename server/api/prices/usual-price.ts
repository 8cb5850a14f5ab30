import { z } from 'zod'
import { parse } from '#domain/form/form.ts'
import { highestId } from '#domain/form/row-id.ts'
import { usualPrice } from '#domain/parking/parking-price.ts'
import { answerOf } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { invalidInput } from '#server/api/json.ts'
import { db } from '#server/db/client.ts'
import { listPriced } from '#server/db/parkings/parkings.ts'

const querySchema = z.object({
  airport: z.string().trim().length(3),
  /** The parking that is compared with the others. */
  without: z.coerce.number().int().min(1).max(highestId).optional(),
})

/** The form of a parking asks it for a warning about an unusual price. */
export const read = call({
  method: 'GET',
  path: '/api/admin/parkings/usual-price',
  does: 'Zegt wat de parkings bij een luchthaven in doorsnee per dag kosten, eventueel zonder één van hen.',
  role: 'reader',
  reads: querySchema,
  answers: answerOf<{ usualPrice: number | null }>({ usualPrice: z.number().nullable() }),
  async handle(call) {
    const query = parse(querySchema, call.req.query())
    if (!query.ok) return invalidInput(call, query.why)
    const { airport, without } = query.value
    const all = await listPriced(db, [{ airportCode: airport }])
    return call.json({ usualPrice: usualPrice(all.filter(({ id }) => id !== without)) })
  },
})
