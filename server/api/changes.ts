import { z } from 'zod'
import { whoMay } from '#domain/access/role.ts'
import { pageExports, restorableDays } from '#domain/changes/change.ts'
import { inTheWayText } from '#domain/changes/in-the-way.ts'
import { parse } from '#domain/form/form.ts'
import { rowId } from '#domain/form/row-id.ts'
import { kindOfTable } from '#domain/kinds.ts'
import { isDay } from '#domain/text/is-day.ts'
import { listDeleted } from '#server/db/changes/bin.ts'
import { listChangeRows, listChanges } from '#server/db/changes/change-log.ts'
import { noteEvent } from '#server/db/changes/note-event.ts'
import { undoChange } from '#server/db/changes/undo.ts'
import { type Clash, isClash } from '#server/db/editing.ts'
import type { AdminCall } from './access/authenticate.ts'
import { invalidInput, problem, readInput, readOptionalInput } from './json.ts'
import { rowLimit } from './list-query.ts'

const dayMs = 24 * 60 * 60_000
const day = z.string().refine(isDay).optional().catch(undefined)

/** A part that is not valid is ignored, other than the number of rows and where they start. */
const filter = {
  subject: z.string().optional(),
  id: z.coerce.number().pipe(rowId()).optional().catch(undefined),
  change: z.uuid().optional().catch(undefined),
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
export const filterSchema = z.object({ ...filter, ...pagingUpTo(500) })
export const rowsFilterSchema = z.object({ ...filter, ...pagingUpTo(1_000) })

/** The log of changes: who changed what, and when. */
export async function list(call: AdminCall): Promise<Response> {
  const asked = parse(filterSchema, call.req.query())
  if (!asked.ok) return invalidInput(call, asked.why)
  const { role } = call.get('admin')
  return call.json(await listChanges({ ...asked.value, role }, asked.value))
}

/** The entries of the log themselves: those of one large change, or all for a file. */
export async function listRows(call: AdminCall): Promise<Response> {
  const asked = parse(rowsFilterSchema, call.req.query())
  if (!asked.ok) return invalidInput(call, asked.why)
  const { role } = call.get('admin')
  return call.json(await listChangeRows({ ...asked.value, role }, asked.value))
}

/** The deleted rows that can still be restored. */
export async function listBin(call: AdminCall): Promise<Response> {
  const since = new Date(Date.now() - restorableDays * dayMs)
  return call.json(await listDeleted(since, call.get('admin').role))
}

export const exportSchema = z.object({
  subject: z.enum(pageExports),
  file: z.string().min(1).max(200),
})

/** Notes the export that a page of the admin makes of what it has. */
export async function noteExport(call: AdminCall): Promise<Response> {
  const input = await readInput(call, exportSchema, invalidInput)
  if (!input.ok) return input.why
  const { subject, file } = input.value
  await noteEvent(call.get('admin'), { action: 'export', subject, after: { file } })
  return call.body(null, 204)
}

/** With `onlyOthers`, rows that changed again are left as they are. */
export const undoSchema = z.object({ onlyOthers: z.boolean().optional() })

/** Undoes a change by the id that its response returned. */
export async function undo(call: AdminCall): Promise<Response> {
  const input = await readOptionalInput(call, undoSchema)
  if (!input.ok) return input.why
  const change = call.req.param('change') ?? ''
  if (!/^[0-9a-f-]{36}$/.test(change)) return missing(call)

  const undone = await undoChange(call.get('admin'), change, input.value)
  if (undone.ok) return call.json(undone.value)
  if (undone.why === 'missing') return missing(call)
  if (undone.why === 'unallowed') return problem(call, 403, whoMay('manager'))
  if (isClash(undone.why)) return problem(call, 409, clashText(undone.why))
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

const missing = (call: AdminCall) => problem(call, 404, 'Deze wijziging kan niet worden teruggezet')
