import { z } from 'zod'
import type { ListedAdmin, WaitingAdmin } from '#domain/access/account.ts'
import {
  eitherSchema,
  invitationSchema,
  newLinkSchema,
  roleChangeSchema,
} from '#domain/access/account-schema.ts'
import type { AdminSession } from '#domain/access/admin-session.ts'
import type { NewPasswordLink } from '#domain/access/password-link.ts'
import { roles, whoMay } from '#domain/access/role.ts'
import type { Result } from '#domain/form/result.ts'
import { rowId } from '#domain/form/row-id.ts'
import { noteAccountEvent } from '#server/access/account-event.ts'
import { listSessionsOf, maxIdleMs } from '#server/access/auth.ts'
import { mailLink, newLink } from '#server/access/password-link.ts'
import { answerOf, count, id, moment } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { idOf, problem, readOptionalInput } from '#server/api/json.ts'
import { revokeOwnSession, revokeSessions } from '#server/db/access/admins.ts'
import {
  type ColleagueRefusal,
  changeRole,
  inviteAdmin,
  listAdmins,
  removeAdmin,
  replaceLink,
  resetSecondFactor,
  withdrawLink,
} from '#server/db/access/colleagues.ts'
import { noteAccess } from '#server/db/changes/note-event.ts'
import { readConfirmed } from './account.ts'
import type { AdminCall } from './authenticate.ts'
import { listedSession } from './sessions.ts'

const listedAdmin = answerOf<ListedAdmin>({
  id,
  username: z.string(),
  role: z.enum(roles),
  hasSecondFactor: z.boolean(),
  isSelf: z.boolean(),
  createdAt: moment,
  sessions: count,
  waiting: answerOf<WaitingAdmin>({
    isInvitation: z.boolean(),
    expiresAt: moment.nullable(),
    email: z.string().nullable(),
  }).nullable(),
})

const linkSchema = answerOf<NewPasswordLink>({
  id,
  token: z.string(),
  expiresAt: moment,
  mail: z.enum(['sent', 'failed', 'off']),
})

/** Without a session: all of them. */
export const sessionSchema = z.object({ session: rowId().optional() })

export const list = call({
  method: 'GET',
  path: '/api/admin/administrators',
  does: 'Geeft iedereen die kan inloggen.',
  role: 'manager',
  answers: z.array(listedAdmin),
  async handle(call) {
    const self = call.get('admin').id
    const all = await listAdmins(maxIdleMs)
    return call.json(
      all.map(({ createdAt, hasPassword, link, ...admin }) => ({
        ...admin,
        isSelf: admin.id === self,
        createdAt: createdAt.toISOString(),
        waiting: hasPassword ? null : waitingBy(link),
      })) satisfies ListedAdmin[],
    )
  },
})

type Link = Awaited<ReturnType<typeof listAdmins>>[number]['link']

/** Without a link they wait for a new one. */
function waitingBy(link: Link): WaitingAdmin {
  const { isInvitation = false, email = null, expiresAt, revokedAt } = link ?? {}
  const isOpen = expiresAt !== undefined && !revokedAt
  return { isInvitation, email, expiresAt: isOpen ? expiresAt.toISOString() : null }
}

/** The response is the only place where the link is readable. */
export const invite = call({
  method: 'POST',
  path: '/api/admin/administrators',
  does: 'Nodigt een collega uit. De token hoort bij een link die je maar één keer ziet.',
  role: 'manager',
  reads: invitationSchema,
  status: 201,
  answers: linkSchema,
  async handle(call) {
    const input = await readConfirmed(call, invitationSchema, 'code too')
    if (!input.ok) return input.why

    const { username, role, email } = input.value
    const { token, input: link } = newLink(email)
    const added = await inviteAdmin(call.get('admin'), { username, role }, link)
    if (!added.ok) {
      if (added.why === 'unallowed') return problem(call, 403, whoMay('manager'))
      const error = 'Deze gebruikersnaam is al in gebruik'
      return problem(call, 409, error, { fields: { username: [error] } })
    }
    const mail = await mailLink({ username, token, isInvitation: true }, link.email)
    const expiresAt = link.expiresAt.toISOString()
    return call.json({ id: added.value, token, expiresAt, mail } satisfies NewPasswordLink, 201)
  },
})

export const updateRole = call({
  method: 'PUT',
  path: '/api/admin/administrators/:id',
  does: 'Geeft een collega een andere rol.',
  role: 'manager',
  reads: roleChangeSchema,
  async handle(call) {
    const input = await readConfirmed(call, roleChangeSchema, 'code too')
    if (!input.ok) return input.why
    return done(call, await changeRole(call.get('admin'), idOf(call), input.value))
  },
})

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/administrators/:id',
  does: 'Verwijdert een collega.',
  role: 'manager',
  reads: eitherSchema,
  async handle(call) {
    const input = await readConfirmed(call, eitherSchema, 'code too')
    if (!input.ok) return input.why
    return done(call, await removeAdmin(call.get('admin'), idOf(call)))
  },
})

/** A new link for a colleague who was invited, or who has to choose another password. */
export const createLink = call({
  method: 'POST',
  path: '/api/admin/administrators/:id/link',
  does: 'Maakt een link waarmee een collega een wachtwoord kiest. Het oude werkt dan niet meer.',
  role: 'manager',
  reads: newLinkSchema,
  status: 201,
  answers: linkSchema,
  async handle(call) {
    const input = await readConfirmed(call, newLinkSchema, 'code too')
    if (!input.ok) return input.why

    const { token, input: link } = newLink(input.value.email)
    const id = idOf(call)
    const replaced = await replaceLink(call.get('admin'), id, link)
    if (!replaced.ok) return refuse(call, replaced.why)
    if (!replaced.value.isInvitation)
      await noteAccountEvent({ id }, 'password-withdrawn', { by: call.get('admin') })
    const mail = await mailLink({ ...replaced.value, token }, link.email)
    const expiresAt = link.expiresAt.toISOString()
    return call.json({ id, token, expiresAt, mail } satisfies NewPasswordLink, 201)
  },
})

export const removeLink = call({
  method: 'DELETE',
  path: '/api/admin/administrators/:id/link',
  does: 'Trekt die link in.',
  role: 'manager',
  async handle(call) {
    return done(call, await withdrawLink(call.get('admin'), idOf(call)))
  },
})

export const dropSecondFactor = call({
  method: 'DELETE',
  path: '/api/admin/administrators/:id/second-factor',
  does: 'Zet inloggen in twee stappen uit voor een collega.',
  role: 'manager',
  reads: eitherSchema,
  async handle(call) {
    const input = await readConfirmed(call, eitherSchema, 'code too')
    if (!input.ok) return input.why
    const id = idOf(call)
    const reset = await resetSecondFactor(call.get('admin'), id)
    if (reset.ok) await noteAccountEvent({ id }, 'factor-off', { by: call.get('admin') })
    return done(call, reset)
  },
})

export const sessions = call({
  method: 'GET',
  path: '/api/admin/administrators/:id/sessions',
  does: 'Geeft waar een collega is ingelogd.',
  role: 'manager',
  answers: z.array(listedSession),
  async handle(call) {
    return call.json((await listSessionsOf(idOf(call))) satisfies AdminSession[])
  },
})

export const endSessions = call({
  method: 'DELETE',
  path: '/api/admin/administrators/:id/sessions',
  does: 'Logt een collega uit: op één apparaat, of overal.',
  role: 'manager',
  reads: sessionSchema,
  async handle(call) {
    const input = await readOptionalInput(call, sessionSchema)
    if (!input.ok) return input.why

    const { session } = input.value
    if (session === undefined) await revokeSessions(idOf(call))
    else if (!(await revokeOwnSession(idOf(call), session))) {
      return problem(call, 404, 'Deze sessie bestaat niet meer')
    }
    const colleague = (await listAdmins(maxIdleMs)).find(({ id }) => id === idOf(call))
    if (colleague)
      await noteAccess(call.get('admin'), 'logout', { username: colleague.username }, colleague.id)
    return call.body(null, 204)
  },
})

function done(call: AdminCall, result: Result<unknown, ColleagueRefusal>): Response {
  return result.ok ? call.body(null, 204) : refuse(call, result.why)
}

function refuse(call: AdminCall, why: ColleagueRefusal): Response {
  if (why === 'self') return problem(call, 409, 'Dit kan alleen een andere beheerder voor je doen')
  if (why === 'unallowed') return problem(call, 403, whoMay('manager'))
  if (why === 'stale') {
    return problem(
      call,
      409,
      'De rol van deze collega is intussen gewijzigd. Kijk wat er nu staat.',
    )
  }
  return problem(call, 404, 'Deze collega of link bestaat niet meer')
}
