import {
  type Login,
  loginSchema,
  type NeededCode,
  sessionSchema,
  whyLoginFailed,
  whyWrongCode,
} from '#domain/access/login.ts'
import { isProof, wrongPasskey } from '#domain/access/passkey.ts'
import { plainRecoveryCode } from '#domain/access/totp.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { ownVisitKey } from '#domain/statistics/own-visit.ts'
import { dropDrafts } from './drafts.ts'
import { keepRole } from './role.ts'

/** The password is a session key that the server issued. */
export type Credentials = Login

const keys = {
  flag: 'adminAuth',
  credentials: 'adminCredentials',
  /** Set while the account must set up its second step first. */
  setUp: 'adminMustSetUp',
  /**
   * Kept after logging out: a known device is not delayed by others' failed logins at the same
   * address.
   */
  device: 'parkeerpiloot.apparaat',
}

const loggedOut = 'admin-logged-out'

/** The credentials of this tab, which survive a reload. */
export function findCredentials(): Credentials | undefined {
  if (sessionStorage.getItem(keys.flag) !== 'true') return undefined
  try {
    return loginSchema.parse(JSON.parse(sessionStorage.getItem(keys.credentials) ?? ''))
  } catch {
    return undefined
  }
}

/** Why a login failed, and what it requires: a code of the second factor, or a delay. */
export type LoginRefusal = { why: string; needs?: NeededCode | 'time'; hasPasskey?: boolean }

/**
 * Checks the password, then exchanges it for a session key, so that the browser stores no password.
 * The tab's previous key is replaced. A code is valid once, so with a code the check is skipped.
 */
export async function logIn(
  login: Login,
  code?: string,
): Promise<Result<Credentials, LoginRefusal>> {
  try {
    const probe = code ? undefined : await callWith(login, '/api/admin/dashboard')
    // One that must set up its second step gets a session for that.
    if (probe && !probe.ok && !asksToSetUp(probe)) return refused(refusalOf(probe))

    const body = JSON.stringify({ replaces: findCredentials()?.password })
    const opened = await callWith(login, '/api/admin/sessions', { method: 'POST', body }, code)
    if (!opened.ok) return refused(refusalOf(opened, code))

    return ok(keepSession(await opened.json()))
  } catch {
    return refused({ why: whyLoginFailed('none') })
  }
}

/** Exchanges what a passkey signed for a session key: a login without a password. */
export async function logInWithPasskey(signed: object): Promise<Result<Credentials, LoginRefusal>> {
  try {
    const device = localStorage.getItem(keys.device)
    const opened = await fetch('/api/passkey-login', {
      method: 'POST',
      headers: {
        ...ownPage,
        'content-type': 'application/json',
        ...(device && { 'x-login-device': device }),
      },
      body: JSON.stringify({ ...signed, replaces: findCredentials()?.password }),
      cache: 'no-store',
    })
    if (opened.status === 401) return refused({ why: wrongPasskey })
    if (!opened.ok) return refused(refusalOf(opened))
    return ok(keepSession(await opened.json()))
  } catch {
    return refused({ why: whyLoginFailed('none') })
  }
}

function keepSession(answer: unknown): Credentials {
  const { username, key, device, role, mustSetUp } = sessionSchema.parse(answer)
  if (device) localStorage.setItem(keys.device, device)
  const credentials = { username, password: key }
  sessionStorage.setItem(keys.credentials, JSON.stringify(credentials))
  sessionStorage.setItem(keys.flag, 'true')
  keepRole(role)
  keepMustSetUp(mustSetUp)
  localStorage.setItem(ownVisitKey, 'ja')
  return credentials
}

export function logOut(): void {
  const credentials = findCredentials()
  forget()
  localStorage.removeItem(ownVisitKey)
  if (!credentials) return

  // Not awaited: without a response the key expires by itself.
  const revoke = { method: 'DELETE', keepalive: true }
  callWith(credentials, '/api/admin/sessions', revoke).catch(() => undefined)

  const others = new BroadcastChannel(loggedOut)
  others.postMessage(credentials.password)
  others.close()
}

/** A tab that was opened from another one shares its key, and logs out with it. */
export function onLoggedOutElsewhere(leave: () => void): () => void {
  const others = new BroadcastChannel(loggedOut)
  others.onmessage = ({ data: key }) => {
    if (findCredentials()?.password !== key) return
    forget()
    leave()
  }
  return () => others.close()
}

function forget(): void {
  const username = findCredentials()?.username
  if (username) dropDrafts(username)
  sessionStorage.removeItem(keys.flag)
  sessionStorage.removeItem(keys.credentials)
  keepMustSetUp(false)
  keepRole(undefined)
}

/** Whether the account must set up a second step before anything else. The server checks every call anyway. */
export const mustSetUp = (): boolean => sessionStorage.getItem(keys.setUp) === 'true'

export function keepMustSetUp(must = false): void {
  if (must) sessionStorage.setItem(keys.setUp, 'true')
  else sessionStorage.removeItem(keys.setUp)
}

const asksToSetUp = ({ status, headers }: Response) =>
  status === 403 && headers.get('x-login-needs') === 'second-step'

/** Prevents the browser's own password prompt on a 401. */
export const ownPage = { 'x-requested-with': 'fetch' }

/** HTTP Basic, in UTF-8. */
export function basic({ username, password }: Credentials): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}

function callWith(
  login: Login,
  path: string,
  init: RequestInit = {},
  code?: string,
): Promise<Response> {
  const device = localStorage.getItem(keys.device)
  return fetch(path, {
    ...init,
    headers: {
      ...ownPage,
      ...(device && { 'x-login-device': device }),
      authorization: basic(login),
      // Also without a body: another site cannot send this content type without a preflight.
      ...(init.method && { 'content-type': 'application/json' }),
      // A header accepts only ASCII, and a valid code contains nothing else.
      ...(code && {
        'x-login-code': isProof(code) ? code : plainRecoveryCode(code) || 'geen',
      }),
    },
    credentials: 'include',
    cache: 'no-store',
  })
}

function refusalOf({ status, headers }: Response, code?: string): LoginRefusal {
  // Only a correct password reveals that a code is needed.
  const needs = status === 401 ? headers.get('x-login-needs') : null
  if (needs === 'code' || needs === 'passkey' || needs === 'recovery-code') {
    const hasPasskey = headers.has('x-login-passkey')
    return { why: whyWrongCode(needs, code), needs, hasPasskey }
  }
  const retryAfter = Number(headers.get('retry-after'))
  return {
    why: whyLoginFailed({ status, retryAfter }),
    needs: status === 429 ? 'time' : undefined,
  }
}
