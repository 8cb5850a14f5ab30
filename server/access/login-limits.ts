import { mostPerDay, secondsLeftToday, secondsToWait } from '#domain/access/login-delay.ts'
import type { RefusedLogins } from '#domain/admin/dashboard.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import {
  addLoginAttempts,
  clearLoginAttempts,
  listLoginAttempts,
} from '#server/db/access/login-attempts.ts'
import { sha256 } from './sha256.ts'

/** Who tries to come in. Who can prove nothing but an address is a stranger. */
export type Sender = {
  kind: 'stranger' | 'device' | 'recovery code' | 'session'
  /** Which network, device, code or session: its mistakes are counted together. */
  from: string
}

/** One address may mistype more often than one account: a whole office shares it. */
const freePerAddress = 30

type Wait = { key: string; free?: number }
export type Limits = { waits: Wait[]; days: Record<keyof typeof mostPerDay, string> }

/**
 * Where the mistakes of this sender with this name are counted, whether or not there is such an
 * account. Strangers share the limits of the account, so that many addresses are worth no more than
 * one; and share them with nobody else, so that they keep out none but each other.
 */
export function limitsOf(username: string, { kind, from }: Sender, now = new Date()): Limits {
  const isStranger = kind === 'stranger'
  // Ten codes are not ten times the guesses.
  const group = isStranger || kind === 'recovery code' ? '' : from
  const today = (what: string) => keyOf(what, amsterdamDay(now), username, kind, group)
  return {
    waits: [
      { key: keyOf('sender', username, kind, from) },
      ...(isStranger ? [{ key: accountKey(username) }] : []),
      ...(isStranger ? [{ key: keyOf('address', from), free: freePerAddress }] : []),
    ],
    days: { passwords: today('passwords'), codes: today('codes') },
  }
}

/** @returns the seconds until this sender may try again, or 0 when that is now */
export async function secondsLeft({ waits, days }: Limits, now = new Date()): Promise<number> {
  const keys = [...waits.map(({ key }) => key), days.passwords, days.codes]
  const attempts = new Map((await listLoginAttempts(keys)).map((each) => [each.key, each]))
  const failures = (key: string) => attempts.get(key)?.failures ?? 0
  if (
    failures(days.passwords) >= mostPerDay.passwords ||
    failures(days.codes) >= mostPerDay.codes
  ) {
    return secondsLeftToday(now)
  }
  const left = waits.map(({ key, free }) => {
    const since = now.getTime() - (attempts.get(key)?.lastAt.getTime() ?? 0)
    return Math.ceil(secondsToWait(failures(key), free) - since / 1_000)
  })
  return Math.max(0, ...left)
}

export async function noteWrong(limits: Limits, what: keyof typeof mostPerDay): Promise<void> {
  await addLoginAttempts([...limits.waits.map(({ key }) => key), limits.days[what]])
}

/** Nobody has to wait any longer; what went wrong today stays counted until the day is over. */
export async function noteRight({ waits }: Limits): Promise<void> {
  await clearLoginAttempts(waits.map(({ key }) => key))
}

/** For the dashboard: somebody had to wait. */
export async function noteRefused(username: string, now = new Date()): Promise<void> {
  await addLoginAttempts([refusedKey(username, amsterdamDay(now))])
}

/** What strangers got wrong no longer counts: for an account that gets a password they never guessed at. */
export async function liftLimits(username: string): Promise<void> {
  const { waits, days } = limitsOf(username, { kind: 'stranger', from: '' })
  await clearLoginAttempts([...waits.map(({ key }) => key), days.passwords, days.codes])
}

const aDay = 24 * 60 * 60_000

/** Of today and yesterday, for the accounts that had any. */
export async function listRefusedLogins(
  usernames: string[],
  now = new Date(),
): Promise<RefusedLogins[]> {
  const days = [now, new Date(now.getTime() - aDay)].map(amsterdamDay)
  const keysOf = (username: string) => days.map((day) => refusedKey(username, day))
  const all = await listLoginAttempts(usernames.flatMap(keysOf))
  return usernames.flatMap((username) => {
    const own = all.filter(({ key }) => keysOf(username).includes(key))
    if (own.length === 0) return []
    const lastAt = new Date(Math.max(...own.map((each) => each.lastAt.getTime()))).toISOString()
    return [{ username, count: own.reduce((sum, { failures }) => sum + failures, 0), lastAt }]
  })
}

const accountKey = (username: string) => keyOf('account', username)
const refusedKey = (username: string, day: string) => keyOf('refused', day, username)

/** Which can't be read back, and which no name can be chosen to hit. */
function keyOf(...parts: string[]): string {
  return sha256(JSON.stringify(parts))
}
