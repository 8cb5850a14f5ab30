import { z } from 'zod'
import type { AdminSession, NewSession } from '#domain/access/admin-session.ts'
import { deviceName } from '#domain/access/device.ts'
import { isSessionKey, listSessionsOf, startSession } from '#server/access/auth.ts'
import { deviceToken } from '#server/access/known-device.ts'
import { sha256 } from '#server/access/sha256.ts'
import { idOf, problem, readOptionalInput } from '#server/api/json.ts'
import { revokeOwnSession, revokeSession, revokeSessions } from '#server/db/access/admins.ts'
import { noteAccess, noteLogin } from '#server/db/changes/note-event.ts'
import type { AdminCall } from './authenticate.ts'

export const formerKeySchema = z.object({ replaces: z.string().optional() })

/**
 * Starts a session: returns a key that the browser stores instead of the password. It replaces the
 * browser's previous key.
 */
export async function start(call: AdminCall): Promise<Response> {
  const input = await readOptionalInput(call, formerKeySchema)
  if (!input.ok) return input.why
  // If a key could create another key, a session would never expire.
  if (keyOf(call)) return problem(call, 403, 'Log in met je wachtwoord')

  const admin = call.get('admin')
  const { key, expiresAt } = await startSession(admin, {
    userAgent: call.req.header('user-agent') ?? '',
    replaces: input.value.replaces,
  })
  await noteLogin(admin, deviceName(call.req.header('user-agent') ?? ''))
  const device = await deviceToken(admin.username)
  const { username, role } = admin
  const session = { username, role, key, expiresAt: expiresAt.toISOString(), device }
  return call.json(session satisfies NewSession, 201)
}

export async function list(call: AdminCall): Promise<Response> {
  const sessions = await listSessionsOf(call.get('admin').id, keyOf(call))
  return call.json(sessions satisfies AdminSession[])
}

/** Logs out: revokes the session key that this request was made with. */
export async function end(call: AdminCall): Promise<Response> {
  const key = keyOf(call)
  if (key) {
    await revokeSession(sha256(key))
    await noteAccess(call.get('admin'), 'logout')
  }
  return call.body(null, 204)
}

export async function endOne(call: AdminCall): Promise<Response> {
  const isEnded = await revokeOwnSession(call.get('admin').id, idOf(call))
  if (isEnded) await noteAccess(call.get('admin'), 'logout')
  return isEnded ? call.body(null, 204) : problem(call, 404, 'Deze sessie bestaat niet meer')
}

export async function endOthers(call: AdminCall): Promise<Response> {
  const key = keyOf(call)
  await revokeSessions(call.get('admin').id, key && sha256(key))
  await noteAccess(call.get('admin'), 'logout')
  return call.body(null, 204)
}

/** The session key of this request, or undefined if it was made with a password. */
export function keyOf(call: AdminCall): string | undefined {
  const { password } = call.get('credentials')
  return isSessionKey(password) ? password : undefined
}
