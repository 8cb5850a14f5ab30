import { z } from 'zod'
import type { AdminSession } from '#domain/access/admin-session.ts'
import { isSessionKey, listOwnSessions, startSession } from '#server/access/auth.ts'
import { deviceToken } from '#server/access/known-device.ts'
import { sha256 } from '#server/access/sha256.ts'
import { idOf, problem, readOptionalInput } from '#server/api/json.ts'
import { revokeOwnSession, revokeSession, revokeSessions } from '#server/db/access/admins.ts'
import type { AdminCall } from './authenticate.ts'

export const formerKeySchema = z.object({ replaces: z.string().optional() })

/** After a good login: a key that the browser keeps in place of the password, and of its last key. */
export async function start(call: AdminCall): Promise<Response> {
  const input = await readOptionalInput(call, formerKeySchema)
  if (!input.ok) return input.why
  // A key that makes keys would be a login without an end.
  if (keyOf(call)) return problem(call, 403, 'Log in met je wachtwoord')

  const admin = call.get('admin')
  const { key, expiresAt } = await startSession(admin, {
    userAgent: call.req.header('user-agent') ?? '',
    replaces: input.value.replaces,
  })
  const device = await deviceToken(admin.username)
  const { username } = admin
  return call.json({ username, key, expiresAt: expiresAt.toISOString(), device }, 201)
}

export async function list(call: AdminCall): Promise<Response> {
  const sessions = await listOwnSessions(call.get('admin'), keyOf(call))
  return call.json(sessions satisfies AdminSession[])
}

/** Logging out: the key that this call came with is worth nothing from now on. */
export async function end(call: AdminCall): Promise<Response> {
  const key = keyOf(call)
  if (key) await revokeSession(sha256(key))
  return call.body(null, 204)
}

export async function endOne(call: AdminCall): Promise<Response> {
  const isEnded = await revokeOwnSession(call.get('admin').id, idOf(call))
  return isEnded ? call.body(null, 204) : problem(call, 404, 'Deze sessie bestaat niet meer')
}

export async function endOthers(call: AdminCall): Promise<Response> {
  const key = keyOf(call)
  await revokeSessions(call.get('admin').id, key && sha256(key))
  return call.body(null, 204)
}

/** The session key that a call came with, if it was no password. */
export function keyOf(call: AdminCall): string | undefined {
  const { password } = call.get('credentials')
  return isSessionKey(password) ? password : undefined
}
