import { createHash, randomBytes } from 'node:crypto'
import { secondsToWait } from '#domain/login-delay.ts'
import { ok, type Result, refused } from '#domain/result.ts'
import {
  addFailedLogin,
  addSession,
  clearFailedLogins,
  findAdmin,
  findLoginAttempts,
  findSessionAdmin,
} from './db/admins.ts'
import { hashPassword, isPassword } from './password.ts'

export type Admin = { id: number; username: string }
export type Credentials = { username: string; password: string }
export type NoEntry = { status: 401 } | { status: 429; retryAfter: number }

const keyLife = 12 * 60 * 60 * 1_000
const keyShape = /^ppk_[\w-]{43}$/

// So that an unknown name takes as long as a known one with a wrong password.
const nobody = hashPassword(randomBytes(16).toString('hex'))

/** HTTP Basic, with the password itself or with a session key in its place. */
export async function whoIs(
  { username, password }: Credentials,
  address: string,
): Promise<Result<Admin, NoEntry>> {
  if (isSessionKey(password)) {
    const admin = await findSessionAdmin(username, sha256(password))
    return admin ? ok(admin) : refused({ status: 401 })
  }

  const key = sha256(`${username}\n${address}`)
  const wait = await secondsLeft(key)
  if (wait > 0) return refused({ status: 429, retryAfter: wait })

  const admin = await findAdmin(username)
  const isRight = await isPassword(password, admin?.passwordHash ?? (await nobody))
  if (!admin || !isRight) {
    await addFailedLogin(key)
    return refused({ status: 401 })
  }
  await clearFailedLogins(key)
  return ok({ id: admin.id, username: admin.username })
}

/** A key that stands in for the password: random, kept as a hash, and over by itself. */
export async function startSession(admin: Admin): Promise<{ key: string; expiresAt: Date }> {
  const key = `ppk_${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(Date.now() + keyLife)
  await addSession(admin.id, sha256(key), expiresAt)
  return { key, expiresAt }
}

export function isSessionKey(password: string): boolean {
  return keyShape.test(password)
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function secondsLeft(key: string): Promise<number> {
  const attempts = await findLoginAttempts(key)
  if (!attempts) return 0
  const since = (Date.now() - attempts.lastAt.getTime()) / 1_000
  return Math.ceil(secondsToWait(attempts.failures) - since)
}
