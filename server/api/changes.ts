import { z } from 'zod'
import { restorableDays } from '#domain/changes/change.ts'
import { inTheWayText } from '#domain/changes/in-the-way.ts'
import { listChanges, listDeleted } from '#server/db/changes/change-log.ts'
import { undoChange } from '#server/db/changes/undo.ts'
import { isClash } from '#server/db/editing.ts'
import type { AdminCall } from './access/authenticate.ts'
import { problem, readOptionalInput } from './json.ts'

const dayMs = 24 * 60 * 60_000
export const filterSchema = z.object({
  subject: z.string().optional(),
  username: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(10_000).catch(50),
  offset: z.coerce.number().int().min(0).catch(0),
})

/** The log of changes: who changed what, and when. */
export async function list(call: AdminCall): Promise<Response> {
  return call.json(await listChanges(filterSchema.parse(call.req.query())))
}

/** The deleted rows that can still be restored. */
export async function listBin(call: AdminCall): Promise<Response> {
  return call.json(await listDeleted(new Date(Date.now() - restorableDays * dayMs)))
}

/** With `onlyOthers`, rows that changed again are left as they are. */
export const undoSchema = z.object({ onlyOthers: z.boolean().optional() })

/** Undoes a change by the id that its response returned. */
export async function undo(call: AdminCall): Promise<Response> {
  const change = call.req.param('change') ?? ''
  if (!/^[0-9a-f-]{36}$/.test(change)) return missing(call)
  const input = await readOptionalInput(call, undoSchema)
  if (!input.ok) return input.why

  const undone = await undoChange(call.get('admin'), change, input.value)
  if (undone.ok) return call.json(undone.value)
  if (undone.why === 'missing') return missing(call)
  if (isClash(undone.why)) {
    return problem(
      call,
      409,
      'Dit kan niet meer terug: de code of slug is intussen van iets anders.',
    )
  }
  return problem(call, 409, inTheWayText(undone.why), undone.why)
}

const missing = (call: AdminCall) => problem(call, 404, 'Deze wijziging kan niet worden teruggezet')
