import type { ListedAdmin } from '#domain/access/account.ts'
import { confirmSchema, newAdminSchema } from '#domain/access/account-schema.ts'
import { hashNewPassword } from '#server/access/auth.ts'
import { idOf, problem } from '#server/api/json.ts'
import { listAdmins, newAdmin, removeAdmin } from '#server/db/access/admins.ts'
import { isClash } from '#server/db/editing.ts'
import { readConfirmed } from './account.ts'
import { type AdminCall, refuseEntry } from './authenticate.ts'

export async function list(call: AdminCall): Promise<Response> {
  const self = call.get('admin').id
  const all = await listAdmins()
  return call.json(
    all.map(({ createdAt, ...admin }) => ({
      ...admin,
      isSelf: admin.id === self,
      createdAt: createdAt.toISOString(),
    })) satisfies ListedAdmin[],
  )
}

export async function create(call: AdminCall): Promise<Response> {
  const input = await readConfirmed(call, newAdminSchema)
  if (!input.ok) return input.why

  const { username, next } = input.value
  const hash = await hashNewPassword(call.get('admin'), next)
  if (!hash.ok) return refuseEntry(call, hash.why)
  const added = await newAdmin(call.get('admin'), username, hash.value)
  if (added.ok) return call.json({ id: added.value }, 201)
  const error = 'Deze gebruikersnaam is al in gebruik'
  return problem(call, 409, error, { fields: { username: [error] } })
}

/** Admins can't remove themselves, so at least one always remains. */
export async function remove(call: AdminCall): Promise<Response> {
  const input = await readConfirmed(call, confirmSchema)
  if (!input.ok) return input.why

  const removed = await removeAdmin(call.get('admin'), idOf(call))
  if (removed.ok) return call.body(null, 204)
  if (removed.why === 'missing' || isClash(removed.why)) {
    return problem(call, 404, 'Deze beheerder bestaat niet meer')
  }
  return problem(call, 409, 'Je kunt jezelf niet verwijderen: er moet een beheerder blijven')
}
