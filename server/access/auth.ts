import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { AdminSession } from '#domain/access/admin-session.ts'
import { deviceName } from '#domain/access/device.ts'
import { isRecoveryCode, plainRecoveryCode } from '#domain/access/totp.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import {
  addSession,
  findAdmin,
  findSessionAdmin,
  listSessions,
  revokeSession,
} from '#server/db/access/admins.ts'
import { hasRecoveryCode, takeRecoveryCode, takeStep } from '#server/db/access/second-factor.ts'
import { networkOf } from '#server/http/address.ts'
import { isKnownDevice } from './known-device.ts'
import {
  limitsOf,
  noteRefused,
  noteRight,
  noteWrong,
  type Sender,
  secondsLeft,
} from './login-limits.ts'
import { hashPassword, isPassword } from './password.ts'
import { unseal } from './seal.ts'
import { sha256 } from './sha256.ts'
import { shortQueue } from './short-queue.ts'
import { stepOf } from './totp.ts'

export type Admin = { id: number; username: string }
export type Credentials = {
  username: string
  password: string
  /** Of the second factor, when the administrator has one. */
  code?: string
  /** What this browser got when it logged in before. */
  device?: string
}
export type NoEntry = { status: 401; needsCode?: boolean } | { status: 429; retryAfter: number }

/** A login is over when nobody used it for 12 hours, and after 30 days in any case. */
const idleLife = 12 * 60 * 60_000
const keyLife = 30 * 24 * 60 * 60_000
const keyShape = /^ppk_[\w-]{43}$/
// So that an unknown name takes as long as a known one with a wrong password.
const nobody = hashPassword(randomBytes(16).toString('hex'))

/**
 * A slow hash fills a core and its memory, so there is never more than one under way: the pages of
 * the site come first. It also makes a hundred guesses at once wait for each other's failures.
 */
const inPasswordTurn = shortQueue({ longest: 8, mostOfOne: 6 })
/** Recovery codes are looked up before that, quickly. Whoever makes up hundreds at once is a stranger. */
const inLookupTurn = shortQueue({ longest: 100, mostOfOne: 5 })

/** By then a full queue has moved on. */
const fullQueueSeconds = 1

/** HTTP Basic, with the password itself or with a session key in its place. */
export async function whoIs(
  credentials: Credentials,
  address: string,
): Promise<Result<Admin, NoEntry>> {
  const { username, password } = credentials
  if (isSessionKey(password)) {
    const admin = await findSessionAdmin(username, sha256(password), idleLife)
    return admin ? ok(admin) : refused({ status: 401 })
  }
  return judge(credentials, await senderOf(credentials, address))
}

/**
 * For what is too much to do with a session alone: is the administrator there as well? Who has one
 * is no stranger, so nobody else can keep them from it.
 */
export async function isReallyThere(
  { username }: Admin,
  proof: { password: string; code?: string; sessionKey?: string },
  asks: 'password' | 'code too',
): Promise<Result<Admin, NoEntry>> {
  const { sessionKey = '', ...given } = proof
  const sender: Sender = { kind: 'session', from: sha256(sessionKey) }
  return judge({ username, ...given }, sender, asks)
}

/** The hash of a new password, made in the same queue. */
export async function hashNewPassword(
  { username }: Admin,
  password: string,
): Promise<Result<string, NoEntry>> {
  const place = { from: username, goesFirst: true }
  const hash = await inPasswordTurn(place, () => hashPassword(password))
  return hash.ok ? hash : refused({ status: 429, retryAfter: fullQueueSeconds })
}

/** Nothing slow happens here: it decides who may pass a crowd. */
async function senderOf(
  { username, code = '', device = '' }: Credentials,
  address: string,
): Promise<Sender> {
  const network = networkOf(address)
  if (isRecoveryCode(code)) {
    const hash = sha256(plainRecoveryCode(code))
    const isTheirs = await inLookupTurn({ from: network }, async () => {
      // Pages come in between.
      await setImmediate()
      return hasRecoveryCode(username, hash)
    })
    if (isTheirs.ok && isTheirs.value) return { kind: 'recovery code', from: hash }
  }
  if (await isKnownDevice(username, device)) return { kind: 'device', from: device }
  return { kind: 'stranger', from: network }
}

async function judge(
  credentials: Credentials,
  sender: Sender,
  asks: 'password' | 'code too' = 'code too',
): Promise<Result<Admin, NoEntry>> {
  const place = { from: sender.from, goesFirst: sender.kind !== 'stranger' }
  const judged = await inPasswordTurn(place, () => checkPassword(credentials, sender, asks))
  return judged.ok ? judged.value : refused({ status: 429, retryAfter: fullQueueSeconds })
}

async function checkPassword(
  { username, password, code }: Credentials,
  sender: Sender,
  asks: 'password' | 'code too',
): Promise<Result<Admin, NoEntry>> {
  const limits = limitsOf(username, sender)
  const retryAfter = await secondsLeft(limits)
  if (retryAfter > 0) {
    await noteRefused(username)
    return refused({ status: 429, retryAfter })
  }
  const admin = await findAdmin(username)
  const isRight = await isPassword(password, admin?.passwordHash ?? (await nobody))
  if (!admin || !isRight) {
    await noteWrong(limits, 'passwords')
    return refused({ status: 401 })
  }
  if (asks === 'code too' && admin.totpSecret !== null) {
    if (!code) return refused({ status: 401, needsCode: true })
    if (!(await isCode(admin, code))) {
      await noteWrong(limits, 'codes')
      return refused({ status: 401, needsCode: true })
    }
  }
  await noteRight(limits)
  return ok({ id: admin.id, username: admin.username })
}

/** A code of the telephone or one of the ten others; each of them is good for one login. */
async function isCode(
  { id, totpSecret }: { id: number; totpSecret: string | null },
  code: string,
): Promise<boolean> {
  const key = totpSecret === null ? undefined : await unseal(totpSecret)
  const step = key === undefined ? undefined : stepOf(key, code)
  if (step !== undefined) return takeStep(id, step)
  return takeRecoveryCode(id, sha256(plainRecoveryCode(code)))
}

/** A key that stands in for the password: random, kept as a hash, and over by itself. */
export async function startSession(
  admin: Admin,
  { userAgent, replaces }: { userAgent: string; replaces?: string },
): Promise<{ key: string; expiresAt: Date }> {
  const key = `ppk_${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(Date.now() + keyLife)
  await addSession({
    adminId: admin.id,
    keyHash: sha256(key),
    device: deviceName(userAgent),
    expiresAt,
  })
  if (replaces) await revokeSession(sha256(replaces))
  return { key, expiresAt }
}

export async function listOwnSessions(admin: Admin, key?: string): Promise<AdminSession[]> {
  const sessions = await listSessions(admin.id, idleLife)
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
