import { isSessionKey, sha256, startSession } from '#server/auth.ts'
import { revokeSession } from '#server/db/admins.ts'
import type { AdminCall } from './administrator.ts'

/** After a good login: a key that the browser keeps in place of the password. */
export async function start(call: AdminCall): Promise<Response> {
  const admin = call.get('admin')
  const { key, expiresAt } = await startSession(admin)
  return call.json({ username: admin.username, key, expiresAt: expiresAt.toISOString() }, 201)
}

/** Logging out: the key that this call came with is worth nothing from now on. */
export async function end(call: AdminCall): Promise<Response> {
  const { password } = call.get('credentials')
  if (isSessionKey(password)) await revokeSession(sha256(password))
  return call.body(null, 204)
}
