import { z } from 'zod'
import { maxViews, type SavedView, savedViewSchema, viewedLists } from '#domain/admin/saved-view.ts'
import { deleteSavedView, listSavedViews, saveView } from '#server/db/saved-views.ts'
import { answerOf, id } from './answer.ts'
import { call } from './call.ts'
import { idOf, invalidInput, problem, readInput } from './json.ts'

const view = answerOf<SavedView>({
  id,
  list: z.enum(viewedLists),
  name: z.string(),
  query: z.string(),
  hidden: z.array(z.string()),
  isFirst: z.boolean(),
})

export const list = call({
  method: 'GET',
  path: '/api/admin/saved-views',
  does: 'Geeft je eigen weergaven van alle lijsten. Een zonder naam heeft de kolommen van de hele lijst.',
  role: 'reader',
  answers: z.array(view),
  handle: async (call) => call.json(await listSavedViews(call.get('admin').id)),
})

export const save = call({
  method: 'PUT',
  path: '/api/admin/saved-views',
  does: 'Bewaart een eigen weergave van een lijst: een nieuwe, of met een id die. Geeft al je weergaven.',
  role: 'reader',
  reads: savedViewSchema,
  answers: answerOf<{ id: number; views: SavedView[] }>({ id, views: z.array(view) }),
  async handle(call) {
    const input = await readInput(call, savedViewSchema, invalidInput)
    if (!input.ok) return input.why
    const { id: admin } = call.get('admin')
    const saved = await saveView(admin, input.value)
    if (saved.ok) return call.json({ id: saved.value, views: await listSavedViews(admin) })
    if (saved.why === 'missing') return problem(call, 404, 'Deze weergave bestaat niet meer')
    return invalidInput(call, {
      name: [
        saved.why === 'taken'
          ? 'Je hebt al een weergave met deze naam'
          : `Je hebt al ${maxViews} weergaven van deze lijst. Verwijder er eerst een.`,
      ],
    })
  },
})

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/saved-views/:id',
  does: 'Verwijdert een eigen weergave.',
  role: 'reader',
  async handle(call) {
    await deleteSavedView(call.get('admin').id, idOf(call))
    return call.body(null, 204)
  },
})
