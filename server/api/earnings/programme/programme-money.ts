import { z } from 'zod'
import { readWeeks } from '#domain/earnings/board/weeks.ts'
import type {
  LastData,
  ProgrammeMoney,
  ProgrammesMoney,
} from '#domain/earnings/programme/programme-money.ts'
import type { Period } from '#domain/statistics/period.ts'
import { answerOf, count, day, id, moment } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { problem } from '#server/api/json.ts'
import { readProgrammesMoney } from '#server/db/earnings/programme/programme-money.ts'

const fetchCount = answerOf<NonNullable<LastData['count']>>({
  added: count,
  changed: count,
  foreign: count.optional(),
  left: count.optional(),
})

const last = answerOf<LastData>({
  by: z.enum(['fetch', 'file', 'hand']),
  at: moment,
  nights: count,
  failure: z.string().nullable(),
  count: fetchCount.nullable(),
})

/** Apart from the list, which needs not wait for it. */
export const read = call({
  method: 'GET',
  path: '/api/admin/earnings/programmes',
  does: "Geeft van alle programma's wat er in dertien weken wordt verwacht, en wanneer er gegevens kwamen. Bedragen zijn in centen.",
  role: 'manager',
  answers: answerOf<ProgrammesMoney>({
    period: answerOf<Period>({ from: day, to: day }),
    until: z.string().nullable(),
    programmes: z.array(answerOf<ProgrammeMoney>({ id, expected: z.int(), last: last.nullable() })),
    parkings: count,
    withoutProgramme: count,
  }),
  async handle(call) {
    const now = new Date()
    const weeks = readWeeks({}, now)
    if (!weeks.ok) return problem(call, 422, 'Deze periode klopt niet')
    return call.json(await readProgrammesMoney(weeks.value, now))
  },
})
