import { createHash, randomBytes } from 'node:crypto'
import type { AdminSession } from '#domain/admin-session.ts'
import { deviceName } from '#domain/device.ts'
import { secondsToWait } from '#domain/login-delay.ts'
import { ok, type Result, refused } from '#domain/result.ts'
import { plainRecoveryCode } from '#domain/totp.ts'
import { networkOf } from './address.ts'
import {
  addFailedLogin,
  addSession,
  clearFailedLogins,
  findAdmin,
  findLoginAttempts,
  findSessionAdmin,
  listSessions,
  revokeSession,
} from './db/admins.ts'
import { takeRecoveryCode, takeStep } from './db/second-factor.ts'
import { inTurn } from './in-turn.ts'
import { isKnownDevice } from './known-device.ts'
import { hashPassword, isPassword } from './password.ts'
import { unseal } from './seal.ts'
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
/** One address may mistype more often than one account: a whole office shares it. */
const freePerAddress = 30

// So that an unknown name takes as long as a known one with a wrong password.
const nobody = hashPassword(randomBytes(16).toString('hex'))

/** HTTP Basic, with the password itself or with a session key in its place. */
export async function whoIs(
  credentials: Credentials,
  address: string,
): Promise<Result<Admin, NoEntry>> {
  const { username, password, device = '' } = credentials
  if (isSessionKey(password)) {
    const admin = await findSessionAdmin(username, sha256(password), idleLife)
    return admin ? ok(admin) : refused({ status: 401 })
  }
  // In turn, or a hundred guesses at once would all come before the first failure is known.
  const from = (await isKnownDevice(username, device)) ? device : networkOf(address)
  return inTurn(from, () => checkPassword(credentials, from))
}

/** For what is too much to do with a session alone: is the administrator there as well? */
export async function isOwnPassword(
  { username }: Admin,
  password: string,
  address: string,
): Promise<Result<Admin, NoEntry>> {
  const from = networkOf(address)
  return inTurn(from, () => checkPassword({ username, password }, from, 'password'))
}

async function checkPassword(
  { username, password, code }: Credentials,
  from: string,
  asked: 'password' | 'all' = 'all',
): Promise<Result<Admin, NoEntry>> {
  const account = { key: sha256(`${username}\n${from}`), free: undefined }
  const everyone = { key: sha256(from), free: freePerAddress }
  const wait = Math.max(await secondsLeft(account), await secondsLeft(everyone))
  if (wait > 0) return refused({ status: 429, retryAfter: wait })

  const admin = await findAdmin(username)
  const isRight = await isPassword(password, admin?.passwordHash ?? (await nobody))
  const needsCode = asked === 'all' && isRight && Boolean(admin?.totpSecret)
  if (needsCode && !code) return refused({ status: 401, needsCode })
  if (!admin || !isRight || (needsCode && !(await isCode(admin, code ?? '')))) {
    await addFailedLogin(account.key)
    await addFailedLogin(everyone.key)
    return refused({ status: 401, needsCode })
  }
  await clearFailedLogins([account.key, everyone.key])
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

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function secondsLeft({ key, free }: { key: string; free?: number }): Promise<number> {
  const attempts = await findLoginAttempts(key)
  if (!attempts) return 0
  const since = (Date.now() - attempts.lastAt.getTime()) / 1_000
  return Math.ceil(secondsToWait(attempts.failures, free) - since)
}
