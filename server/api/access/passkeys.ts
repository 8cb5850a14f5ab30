import { z } from 'zod'
import { eitherSchema } from '#domain/access/account-schema.ts'
import type { NewSession } from '#domain/access/admin-session.ts'
import { maxPasskeys, wrongPasskey } from '#domain/access/passkey.ts'
import {
  challengeSchema,
  newPasskeySchema,
  passkeyLoginSchema,
  passkeyRemovalSchema,
} from '#domain/access/passkey-schema.ts'
import { isCompulsory, mustHaveTwoSteps } from '#domain/access/two-steps.ts'
import { logInWithPasskey } from '#server/access/auth.ts'
import { newTicket, userHandle } from '#server/access/passkey-ticket.ts'
import { creationOptions, readNewPasskey, requestOptions, site } from '#server/access/passkeys.ts'
import { noteRefusal } from '#server/access/refusals.ts'
import { sha256 } from '#server/access/sha256.ts'
import { newRecoveryCodes } from '#server/access/totp.ts'
import { answerOf } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { invalidInput, problem, readInput } from '#server/api/json.ts'
import { addPasskey, findPasskeys, removePasskey } from '#server/db/access/passkeys.ts'
import { findSettings } from '#server/db/settings.ts'
import { addressOf } from '#server/http/address.ts'
import { endOthers, hashed, noteOwn, readConfirmed } from './account.ts'
import { type AdminCall, refuseEntry } from './authenticate.ts'
import { keyOf, newSession, openSession } from './sessions.ts'

const credential = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
})

/** The beginning of a ceremony, by anybody: it tells nothing about any account. */
export const challenge = call({
  method: 'POST',
  path: '/api/passkey-challenge',
  does: 'Geeft wat een passkey ondertekent: in plaats van het wachtwoord, of als tweede stap. Eén keer te gebruiken.',
  reads: challengeSchema,
  answers: z.object({
    ticket: z.string(),
    options: z.object({
      rpId: z.string(),
      challenge: z.string(),
      timeout: z.number(),
      userVerification: z.enum(['required', 'preferred']),
    }),
  }),
  async handle(call) {
    const input = await readInput(call, challengeSchema, invalidInput)
    if (!input.ok) return input.why
    if (site.why) return problem(call, 409, site.why)
    const use = input.value.for
    const ticket = await newTicket(use)
    return call.json({ ticket, options: requestOptions(ticket, use) })
  },
})

/** A login without a password. Its limits are those of a login with one. */
export const logIn = call({
  method: 'POST',
  path: '/api/passkey-login',
  does: 'Logt in met een passkey, zonder wachtwoord. Geeft een sleutel, zoals inloggen met een wachtwoord.',
  reads: passkeyLoginSchema,
  status: 201,
  answers: newSession,
  async handle(call) {
    const input = await readInput(call, passkeyLoginSchema, invalidInput)
    if (!input.ok) return input.why
    const { replaces, ...signed } = input.value
    const device = call.req.header('x-login-device') ?? ''
    const who = await logInWithPasskey(signed, addressOf(call), device)
    if (who.ok)
      return call.json((await openSession(call, who.value, replaces)) satisfies NewSession, 201)
    if (who.why.status === 429) return refuseEntry(call, who.why)
    noteRefusal(addressOf(call), 'passkey')
    return problem(call, 401, wrongPasskey)
  },
})

/** The beginning of a new passkey. It is this session's: nobody else can end it. */
export const offer = call({
  method: 'POST',
  path: '/api/admin/account/passkeys/offer',
  does: 'Geeft waarmee een passkey wordt gemaakt, met je wachtwoord. Heb je al een tweede stap, dan hoort er een code bij.',
  role: 'reader',
  setsUp: true,
  reads: eitherSchema,
  answers: z.object({
    ticket: z.string(),
    options: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
      timeout: z.number(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(credential),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.boolean(),
        userVerification: z.literal('required'),
      }),
    }),
  }),
  async handle(call) {
    const input = await readConfirmed(call, eitherSchema, 'code too')
    if (!input.ok) return input.why
    if (site.why) return problem(call, 409, site.why)
    const { id, username } = call.get('admin')
    const passkeys = await findPasskeys(id)
    if (passkeys.length >= maxPasskeys) return problem(call, 409, full)
    const ticket = await newTicket('add', holderOf(call))
    const user = { id: await userHandle(id), name: username }
    const { product } = await findSettings()
    return call.json({ ticket, options: creationOptions(ticket, user, product, passkeys) })
  },
})

const full = `Je hebt al ${maxPasskeys} passkeys. Verwijder er eerst een.`

const holderOf = (call: AdminCall) => sha256(`${call.get('admin').id} ${keyOf(call) ?? ''}`)

/** Ends every other session, as each new second step does. */
export const add = call({
  method: 'POST',
  path: '/api/admin/account/passkeys',
  does: 'Voegt de gemaakte passkey toe. Is het je eerste tweede stap, dan krijg je herstelcodes.',
  role: 'reader',
  setsUp: true,
  reads: newPasskeySchema,
  status: 201,
  answers: answerOf<{ recoveryCodes: string[] }>({ recoveryCodes: z.array(z.string()) }),
  async handle(call) {
    const input = await readInput(call, newPasskeySchema, invalidInput)
    if (!input.ok) return input.why
    const admin = call.get('admin')
    const passkey = await readNewPasskey(input.value, holderOf(call))
    if (!passkey) {
      noteRefusal(addressOf(call), 'passkey', admin.username)
      return problem(call, 422, wrongPasskey)
    }
    const codes = newRecoveryCodes()
    const added = await addPasskey(admin, passkey, hashed(codes))
    if (!added.ok) {
      return problem(call, 409, added.why === 'full' ? full : 'Deze passkey is al toegevoegd.')
    }
    await endOthers(call)
    await noteOwn(call, 'passkey-added')
    return call.json({ recoveryCodes: added.value.isFirst ? codes : [] }, 201)
  },
})

/** Ends every other session too: the passkey may be on a phone that is gone. */
export const remove = call({
  method: 'DELETE',
  path: '/api/admin/account/passkeys',
  does: 'Verwijdert een passkey, met je wachtwoord en een code of passkey.',
  role: 'reader',
  reads: passkeyRemovalSchema,
  async handle(call) {
    const input = await readConfirmed(call, passkeyRemovalSchema, 'code too')
    if (!input.ok) return input.why
    const admin = call.get('admin')
    const keepsOne = mustHaveTwoSteps(admin.role, (await findSettings()).twoSteps)
    const removed = await removePasskey(admin, input.value.id, keepsOne)
    if (removed === 'last') return problem(call, 409, isCompulsory)
    if (removed === 'missing') return problem(call, 404, 'Deze passkey is er niet meer.')
    await endOthers(call)
    await noteOwn(call, 'passkey-removed')
    return call.body(null, 204)
  },
})
