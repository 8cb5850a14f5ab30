import type { Context } from 'hono'
import { z } from 'zod'
import type { AdminSession, NewSession } from '#domain/access/admin-session.ts'
import { deviceName } from '#domain/access/device.ts'
import { roles } from '#domain/access/role.ts'
import { noteDevice } from '#server/access/account-event.ts'
import { type Admin, isSessionKey, listSessionsOf, startSession } from '#server/access/auth.ts'
import { deviceToken } from '#server/access/known-device.ts'
import { sha256 } from '#server/access/sha256.ts'
import { answerOf, id, moment } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { idOf, problem, readOptionalInput } from '#server/api/json.ts'
import { revokeOwnSession, revokeSession, revokeSessions } from '#server/db/access/admins.ts'
import { noteAccess, noteLogin } from '#server/db/changes/note-event.ts'
import { type AdminCall, mustSetUp } from './authenticate.ts'

export const listedSession = answerOf<AdminSession>({
  id,
  isCurrent: z.boolean(),
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
})

export const newSession = answerOf<NewSession>({
  username: z.string(),
  role: z.enum(roles),
  mustSetUp: z.boolean(),
  key: z.string(),
  expiresAt: moment,
  device: z.string(),
})

const formerKeySchema = z.object({ replaces: z.string().optional() })

/**
 * Starts a session: returns a key that the browser stores instead of the password. It replaces the
 * browser's previous key.
 */
export const start = call({
  method: 'POST',
  path: '/api/admin/sessions',
  does: 'Geeft een sleutel in plaats van je wachtwoord.',
  role: 'reader',
  setsUp: true,
  reads: formerKeySchema,
  status: 201,
  answers: newSession,
  async handle(call) {
    const input = await readOptionalInput(call, formerKeySchema)
    if (!input.ok) return input.why
    // If a key could create another key, a session would never expire.
    if (keyOf(call)) return problem(call, 403, 'Log in met je wachtwoord')

    const session = await openSession(call, call.get('admin'), input.value.replaces)
    return call.json(session satisfies NewSession, 201)
  },
})

/** Starts a session of an admin who just proved who they are. */
export async function openSession(
  call: Context,
  admin: Admin,
  replaces: string | undefined,
): Promise<NewSession> {
  const { key, expiresAt } = await startSession(admin, {
    userAgent: call.req.header('user-agent') ?? '',
    replaces: replaces,
  })
  await noteDevice(admin, {
    token: call.req.header('x-login-device') ?? '',
    userAgent: call.req.header('user-agent') ?? '',
    isSession: true,
  })
  await noteLogin(admin, deviceName(call.req.header('user-agent') ?? ''))
  const device = await deviceToken(admin.username)
  const { username, role } = admin
  return {
    username,
    role,
    mustSetUp: await mustSetUp(admin),
    key,
    expiresAt: expiresAt.toISOString(),
    device,
  }
}

export const list = call({
  method: 'GET',
  path: '/api/admin/sessions',
  does: 'Geeft waar je bent ingelogd.',
  role: 'reader',
  answers: z.array(listedSession),
  async handle(call) {
    const sessions = await listSessionsOf(call.get('admin').id, keyOf(call))
    return call.json(sessions satisfies AdminSession[])
  },
})

/** Revokes the session key that this request was made with. */
export const end = call({
  method: 'DELETE',
  path: '/api/admin/sessions',
  does: 'Logt uit: je sleutel werkt niet meer.',
  role: 'reader',
  setsUp: true,
  async handle(call) {
    const key = keyOf(call)
    if (key) {
      await revokeSession(sha256(key))
      await noteAccess(call.get('admin'), 'logout')
    }
    return call.body(null, 204)
  },
})

export const endOne = call({
  method: 'DELETE',
  path: '/api/admin/sessions/:id',
  does: 'Logt één apparaat uit.',
  role: 'reader',
  async handle(call) {
    const isEnded = await revokeOwnSession(call.get('admin').id, idOf(call))
    if (isEnded) await noteAccess(call.get('admin'), 'logout')
    return isEnded ? call.body(null, 204) : problem(call, 404, 'Deze sessie bestaat niet meer')
  },
})

export const endOthers = call({
  method: 'DELETE',
  path: '/api/admin/sessions/others',
  does: 'Logt je andere apparaten uit.',
  role: 'reader',
  async handle(call) {
    const key = keyOf(call)
    await revokeSessions(call.get('admin').id, key && sha256(key))
    await noteAccess(call.get('admin'), 'logout')
    return call.body(null, 204)
  },
})

/** The session key of this request, or undefined if it was made with a password. */
export function keyOf(call: AdminCall): string | undefined {
  const { password } = call.get('credentials')
  return isSessionKey(password) ? password : undefined
}
