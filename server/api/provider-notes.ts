import { z } from 'zod'
import { notYet } from '#domain/form/day.ts'
import { kinds } from '#domain/kinds.ts'
import { type ProviderNote, providerNoteSchema } from '#domain/provider/provider-note.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { isAddedBefore } from '#server/db/adding.ts'
import {
  addProviderNote,
  listProviderNotes,
  providerNoteRows,
} from '#server/db/parkings/provider-notes.ts'
import { answerOf, day, editableShape, id, undoable } from './answer.ts'
import { call } from './call.ts'
import { addHeaders, basisSchema, idOf, readInput, readVersion, repeatableOf } from './json.ts'
import { refusals } from './rows.ts'

const note = answerOf<ProviderNote>({
  id,
  day,
  text: z.string(),
  username: z.string().nullable(),
  ...editableShape,
})

const says = refusals(kinds.providerNote.noun)
const saysOfProvider = refusals(kinds.provider.noun)

/** What was done is not to come. */
const pastNote = providerNoteSchema.refine(({ day }) => day <= amsterdamDay(new Date()), {
  path: ['day'],
  message: notYet,
})

export const list = call({
  method: 'GET',
  path: '/api/admin/providers/:id/notes',
  does: 'Geeft de notities bij een aanbieder, de nieuwste eerst. Bezoekers lezen ze niet.',
  role: 'reader',
  answers: answerOf<{ notes: ProviderNote[] }>({ notes: z.array(note) }),
  async handle(call) {
    const notes = await listProviderNotes(idOf(call))
    return notes ? call.json({ notes }) : saysOfProvider.missing(call)
  },
})

export const add = call({
  method: 'POST',
  path: '/api/admin/providers/:id/notes',
  does: 'Voegt een notitie toe bij een aanbieder, met haar dag en wie haar typte.',
  role: 'editor',
  reads: pastNote,
  headers: addHeaders,
  status: 201,
  answers: note,
  async handle(call) {
    const input = await readInput(call, pastNote, says.invalid)
    if (!input.ok) return input.why
    const [editor, { value }] = [call.get('admin'), input]
    const added = await addProviderNote(editor, idOf(call), value, repeatableOf(call, value))
    if (added.ok) return call.json(added.value, 201)
    if (!isAddedBefore(added.why)) return saysOfProvider.refuse(call, added.why)
    const { id, version, isOther } = added.why.addedBefore
    if (isOther) return says.addedOtherwise(call, await providerNoteRows.find(id))
    const saved = await providerNoteRows.update(editor, id, { ...value, version })
    return saved.ok ? call.json(saved.value, 201) : says.refuse(call, saved.why)
  },
})

export const change = call({
  method: 'PUT',
  path: '/api/admin/providers/notes/:id',
  does: 'Wijzigt een notitie bij een aanbieder. Wie haar typte, blijft erbij staan.',
  role: 'editor',
  reads: pastNote,
  answers: note,
  async handle(call) {
    const input = await readInput(call, pastNote, says.invalid)
    if (!input.ok) return input.why
    const saved = await providerNoteRows.update(call.get('admin'), idOf(call), input.value)
    return saved.ok ? call.json(saved.value) : says.refuse(call, saved.why)
  },
})

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/providers/notes/:id',
  does: 'Verwijdert een notitie bij een aanbieder.',
  role: 'editor',
  reads: basisSchema,
  answers: undoable,
  async handle(call) {
    const version = await readVersion(call)
    if (!version.ok) return version.why
    const ref = { id: idOf(call), ...(version.value !== undefined && { version: version.value }) }
    const removed = await providerNoteRows.remove(call.get('admin'), [ref])
    return removed.ok ? call.json(removed.value) : says.refuse(call, removed.why)
  },
})
