import { z } from 'zod'
import { kinds } from '#domain/kinds.ts'
import { outsidePicture } from '#domain/media/outside-picture.ts'
import { pictureAddress } from '#domain/media/picture-address.ts'
import { type FailedPicture, failureText } from '#domain/media/picture-failure.ts'
import { db } from '#server/db/client.ts'
import { findKept } from '#server/db/media/kept-pictures.ts'
import { dayHash, takeTurn } from '#server/db/statistics/visitors.ts'
import { keepPicture } from '#server/media/keep-picture.ts'
import { isOwnOrigin } from '#server/media/own-origin-picture.ts'
import { answerOf, id } from './answer.ts'
import { call } from './call.ts'
import { problem, readInput } from './json.ts'
import { refusals } from './rows.ts'

const says = refusals(kinds.media.noun)

/** A form fetches at each pause in typing. */
const most = { fetches: 60, minutes: 10 }

const addressSchema = z.object({ address: pictureAddress })

/** What a form shows of an address: the address at which it is served, or why there is none. */
export type ShownPicture = { url: string | null; why: string | null }

export const fetchOne = call({
  method: 'POST',
  path: '/api/admin/pictures',
  does: 'Haalt de afbeelding van een andere site op, als die er nog niet is, voor het voorbeeld in een formulier.',
  role: 'editor',
  reads: addressSchema,
  answers: answerOf<ShownPicture>({ url: z.string().nullable(), why: z.string().nullable() }),
  async handle(call) {
    const input = await readInput(call, addressSchema, says.invalid)
    if (!input.ok) return input.why
    const { address: typed } = input.value
    const address = outsidePicture(typed)
    if (address === undefined || isOwnOrigin(address)) {
      return call.json({ url: typed, why: null } satisfies ShownPicture)
    }
    const known = await findKept(address)
    if (known?.url) return call.json({ url: known.url, why: null } satisfies ShownPicture)

    const key = await dayHash('pictures', String(call.get('admin').id))
    const wait = await db.transaction((tx) => takeTurn(tx, key, most.fetches, most.minutes))
    if (wait > 0) {
      call.header('retry-after', String(wait))
      return problem(call, 429, 'Je hebt veel afbeeldingen opgevraagd. Probeer het later opnieuw.')
    }
    const kept = await keepPicture(address)
    return call.json(
      (kept.ok
        ? { url: kept.value, why: null }
        : {
            url: null,
            why: failureText(kept.why.failure, kept.why.status),
          }) satisfies ShownPicture,
    )
  },
})

export const failedPicture = answerOf<FailedPicture>({
  address: z.string(),
  why: z.string(),
  isTriedAgain: z.boolean(),
  uses: z.array(
    answerOf<FailedPicture['uses'][number]>({
      kind: z.enum(['airport', 'parking', 'post']),
      id,
      name: z.string(),
    }),
  ),
})
