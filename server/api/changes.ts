import { z } from 'zod'
import { whyKeptOut } from '#domain/access/own-access.ts'
import { whoMay } from '#domain/access/role.ts'
import {
  type Change,
  type ChangeGroup,
  type ChangeLog,
  type ChangeRows,
  changeActions,
  type Deleted,
  type NamedRow,
  otherSubjects,
  pageExports,
  restorableDays,
  type Undone,
} from '#domain/changes/change.ts'
import { type ChangesByField, changedFieldNames } from '#domain/changes/change-field.ts'
import { inTheWayText } from '#domain/changes/in-the-way.ts'
import { paidWithText } from '#domain/earnings/conversion/paid-with.ts'
import { parse } from '#domain/form/form.ts'
import { rowId } from '#domain/form/row-id.ts'
import { allKinds, kindOfTable } from '#domain/kinds.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { isDay } from '#domain/text/is-day.ts'
import { keysOf } from '#domain/text/keys.ts'
import { listDeleted } from '#server/db/changes/bin.ts'
import { countByField, listChangeRows, listChanges } from '#server/db/changes/change-log.ts'
import { noteEvent } from '#server/db/changes/note-event.ts'
import { undoChange, undoChanges } from '#server/db/changes/undo.ts'
import { type Clash, isClash } from '#server/db/editing.ts'
import type { AdminCall } from './access/authenticate.ts'
import { answerOf, count, id, moment } from './answer.ts'
import { call } from './call.ts'
import { invalidInput, problem, readInput, readOptionalInput } from './json.ts'
import { rowLimit } from './list-query.ts'
import { saverOf } from './settings.ts'

const subject = z.enum([...allKinds.map(({ table }) => table), ...keysOf(otherSubjects)])
const row = z.record(z.string(), z.unknown()).nullable()

const action = z.enum(keysOf(changeActions))

const change = answerOf<Change>({
  id,
  at: moment,
  username: z.string(),
  change: z.uuid(),
  action,
  subject,
  subjectId: id.nullable(),
  owner: z.string().optional(),
  airport: z.string().optional(),
  before: row,
  after: row,
  isUndone: z.boolean(),
})

const changeLog = answerOf<ChangeLog>({
  total: count,
  usernames: z.array(z.string()),
  changes: z.array(
    answerOf<ChangeGroup>({
      change: z.uuid(),
      at: moment,
      username: z.string(),
      size: count,
      undone: count,
      isUndo: z.boolean(),
      parts: z.array(answerOf<ChangeGroup['parts'][number]>({ subject, action, count })),
      first: z.array(change),
    }),
  ),
})

export const namedRow = answerOf<NamedRow>({
  subject,
  id: z.int().nonnegative(),
  name: z.string(),
})

const deleted = answerOf<Deleted>({
  change: z.uuid(),
  at: moment,
  username: z.string(),
  items: z.array(namedRow),
})

const undone = answerOf<Undone>({ change: z.uuid(), inTheWay: z.array(namedRow) })

const dayMs = 24 * 60 * 60_000
const day = z.string().refine(isDay).optional().catch(undefined)

/** A part that is not valid is ignored, other than the number of rows and where they start. */
const filter = {
  subject: z.string().optional(),
  id: z.coerce.number().pipe(rowId()).optional().catch(undefined),
  change: z.uuid().optional().catch(undefined),
  field: z.enum(changedFieldNames).optional().catch(undefined),
  username: z.string().optional(),
  q: z.string().max(200).optional().catch(undefined),
  from: day,
  to: day,
}
const noOffset = 'Geef een geheel getal van 0 of meer'
const pagingUpTo = (most: number) => ({
  limit: rowLimit(most).default(50),
  offset: z.coerce.number(noOffset).int(noOffset).min(0, noOffset).default(0),
})
const filterSchema = z.object({ ...filter, ...pagingUpTo(500) })
const rowsFilterSchema = z.object({ ...filter, ...pagingUpTo(1_000) })

export const list = call({
  method: 'GET',
  path: '/api/admin/changes',
  does: 'Geeft wie wat wijzigde, het laatste eerst.',
  role: 'reader',
  reads: filterSchema,
  answers: changeLog,
  async handle(call) {
    const asked = parse(filterSchema, call.req.query())
    if (!asked.ok) return invalidInput(call, asked.why)
    const { role } = call.get('admin')
    return call.json(await listChanges({ ...asked.value, role }, asked.value))
  },
})

export const listRows = call({
  method: 'GET',
  path: '/api/admin/changes/rows',
  does: 'Geeft de rijen van het logboek zelf: van één wijziging, of alle die passen.',
  role: 'reader',
  reads: rowsFilterSchema,
  answers: answerOf<ChangeRows>({ total: count, changes: z.array(change) }),
  async handle(call) {
    const asked = parse(rowsFilterSchema, call.req.query())
    if (!asked.ok) return invalidInput(call, asked.why)
    const { role } = call.get('admin')
    return call.json(await listChangeRows({ ...asked.value, role }, asked.value))
  },
})

const countsSchema = z.object(filter)

export const counts = call({
  method: 'GET',
  path: '/api/admin/changes/counts',
  does: 'Geeft hoeveel wijzigingen passen, en hoeveel van elk veld. Het gekozen veld telt niet mee. Eén wijziging kan van meer velden zijn.',
  role: 'reader',
  reads: countsSchema,
  answers: answerOf<ChangesByField>({
    all: count,
    byField: z.array(
      answerOf<ChangesByField['byField'][number]>({
        field: z.enum(changedFieldNames),
        changes: count,
      }),
    ),
  }),
  async handle(call) {
    const asked = parse(countsSchema, call.req.query())
    if (!asked.ok) return invalidInput(call, asked.why)
    const { role } = call.get('admin')
    return call.json(await countByField({ ...asked.value, role }))
  },
})

export const listBin = call({
  method: 'GET',
  path: '/api/admin/changes/deleted',
  does: 'Geeft wat is verwijderd en nog terug kan.',
  role: 'reader',
  answers: z.array(deleted),
  async handle(call) {
    const since = new Date(Date.now() - restorableDays * dayMs)
    return call.json(await listDeleted(since, call.get('admin').role))
  },
})

const exportSchema = z.object({
  subject: z.enum(pageExports),
  file: z.string().min(1).max(200),
})

/** Notes the export that a page of the admin makes of what it has. */
export const noteExport = call({
  method: 'POST',
  path: '/api/admin/exports',
  does: 'Zet in het logboek dat een pagina van het beheer een bestand heeft gemaakt.',
  role: 'reader',
  reads: exportSchema,
  async handle(call) {
    const input = await readInput(call, exportSchema, invalidInput)
    if (!input.ok) return input.why
    const { subject, file } = input.value
    await noteEvent(call.get('admin'), { action: 'export', subject, after: { file } })
    return call.body(null, 204)
  },
})

/** With `onlyOthers`, rows that changed again are left as they are. */
const undoSchema = z.object({ onlyOthers: z.boolean().optional() })

export const undo = call({
  method: 'POST',
  path: '/api/admin/changes/:change/undo',
  does: 'Draait een wijziging terug. Wat daarna opnieuw is gewijzigd, staat in de weg: met onlyOthers gaat alleen de rest terug.',
  role: 'editor',
  reads: undoSchema,
  answers: undone,
  async handle(call) {
    const input = await readOptionalInput(call, undoSchema)
    if (!input.ok) return input.why
    const change = call.req.param('change') ?? ''
    if (!/^[0-9a-f-]{36}$/.test(change)) return missing(call)
    const options = { ...input.value, whyKeptOut: whyKeptOutOf(call) }
    return answerUndo(call, await undoChange(call.get('admin'), change, options))
  },
})

const undoRunSchema = undoSchema.extend({
  changes: z.array(z.uuid('Geef nummers van wijzigingen')).min(1).max(500),
})

export const undoRun = call({
  method: 'POST',
  path: '/api/admin/changes/undo',
  does: 'Draait meer wijzigingen samen terug, als één wijziging. Wat daarna opnieuw is gewijzigd, staat in de weg: met onlyOthers gaat alleen de rest terug.',
  role: 'editor',
  reads: undoRunSchema,
  answers: undone,
  async handle(call) {
    const input = await readInput(call, undoRunSchema, invalidInput)
    if (!input.ok) return input.why
    const { changes, ...rest } = input.value
    const options = { ...rest, whyKeptOut: whyKeptOutOf(call) }
    return answerUndo(call, await undoChanges(call.get('admin'), changes, options))
  },
})

const whyKeptOutOf = (call: AdminCall) => (settings: Settings) =>
  Object.values(whyKeptOut(settings, saverOf(call)) ?? {})[0]?.[0]

function answerUndo(call: AdminCall, undone: Awaited<ReturnType<typeof undoChanges>>) {
  if (undone.ok) return call.json(undone.value)
  if (undone.why === 'missing') return missing(call)
  if (undone.why === 'unallowed') return problem(call, 403, whoMay('manager'))
  if (isClash(undone.why)) return problem(call, 409, clashText(undone.why))
  if ('keepsOut' in undone.why) return problem(call, 409, undone.why.keepsOut)
  if ('paidWith' in undone.why) return problem(call, 409, paidWithText(undone.why.paidWith))
  return problem(call, 409, inTheWayText(undone.why), undone.why)
}

/** Why the database refuses what an undo would bring back or remove. */
function clashText(clash: Clash): string {
  if ('taken' in clash) {
    return 'Dit kan niet meer terug: de code of slug is intussen van iets anders.'
  }
  if ('unknown' in clash) {
    const { one = 'onderdeel', article = 'het' } = kindOfTable(clash.unknown.to)?.noun ?? {}
    const that = article === 'de' ? 'die' : 'dat'
    return `Dit hoort bij een ${one} ${that} er niet meer is. Zet ${that} eerst terug.`
  }
  const many = kindOfTable(clash.referredToBy.table)?.noun.many ?? 'andere onderdelen'
  return `Dit kan niet meer terug: er horen intussen ${many} bij.`
}

const missing = (call: AdminCall) =>
  problem(call, 404, 'Deze wijziging kan niet ongedaan worden gemaakt')
