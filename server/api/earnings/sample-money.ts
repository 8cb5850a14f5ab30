import { ok } from '#domain/form/result.ts'
import { answerOf, count, undoable } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { problem } from '#server/api/json.ts'
import { db } from '#server/db/client.ts'
import {
  countSampleEarnings,
  deleteSampleEarnings,
  type SampleEarnings,
} from '#server/db/earnings/sample-earnings.ts'
import { edit } from '#server/db/editing.ts'

export const read = call({
  method: 'GET',
  path: '/api/admin/sample-earnings',
  does: 'Geeft hoeveel voorbeelden er zijn van programma’s, conversies en uitbetalingen.',
  role: 'manager',
  answers: answerOf<SampleEarnings>({ programmes: count, conversions: count, payouts: count }),
  async handle(call) {
    return call.json(await countSampleEarnings(db))
  },
})

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/sample-earnings',
  does: 'Wist de voorbeelden van programma’s, conversies en uitbetalingen in één keer. Terug te draaien.',
  role: 'manager',
  answers: undoable,
  async handle(call) {
    const wiped = await edit(call.get('admin'), async (tx, change) => {
      await deleteSampleEarnings(tx)
      return ok({ change })
    })
    return wiped.ok
      ? call.json(wiped.value)
      : problem(call, 409, 'De voorbeelden zijn nog in gebruik')
  },
})
