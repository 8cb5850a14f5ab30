import { type Login, loginSchema, sessionSchema, whyLoginFailed } from '#domain/access/login.ts'
import { plainRecoveryCode } from '#domain/access/totp.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { ownVisitKey } from '#domain/statistics/own-visit.ts'

/** In place of the password: the session key that the server handed out. */
export type Credentials = Login

const keys = {
  flag: 'adminAuth',
  credentials: 'adminCredentials',
  /** Stays after logging out: with it, others at this address can't keep us waiting. */
  device: 'parkeerpiloot.apparaat',
}

const loggedOut = 'admin-logged-out'

/** Who is logged in, in this tab, also after a reload. */
export function findCredentials(): Credentials | undefined {
  if (sessionStorage.getItem(keys.flag) !== 'true') return undefined
  try {
    return loginSchema.parse(JSON.parse(sessionStorage.getItem(keys.credentials) ?? ''))
  } catch {
    return undefined
  }
}

/** Why a login failed, and what it needs: a code of the second factor, or time. */
export type LoginRefusal = { why: string; needs?: 'code' | 'time' }

/**
 * Probes with the password, and then trades it for a key: the browser keeps no password. A key that
 * this tab had until now is replaced. A code opens one door only, so with one there is no probe.
 */
export async function logIn(
  login: Login,
  code?: string,
): Promise<Result<Credentials, LoginRefusal>> {
  try {
    const probe = code ? undefined : await callWith(login, '/api/admin/dashboard')
    if (probe && !probe.ok) return refused(refusalOf(probe))

    const body = JSON.stringify({ replaces: findCredentials()?.password })
    const opened = await callWith(login, '/api/admin/sessions', { method: 'POST', body }, code)
    if (!opened.ok) return refused(refusalOf(opened))

    const { username, key, device } = sessionSchema.parse(await opened.json())
    if (device) localStorage.setItem(keys.device, device)
    const credentials = { username, password: key }
    sessionStorage.setItem(keys.credentials, JSON.stringify(credentials))
    sessionStorage.setItem(keys.flag, 'true')
    localStorage.setItem(ownVisitKey, 'ja')
    return ok(credentials)
  } catch {
    return refused({ why: whyLoginFailed('none') })
  }
}

export function logOut(): void {
  const credentials = findCredentials()
  forget()
  localStorage.removeItem(ownVisitKey)
  if (!credentials) return

  // Nobody waits for it: without an answer the key is over by itself.
  const revoke = { method: 'DELETE', keepalive: true }
  callWith(credentials, '/api/admin/sessions', revoke).catch(() => undefined)

  const others = new BroadcastChannel(loggedOut)
  others.postMessage(credentials.password)
  others.close()
}

/** A tab that was opened from another one works with the same key, and logs out together with it. */
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
  sessionStorage.removeItem(keys.flag)
  sessionStorage.removeItem(keys.credentials)
}

/** Says that a refusal is ours to show: otherwise the browser asks for the password by itself. */
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
      // Also without a body: what has this type, no page of another site can send unasked.
      ...(init.method && { 'content-type': 'application/json' }),
      // A header takes no more than plain letters, and a code has no others.
      ...(code && { 'x-login-code': plainRecoveryCode(code) || 'geen' }),
    },
    credentials: 'include',
    cache: 'no-store',
  })
}

function refusalOf({ status, headers }: Response): LoginRefusal {
  // Only who gave the right password hears that a code is needed as well.
  if (status === 401 && headers.get('x-login-needs') === 'code') {
    return { why: 'Deze code klopt niet.', needs: 'code' }
  }
  const retryAfter = Number(headers.get('retry-after'))
  return {
    why: whyLoginFailed({ status, retryAfter }),
    needs: status === 429 ? 'time' : undefined,
  }
}
