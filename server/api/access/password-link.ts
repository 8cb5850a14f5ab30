import type { Context } from 'hono'
import { z } from 'zod'
import { linkSchema, passwordByLinkSchema } from '#domain/access/account-schema.ts'
import { type PasswordLink, whyNoLink } from '#domain/access/password-link.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { noteAccountEvent } from '#server/access/account-event.ts'
import { type Admin, hashNewPassword } from '#server/access/auth.ts'
import {
  clearFailures,
  countFailure,
  liftLimits,
  limitsOfLinks,
  secondsLeft,
} from '#server/access/login-limits.ts'
import { noteRefusal } from '#server/access/refusals.ts'
import { sha256 } from '#server/access/sha256.ts'
import { whyWeakPassword } from '#server/access/weak-password.ts'
import { answerOf, moment } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { invalidInput, problem, readInput } from '#server/api/json.ts'
import { findLink, takePasswordLink } from '#server/db/access/password-links.ts'
import { findSettings } from '#server/db/settings.ts'
import { addressOf, networkOf } from '#server/http/address.ts'
import { mustSetUp, refuseEntry } from './authenticate.ts'

/** What a link is for. The token is in the body, because addresses are logged. */
export const read = call({
  method: 'POST',
  path: '/api/password-link',
  does: 'Geeft van wie een link voor een wachtwoord is.',
  reads: linkSchema,
  answers: answerOf<PasswordLink>({
    username: z.string(),
    isInvitation: z.boolean(),
    needsSecondFactor: z.boolean(),
    expiresAt: moment,
  }),
  async handle(call) {
    const input = await readInput(call, linkSchema, invalidInput)
    if (!input.ok) return input.why

    const link = await openLink(call, input.value.token)
    if (!link.ok) return link.why
    const { admin, isInvitation, expiresAt } = link.value
    const { username } = admin
    return call.json({
      username,
      isInvitation,
      needsSecondFactor: await mustSetUp(admin),
      expiresAt: expiresAt.toISOString(),
    } satisfies PasswordLink)
  },
})

/** Sets the password that its owner chose. Needs no login; a second factor stays on. */
export const setPassword = call({
  method: 'PUT',
  path: '/api/password-link',
  does: 'Kiest een wachtwoord met zo’n link.',
  reads: passwordByLinkSchema,
  async handle(call) {
    const input = await readInput(call, passwordByLinkSchema, invalidInput)
    if (!input.ok) return input.why

    const { token, next } = input.value
    const link = await openLink(call, token)
    if (!link.ok) return link.why
    const { id, admin, isInvitation } = link.value
    const weak = await whyWeakPassword(next, { ...admin, ...(await findSettings()) })
    if (weak) return invalidInput(call, { next: [weak] })
    const hash = await hashNewPassword(admin, next)
    if (!hash.ok) return refuseEntry(call, hash.why)
    const used = await takePasswordLink(admin, sha256(token), hash.value)
    if (!used.ok) return problem(call, 410, whyNoLink('used'))
    await liftLimits(admin.username)
    if (!isInvitation) {
      const userAgent = call.req.header('user-agent') ?? ''
      await noteAccountEvent(admin, 'password-by-link', { userAgent, link: id })
    }
    return call.body(null, 204)
  },
})

type OpenLink = NonNullable<Awaited<ReturnType<typeof findLink>>> & {
  admin: Admin
}

/** A link that works. Tokens that don't exist are rate limited per network, like logins. */
async function openLink(call: Context, token: string): Promise<Result<OpenLink, Response>> {
  const limits = limitsOfLinks(networkOf(addressOf(call)))
  const retryAfter = await secondsLeft(limits)
  if (retryAfter > 0) return refused(refuseEntry(call, { status: 429, retryAfter }))

  const link = await findLink(sha256(token))
  if (!link) {
    await countFailure(limits, 'passwords')
    noteRefusal(addressOf(call), 'link')
    return refused(problem(call, 404, whyNoLink('unknown')))
  }
  await clearFailures(limits)
  const { admin, state } = link
  if (state !== 'open') return refused(problem(call, 410, whyNoLink(state)))
  return admin ? ok({ ...link, admin }) : refused(problem(call, 410, whyNoLink('withdrawn')))
}
