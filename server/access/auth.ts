import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { AdminSession } from '#domain/access/admin-session.ts'
import { deviceName } from '#domain/access/device.ts'
import type { NeededCode } from '#domain/access/login.ts'
import { isProof } from '#domain/access/passkey.ts'
import type { Signed } from '#domain/access/passkey-schema.ts'
import type { Role } from '#domain/access/role.ts'
import { isRecoveryCode, plainRecoveryCode } from '#domain/access/totp.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import {
  addSession,
  findAdmin,
  findSessionAdmin,
  listSessions,
  revokeSession,
} from '#server/db/access/admins.ts'
import { findPasskeyAdmin } from '#server/db/access/passkeys.ts'
import { hasRecoveryCode, takeRecoveryCode, takeStep } from '#server/db/access/second-factor.ts'
import { networkOf } from '#server/http/address.ts'
import { shortQueue } from '#server/short-queue.ts'
import { isKnownDevice } from './known-device.ts'
import {
  clearFailures,
  countFailure,
  countRefused,
  limitsOf,
  limitsOfPasskeys,
  type Sender,
  secondsLeft,
} from './login-limits.ts'
import { isOwnProof, isSignedBy, usable } from './passkeys.ts'
import { hashPassword, isPassword } from './password.ts'
import { unseal } from './seal.ts'
import { sha256 } from './sha256.ts'
import { stepOf } from './totp.ts'

export type Admin = {
  id: number
  username: string
  role: Role
  /** Whether a login takes two steps. */
  hasSecondFactor: boolean
}
export type Credentials = {
  username: string
  password: string
  /** The code of the second factor, if the account has one. */
  code?: string
  /** The device token that this browser got at an earlier login. */
  device?: string
}
export type LoginRefusal =
  /** `hasPasskey`: one that works here may take the place of the code. */
  { status: 401; needs?: NeededCode; hasPasskey?: boolean } | { status: 429; retryAfter: number }

/** A session ends after 12 hours without use, and after 30 days in any case. */
export const maxIdleMs = 12 * 60 * 60_000
const maxSessionMs = 30 * 24 * 60 * 60_000
const keyShape = /^ppk_[\w-]{43}$/
// Checked for unknown usernames, so that they take as long as a wrong password.
const dummyHash = hashPassword(randomBytes(16).toString('hex'))

/**
 * Hashing takes a full core and much memory, so only one runs at a time and pages stay fast. It
 * also makes parallel guesses wait for each other's failures to be counted.
 */
const passwords = shortQueue({ maxLength: 8, maxPerSender: 6 })
/**
 * Recovery codes are looked up before the password check, in a queue of their own. A sender with
 * too many lookups at once counts as a stranger.
 */
const lookups = shortQueue({ maxLength: 100, maxPerSender: 5 })

/** The Retry-After of a full queue, which has moved on by then. */
export const fullQueueSeconds = 1

/** Whether a stranger with a password is refused, whatever it is. */
export const arePasswordsFull = (): boolean => passwords.isFull()

/** Authenticates HTTP Basic credentials: the password, or a session key in its place. */
export async function whoIs(
  credentials: Credentials,
  address: string,
): Promise<Result<Admin, LoginRefusal>> {
  const { username, password } = credentials
  if (isSessionKey(password)) {
    const admin = await findSessionAdmin(username, sha256(password), maxIdleMs)
    return admin ? ok(admin) : refused({ status: 401 })
  }
  return checkInQueue(credentials, await senderOf(credentials, address))
}

/**
 * Confirms the password for actions that a session alone may not do. Failures are counted per
 * session, so that strangers can't lock a logged-in admin out.
 */
export async function confirmIdentity(
  { username }: Pick<Admin, 'username'>,
  proof: { password: string; code?: string; sessionKey?: string },
  requires: 'password' | 'code too',
): Promise<Result<Admin, LoginRefusal>> {
  const { sessionKey = '', ...given } = proof
  const sender: Sender = { kind: 'session', from: sha256(sessionKey) }
  return checkInQueue({ username, ...given }, sender, requires)
}

/** Hashes a new password, in the same queue as the password checks. */
export async function hashNewPassword(
  { username }: Pick<Admin, 'username'>,
  password: string,
): Promise<Result<string, LoginRefusal>> {
  const place = { from: username, hasPriority: true }
  const hash = await passwords.inTurn(place, () => hashPassword(password))
  return hash.ok ? hash : refused({ status: 429, retryAfter: fullQueueSeconds })
}

/** Classifies the sender, to decide who may skip the queue. So nothing slow happens here. */
async function senderOf(
  { username, code = '', device = '' }: Credentials,
  address: string,
): Promise<Sender> {
  const network = networkOf(address)
  if (isRecoveryCode(code)) {
    const hash = sha256(plainRecoveryCode(code))
    const isOwn = await lookups.inTurn({ from: network }, async () => {
      // Yields to page requests.
      await setImmediate()
      return hasRecoveryCode(username, hash)
    })
    if (isOwn.ok && isOwn.value) return { kind: 'recovery code', from: hash }
  }
  if (await isKnownDevice(username, device)) return { kind: 'device', from: device }
  return { kind: 'stranger', from: network }
}

async function checkInQueue(
  credentials: Credentials,
  sender: Sender,
  requires: 'password' | 'code too' = 'code too',
): Promise<Result<Admin, LoginRefusal>> {
  const place = { from: sender.from, hasPriority: sender.kind !== 'stranger' }
  const checked = await passwords.inTurn(place, () => checkPassword(credentials, sender, requires))
  return checked.ok ? checked.value : refused({ status: 429, retryAfter: fullQueueSeconds })
}

async function checkPassword(
  { username, password, code }: Credentials,
  sender: Sender,
  requires: 'password' | 'code too',
): Promise<Result<Admin, LoginRefusal>> {
  const limits = limitsOf(username, sender)
  const retryAfter = await secondsLeft(limits)
  if (retryAfter > 0) {
    await countRefused(username)
    return refused({ status: 429, retryAfter })
  }
  const admin = await findAdmin(username)
  const isRight = await isPassword(password, admin?.passwordHash ?? (await dummyHash))
  if (!admin || !isRight) {
    await countFailure(limits, 'passwords')
    return refused({ status: 401 })
  }
  const who = adminOf(admin)
  if (requires === 'code too' && who.hasSecondFactor) {
    const secret = admin.totpSecret === null ? undefined : await unseal(admin.totpSecret)
    const hasPasskey = usable(admin.passkeys).length > 0
    const other = hasPasskey ? 'passkey' : 'recovery-code'
    const needs = secret === undefined ? other : 'code'
    if (!code) return refused({ status: 401, needs, hasPasskey })
    if (!(await isCode(admin.id, secret, code))) {
      await countFailure(limits, 'codes')
      return refused({ status: 401, needs, hasPasskey })
    }
  }
  await clearFailures(limits)
  return ok(who)
}

type Row = NonNullable<Awaited<ReturnType<typeof findAdmin>>>

const adminOf = ({ id, username, role, totpSecret, passkeys }: Row): Admin => ({
  id,
  username,
  role,
  hasSecondFactor: totpSecret !== null || passkeys.length > 0,
})

/**
 * A login by a passkey alone, which knows its owner. A signature can't be guessed, so nobody is locked out by
 * others: failures count for a network, or for a browser that this account knows.
 */
export async function logInWithPasskey(
  signed: Signed,
  address: string,
  device: string,
): Promise<Result<Admin, LoginRefusal>> {
  const found = await findPasskeyAdmin(signed.response.id)
  const isKnown = found !== undefined && (await isKnownDevice(found.admin.username, device))
  const limits = isKnown
    ? limitsOf(found.admin.username, { kind: 'device', from: device })
    : limitsOfPasskeys(networkOf(address))
  const retryAfter = await secondsLeft(limits)
  if (retryAfter > 0) return refused({ status: 429, retryAfter })
  const isRight =
    found !== undefined &&
    usable([found.passkey]).length > 0 &&
    (await isSignedBy({ adminId: found.admin.id, passkey: found.passkey }, signed, 'login'))
  if (!isRight) {
    await countFailure(limits, 'passwords')
    return refused({ status: 401 })
  }
  await clearFailures(limits)
  return ok(adminOf(found.admin))
}

/** Accepts a code of the authenticator app, what a passkey signed, or a recovery code. Each works once. */
async function isCode(id: number, secret: string | undefined, code: string): Promise<boolean> {
  if (isProof(code)) return isOwnProof(id, code)
  const step = secret === undefined ? undefined : stepOf(secret, code)
  if (step !== undefined) return takeStep(id, step)
  return takeRecoveryCode(id, sha256(plainRecoveryCode(code)))
}

/**
 * Starts a session: a random key that replaces the password, stored as a hash and with an expiry.
 */
export async function startSession(
  admin: Pick<Admin, 'id'>,
  { userAgent, replaces }: { userAgent: string; replaces?: string },
): Promise<{ key: string; expiresAt: Date }> {
  const key = `ppk_${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(Date.now() + maxSessionMs)
  await addSession({
    adminId: admin.id,
    keyHash: sha256(key),
    device: deviceName(userAgent),
    expiresAt,
  })
  if (replaces) await revokeSession(sha256(replaces))
  return { key, expiresAt }
}

export async function listSessionsOf(adminId: number, key?: string): Promise<AdminSession[]> {
  const sessions = await listSessions(adminId, maxIdleMs)
  return sessions.map(({ keyHash, createdAt, lastUsedAt, ...session }) => ({
    ...session,
    isCurrent: key !== undefined && keyHash === sha256(key),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

export function isSessionKey(password: string): boolean {
  return keyShape.test(password)
}
