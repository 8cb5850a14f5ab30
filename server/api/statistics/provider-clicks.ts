import { z } from 'zod'
import { kinds } from '#domain/kinds.ts'
import type { ParkingClicks } from '#domain/provider/provider.ts'
import { answerOf, count, id } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { idOf } from '#server/api/json.ts'
import { refusals } from '#server/api/rows.ts'
import { providerRows } from '#server/db/parkings/edited-providers.ts'
import { clicksOfProvider } from '#server/db/parkings/parking-clicks.ts'

const clicks = answerOf<ParkingClicks>({ id, clicks: count })
const says = refusals(kinds.provider.noun)

export const read = call({
  method: 'GET',
  path: '/api/admin/providers/:id/clicks',
  does: 'Geeft van elke parking van een aanbieder de clicks in 30 dagen. Een parking zonder clicks staat er niet bij.',
  role: 'reader',
  answers: answerOf<{ parkings: ParkingClicks[] }>({ parkings: z.array(clicks) }),
  async handle(call) {
    const provider = await providerRows.find(idOf(call))
    if (!provider) return says.missing(call)
    return call.json({ parkings: await clicksOfProvider(provider.id) })
  },
})
