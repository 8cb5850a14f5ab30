import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { Account, SecondFactorOffer } from '#domain/access/account.ts'
import type { AccountEventKind } from '#domain/access/account-event.ts'
import { codeSchema, eitherSchema, passwordChangeSchema } from '#domain/access/account-schema.ts'
import { whyLoginFailed, whyWrongCode } from '#domain/access/login.ts'
import { isProof, type ListedPasskey, type PasskeySite } from '#domain/access/passkey.ts'
import { roles } from '#domain/access/role.ts'
import { otpAddress, plainRecoveryCode } from '#domain/access/totp.ts'
import { isCompulsory, mustHaveTwoSteps } from '#domain/access/two-steps.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { noteAccountEvent } from '#server/access/account-event.ts'
import { confirmIdentity, hashNewPassword } from '#server/access/auth.ts'
import { site } from '#server/access/passkeys.ts'
import { noteRefusal } from '#server/access/refusals.ts'
import { seal, unseal } from '#server/access/seal.ts'
import { sha256 } from '#server/access/sha256.ts'
import { newRecoveryCodes, newSecret, stepOf } from '#server/access/totp.ts'
import { whyWeakPassword } from '#server/access/weak-password.ts'
import { answerOf, count, moment } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { invalidInput, problem, readInput } from '#server/api/json.ts'
import { findAdmin, revokeSessions } from '#server/db/access/admins.ts'
import {
  acceptSecondFactor,
  changePassword,
  dropSecondFactor,
  offerSecondFactor,
  replaceRecoveryCodes,
} from '#server/db/access/second-factor.ts'
import { findSettings } from '#server/db/settings.ts'
import { addressOf } from '#server/http/address.ts'
import { type AdminCall, refuseEntry } from './authenticate.ts'
import { keyOf } from './sessions.ts'

const account = answerOf<Account>({
  username: z.string(),
  role: z.enum(roles),
  hasSecondFactor: z.boolean(),
  hasApp: z.boolean(),
  needsSecondFactor: z.boolean(),
  recoveryCodes: count,
  passkeys: z.array(
    answerOf<ListedPasskey>({
      id: z.string(),
      name: z.string(),
      host: z.string(),
      createdAt: moment,
      lastUsedAt: moment.nullable(),
    }),
  ),
  passkeySite: answerOf<PasskeySite>({
    origin: z.string(),
    host: z.string(),
    why: z.string().nullable(),
  }),
})

const recoveryCodes = answerOf<{ recoveryCodes: string[] }>({
  recoveryCodes: z.array(z.string()),
})

const wrongCode = 'Deze code klopt niet. Elke code werkt één keer.'

const isOn = 'Inloggen in twee stappen staat al aan. Kies Annuleren en maak nieuwe herstelcodes.'

export const read = call({
  method: 'GET',
  path: '/api/admin/account',
  does: 'Geeft hoe je inlogt.',
  role: 'reader',
  setsUp: true,
  answers: account,
  async handle(call) {
    const admin = await ownRow(call)
    return call.json({
      username: admin.username,
      role: admin.role,
      hasSecondFactor: call.get('admin').hasSecondFactor,
      hasApp: admin.totpSecret !== null,
      needsSecondFactor: mustHaveTwoSteps(admin.role, (await findSettings()).twoSteps),
      recoveryCodes: admin.recoveryCodes.length,
      passkeys: admin.passkeys.map(({ id, name, host, createdAt, lastUsedAt }) => ({
        id,
        name,
        host,
        createdAt,
        lastUsedAt,
      })),
      passkeySite: site,
    } satisfies Account)
  },
})

/** Changing the password ends every other session. */
export const updatePassword = call({
  method: 'PUT',
  path: '/api/admin/account/password',
  does: 'Wijzigt je wachtwoord.',
  role: 'reader',
  reads: passwordChangeSchema,
  async handle(call) {
    const input = await readConfirmed(call, passwordChangeSchema)
    if (!input.ok) return input.why

    const { username } = call.get('admin')
    const weak = await whyWeakPassword(input.value.next, { username, ...(await findSettings()) })
    if (weak) return invalidInput(call, { next: [weak] })
    const hash = await hashNewPassword(call.get('admin'), input.value.next)
    if (!hash.ok) return refuseEntry(call, hash.why)
    await changePassword(call.get('admin'), hash.value)
    await endOthers(call)
    await noteOwn(call, 'password')
    return call.body(null, 204)
  },
})

/**
 * Creates a pending secret; `accept` activates it. Replacing an active second factor requires a
 * code of that factor.
 */
export const offer = call({
  method: 'POST',
  path: '/api/admin/account/second-factor',
  does: 'Maakt een sleutel voor inloggen in twee stappen. Staat dat al aan, dan hoort er een code bij.',
  role: 'reader',
  setsUp: true,
  reads: eitherSchema,
  answers: answerOf<SecondFactorOffer>({ secret: z.string(), qr: z.string() }),
  async handle(call) {
    const input = await readConfirmed(call, eitherSchema, 'code too')
    if (!input.ok) return input.why

    const { id, username } = call.get('admin')
    const secret = newSecret()
    await offerSecondFactor(id, await seal(secret))
    const { product } = await findSettings()
    const qr = renderSVG(otpAddress(username, product, secret), { border: 2 })
    return call.json({ secret, qr } satisfies SecondFactorOffer)
  },
})

/**
 * Activates the second factor. Ends every other session, because those logged in without a code.
 * The recovery codes are returned only here.
 */
export const accept = call({
  method: 'PUT',
  path: '/api/admin/account/second-factor',
  does: 'Zet inloggen in twee stappen aan.',
  role: 'reader',
  setsUp: true,
  reads: codeSchema,
  answers: recoveryCodes,
  async handle(call) {
    const input = await readInput(call, codeSchema, invalidInput)
    if (!input.ok) return input.why

    const { totpPending, totpSecret } = await ownRow(call)
    // The answer to an earlier try was lost.
    if (totpPending === null && totpSecret !== null) return invalidInput(call, { code: [isOn] })
    const key = totpPending === null ? undefined : await unseal(totpPending)
    const step = key === undefined ? undefined : stepOf(key, input.value.code)
    if (totpPending === null || step === undefined) {
      noteRefusal(addressOf(call), 'code', call.get('admin').username)
      return invalidInput(call, {
        code: ['Deze code klopt niet. Kijk of de klok van je telefoon goed staat.'],
      })
    }
    const recoveryCodes = newRecoveryCodes()
    await acceptSecondFactor(call.get('admin'), {
      secret: totpPending,
      step,
      codes: hashed(recoveryCodes),
    })
    await endOthers(call)
    await noteOwn(call, 'factor-on')
    return call.json({ recoveryCodes })
  },
})

export const drop = call({
  method: 'DELETE',
  path: '/api/admin/account/second-factor',
  does: 'Zet inloggen in twee stappen uit, met een code uit je app of een herstelcode.',
  role: 'reader',
  reads: eitherSchema,
  async handle(call) {
    const input = await readConfirmed(call, eitherSchema, 'code too')
    if (!input.ok) return input.why
    const { passkeys } = await ownRow(call)
    const { twoSteps } = await findSettings()
    if (passkeys.length === 0 && mustHaveTwoSteps(call.get('admin').role, twoSteps)) {
      return problem(call, 409, isCompulsory)
    }
    await dropSecondFactor(call.get('admin'))
    await noteOwn(call, 'factor-off')
    return call.body(null, 204)
  },
})

export const renewCodes = call({
  method: 'POST',
  path: '/api/admin/account/recovery-codes',
  does: 'Maakt nieuwe herstelcodes, met een code uit je app of een herstelcode.',
  role: 'reader',
  reads: eitherSchema,
  answers: recoveryCodes,
  async handle(call) {
    const input = await readConfirmed(call, eitherSchema, 'code too')
    if (!input.ok) return input.why
    if (!call.get('admin').hasSecondFactor) {
      return problem(call, 409, 'Zet eerst inloggen in twee stappen aan')
    }

    const recoveryCodes = newRecoveryCodes()
    await replaceRecoveryCodes(call.get('admin'), hashed(recoveryCodes))
    await noteOwn(call, 'recovery-codes')
    return call.json({ recoveryCodes })
  },
})

export const hashed = (codes: string[]) => codes.map((code) => sha256(plainRecoveryCode(code)))

/**
 * Reads input that must be confirmed with the password, so that a stolen session can't lock the
 * admin out. With 'code too' it also needs a code: for calls that would disable the second factor.
 */
export async function readConfirmed<Input extends { password: string; code?: string }>(
  call: AdminCall,
  schema: z.ZodType<Input>,
  asks: 'password' | 'code too' = 'password',
): Promise<Result<Input, Response>> {
  const input = await readInput(call, schema, invalidInput)
  if (!input.ok) return input

  const { password, code } = input.value
  const own = await confirmIdentity(
    call.get('admin'),
    { password, code, sessionKey: keyOf(call) },
    asks,
  )
  if (own.ok) return ok(input.value)
  if (own.why.status === 429) {
    const why = whyLoginFailed(own.why)
    call.header('retry-after', String(own.why.retryAfter))
    return refused(problem(call, 429, why, { fields: { password: [why] } }))
  }
  if (!own.why.needs || code) noteRefusal(addressOf(call), 'password', call.get('admin').username)
  if (!own.why.needs) {
    return refused(invalidInput(call, { password: ['Dit wachtwoord klopt niet'] }))
  }
  if (own.why.needs === 'recovery-code') {
    return refused(invalidInput(call, { code: [whyWrongCode(own.why.needs, code)] }))
  }
  if (own.why.needs === 'passkey' || (code && isProof(code))) {
    return refused(invalidInput(call, { code: [whyWrongCode(own.why.needs, code)] }))
  }
  return refused(invalidInput(call, { code: [code ? wrongCode : 'Vul de code in'] }))
}

export const noteOwn = (call: AdminCall, kind: AccountEventKind) =>
  noteAccountEvent(call.get('admin'), kind, { userAgent: call.req.header('user-agent') ?? '' })

export async function endOthers(call: AdminCall): Promise<void> {
  const key = keyOf(call)
  await revokeSessions(call.get('admin').id, key && sha256(key))
}

async function ownRow(call: AdminCall) {
  const admin = await findAdmin(call.get('admin').username)
  if (!admin) throw new Error('the caller is an admin')
  return admin
}
