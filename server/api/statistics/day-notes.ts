import { dayNoteSchema } from '#domain/statistics/day-note.ts'
import { isDay } from '#domain/text/is-day.ts'
import { call } from '#server/api/call.ts'
import { invalidInput, problem, readInput } from '#server/api/json.ts'
import { writeDayNote } from '#server/db/day-notes.ts'

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
