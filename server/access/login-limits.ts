import { maxFailuresPerDay, secondsLeftToday, secondsToWait } from '#domain/access/login-delay.ts'
import { plainUsername } from '#domain/access/username.ts'
import type { RefusedLogins } from '#domain/admin/dashboard.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import {
  addLoginAttempts,
  clearLoginAttempts,
  listLoginAttempts,
} from '#server/db/access/login-attempts.ts'
import { sha256 } from './sha256.ts'

/** The client that tries to log in. A stranger is known by the IP address only. */
export type Sender = {
  kind: 'stranger' | 'device' | 'recovery code' | 'session'
  /** The network, device, code or session whose failures are counted together. */
  from: string
}

/** Failures per network before a delay, more than per account: a whole office may share one. */
const freePerNetwork = 30

type Wait = { key: string; free?: number }
export type Limits = { waits: Wait[]; days: { passwords: string; codes?: string } }

/**
 * The counters for this sender and username, whether or not the account exists. Strangers share the
 * counters of the account, so that many IP addresses allow no more guesses than one. Other senders
 * don't share them, so that strangers can't lock them out.
 */
export function limitsOf(typed: string, { kind, from }: Sender, now = new Date()): Limits {
  // Another spelling of a name must not allow more guesses.
  const username = plainUsername(typed)
  const isStranger = kind === 'stranger'
  // One daily counter for all recovery codes: ten codes must not allow ten times the guesses.
  const group = isStranger || kind === 'recovery code' ? '' : from
  const today = (what: string) => keyOf(what, amsterdamDay(now), username, kind, group)
  return {
    waits: [
      { key: keyOf('sender', username, kind, from) },
      ...(isStranger ? [{ key: accountKey(username) }] : []),
      ...(isStranger ? [{ key: keyOf('address', from), free: freePerNetwork }] : []),
    ],
    days: { passwords: today('passwords'), codes: today('codes') },
  }
}

/** The counters for tokens of password links that don't exist. They belong to no account. */
export function limitsOfLinks(network: string, now = new Date()): Limits {
  return {
    waits: [{ key: keyOf('link', network), free: freePerNetwork }],
    days: { passwords: keyOf('links', amsterdamDay(now), network) },
  }
}

/** The counters for passkeys that open nothing. They belong to no account. */
export function limitsOfPasskeys(network: string, now = new Date()): Limits {
  return {
    waits: [{ key: keyOf('passkey', network), free: freePerNetwork }],
    days: { passwords: keyOf('passkeys', amsterdamDay(now), network) },
  }
}

/** @returns the seconds until this sender may try again, or 0 when that is now */
export async function secondsLeft({ waits, days }: Limits, now = new Date()): Promise<number> {
  const keys = [...waits.map(({ key }) => key), ...Object.values(days)]
  const attempts = new Map((await listLoginAttempts(keys)).map((each) => [each.key, each]))
  const failures = (key = '') => attempts.get(key)?.failures ?? 0
  if (
    failures(days.passwords) >= maxFailuresPerDay.passwords ||
    failures(days.codes) >= maxFailuresPerDay.codes
  ) {
    return secondsLeftToday(now)
  }
  const left = waits.map(({ key, free }) => {
    const since = now.getTime() - (attempts.get(key)?.lastAt.getTime() ?? 0)
    return Math.ceil(secondsToWait(failures(key), free) - since / 1_000)
  })
  return Math.max(0, ...left)
}

export async function countFailure(
  limits: Limits,
  what: keyof typeof maxFailuresPerDay,
): Promise<void> {
  const { waits, days } = limits
  await addLoginAttempts([...waits.map(({ key }) => key), days[what] ?? days.passwords])
}

/** Resets the delays. The daily counts stay until the day is over. */
export async function clearFailures({ waits }: Limits): Promise<void> {
  await clearLoginAttempts(waits.map(({ key }) => key))
}

/** Counted for the dashboard: a login was delayed. */
export async function countRefused(username: string, now = new Date()): Promise<void> {
  await addLoginAttempts([refusedKey(username, amsterdamDay(now))])
}

/**
 * Resets the failures of strangers, for an account with a new password that they never guessed at.
 */
export async function liftLimits(username: string): Promise<void> {
  const { waits, days } = limitsOf(username, { kind: 'stranger', from: '' })
  await clearLoginAttempts([...waits.map(({ key }) => key), ...Object.values(days)])
}

const dayMs = 24 * 60 * 60_000

/** The delayed logins of today and yesterday, for accounts that had any. */
export async function listRefusedLogins(
  usernames: string[],
  now = new Date(),
): Promise<RefusedLogins[]> {
  const days = [now, new Date(now.getTime() - dayMs)].map(amsterdamDay)
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
const refusedKey = (username: string, day: string) => keyOf('refused', day, plainUsername(username))

/** Hashed, so that keys don't reveal usernames and no username can collide with another key. */
function keyOf(...parts: string[]): string {
  return sha256(JSON.stringify(parts))
}
