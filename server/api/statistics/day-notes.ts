import { z } from 'zod'
import type { Beginning } from '#domain/statistics/began.ts'
import { type DayNote, dayNoteSchema } from '#domain/statistics/day-note.ts'
import { isDay } from '#domain/text/is-day.ts'
import { answerOf, day } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { invalidInput, problem, readInput } from '#server/api/json.ts'
import { writeDayNote } from '#server/db/statistics/day-notes.ts'

export const dayNote = answerOf<DayNote>({ day, text: z.string(), by: z.string().nullable() })

/** When a change of the clicks began, with what was noted near that day. */
export const beginning = answerOf<Beginning>({
  day,
  note: dayNote.nullable(),
  change: z.uuid().optional(),
})

export const write = call({
  method: 'PUT',
  path: '/api/admin/day-notes/:day',
  does: 'Zet een notitie bij een dag van de statistieken, in plaats van een eerdere. Een lege tekst haalt haar weg.',
  role: 'editor',
  reads: dayNoteSchema,
  async handle(call) {
    const input = await readInput(call, dayNoteSchema, invalidInput)
    if (!input.ok) return input.why
    const day = call.req.param('day') ?? ''
    if (!isDay(day)) return problem(call, 404, 'Deze dag bestaat niet')
    await writeDayNote(call.get('admin'), day, input.value.text)
    return call.body(null, 204)
  },
})
