import { z } from 'zod'
import {
  type Coupling,
  type FitParking,
  type FitPreview,
  fits,
  type Suggestion,
} from '#domain/earnings/programme/coupling.ts'
import { rowId } from '#domain/form/row-id.ts'
import { kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'
import { answerOf, count, day, id, undoable } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { idOf, invalidInput, problem, readInput } from '#server/api/json.ts'
import { maxRowsBytes, refusals } from '#server/api/rows.ts'
import {
  asksParameter,
  couple,
  coupleFits,
  listCouplings,
  listSuggestions,
  previewFits,
  uncouple,
} from '#server/db/earnings/programme/couplings.ts'
import { programmeRows } from '#server/db/earnings/programme/programmes.ts'

const says = refusals(kinds.coupling.noun)

const coupling = answerOf<Coupling>({
  id,
  parkingId: id,
  programmeId: id.nullable(),
  programme: z.string().nullable(),
  startsOn: day,
})

const startsOn = z.iso.date('Vul een datum in')
const maxCoupled = 10_000

const newCoupling = z.object({
  programmeId: rowId('Kies een programma').nullable(),
  startsOn,
})

export const ofParking = call({
  method: 'GET',
  path: '/api/admin/parkings/:id/couplings',
  does: "Geeft de programma's die een parking had, heeft en krijgt, de nieuwste dag eerst.",
  role: 'editor',
  answers: z.array(coupling),
  handle: async (call) => call.json(await listCouplings(idOf(call))),
})

export const add = call({
  method: 'POST',
  path: '/api/admin/parkings/:id/couplings',
  does: 'Geeft een parking vanaf een dag een programma, of geen. Wat op die dag al begint, vervalt.',
  role: 'editor',
  reads: newCoupling,
  answers: undoable,
  async handle(call) {
    const input = await readInput(call, newCoupling, says.invalid)
    if (!input.ok) return input.why
    const { programmeId } = input.value
    const parkingId = idOf(call)
    if (programmeId !== null && (await asksParameter(parkingId, programmeId))) {
      const message =
        'De boekingspagina van deze parking heeft een deel dat heet als de verwijzing van dit programma.'
      return invalidInput(call, { programmeId: [message] })
    }
    const done = await couple(call.get('admin'), [{ parkingId, ...input.value }])
    return done.ok ? call.json({ change: done.value.change }) : says.refuse(call, done.why)
  },
})

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/couplings/:id',
  does: 'Haalt een koppeling weg: wat ervoor gold, geldt weer.',
  role: 'editor',
  answers: undoable,
  async handle(call) {
    const done = await uncouple(call.get('admin'), idOf(call))
    return done.ok ? call.json(done.value) : says.refuse(call, done.why)
  },
})

export const suggestions = call({
  method: 'GET',
  path: '/api/admin/couplings/suggestions',
  does: "Noemt de programma's waar nog parkings zonder programma naar linken, de meeste eerst.",
  role: 'editor',
  answers: z.array(
    answerOf<Suggestion>({
      programmeId: id,
      programme: z.string(),
      hosts: z.array(z.string()),
      linked: count,
      fits: count,
    }),
  ),
  handle: async (call) => call.json(await listSuggestions()),
})

export const preview = call({
  method: 'GET',
  path: '/api/admin/programmes/:id/fits',
  does: 'Zegt van de parkings die naar een host van dit programma linken wat koppelen zou doen.',
  role: 'editor',
  answers: answerOf<FitPreview>({
    hosts: z.array(z.string()),
    counts: answerOf<FitPreview['counts']>({
      here: count,
      fits: count,
      taken: count,
      other: count,
      clash: count,
      unreadable: count,
    }),
    parkings: z.array(
      answerOf<FitParking>({
        id,
        name: z.string(),
        airportCode: z.string(),
        affiliateUrl: z.string(),
        fit: z.enum(keysOf(fits)),
        number: z.string().nullable(),
        programme: z.string().nullable(),
      }),
    ),
  }),
  async handle(call) {
    const programme = await programmeRows.find(idOf(call))
    if (!programme) return refusals(kinds.programme.noun).missing(call)
    return call.json(await previewFits(programme))
  },
})

const chosen = z.object({
  parkings: z.array(rowId()).min(1, 'Kies minstens één parking').max(maxCoupled),
  startsOn,
})

export const coupleMany = call({
  method: 'POST',
  path: '/api/admin/programmes/:id/couplings',
  does: 'Koppelt parkings van de proef in één wijziging aan dit programma. Wat intussen niet meer past, blijft zoals het is.',
  role: 'editor',
  reads: chosen,
  answers: answerOf<{ change: string; coupled: number }>({ change: z.uuid(), coupled: count }),
  async handle(call) {
    const input = await readInput(
      call,
      chosen,
      (_, fields) => invalidInput(call, fields),
      maxRowsBytes,
    )
    if (!input.ok) return input.why
    const programme = await programmeRows.find(idOf(call))
    if (!programme) return refusals(kinds.programme.noun).missing(call)
    const done = await coupleFits(call.get('admin'), programme, input.value)
    if (done.ok) return call.json(done.value)
    return done.why === 'none'
      ? problem(call, 409, 'Geen van deze parkings past nog. Kijk de proef opnieuw na.')
      : says.refuse(call, done.why)
  },
})
