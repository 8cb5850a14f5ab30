import { z } from 'zod'
import { whoMay } from '#domain/access/role.ts'
import { restorableDays } from '#domain/changes/change.ts'
import { listChanges, listDeleted, undoChange } from '#server/db/changes.ts'
import { isClash } from '#server/db/editing.ts'
import type { AdminCall } from './access/authenticate.ts'
import { problem } from './json.ts'

const dayMs = 24 * 60 * 60_000
export const filterSchema = z.object({
  subject: z.string().optional(),
  username: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(10_000).catch(50),
  offset: z.coerce.number().int().min(0).catch(0),
})

/** The log of changes: who changed what, and when. */
export async function list(call: AdminCall): Promise<Response> {
  const { role } = call.get('admin')
  return call.json(await listChanges({ role, ...filterSchema.parse(call.req.query()) }))
}

/** The deleted rows that can still be restored. */
export async function listBin(call: AdminCall): Promise<Response> {
  const since = new Date(Date.now() - restorableDays * dayMs)
  return call.json(await listDeleted(since, call.get('admin').role))
}

/** Undoes a change by the id that its response returned. */
export async function undo(call: AdminCall): Promise<Response> {
  const change = call.req.param('change') ?? ''
  if (!/^[0-9a-f-]{36}$/.test(change)) return missing(call)

  const undone = await undoChange(call.get('admin'), change)
  if (undone.ok) return call.json(undone.value)
  if (undone.why === 'missing') return missing(call)
  if (undone.why === 'unallowed') return problem(call, 403, whoMay('manager'))
  const error = isClash(undone.why)
    ? 'Dit kan niet meer terug: de code of slug is intussen van iets anders.'
    : 'Dit kan niet meer terug: het is intussen opnieuw gewijzigd.'
  return problem(call, 409, error)
}

const missing = (call: AdminCall) => problem(call, 404, 'Deze wijziging kan niet worden teruggezet')
