import { type Login, loginSchema, sessionSchema, whyLoginFailed } from '#domain/login.ts'
import { ok, type Result, refused } from '#domain/result.ts'

/** In place of the password: the session key that the server handed out. */
export type Credentials = Login

const keys = { flag: 'adminAuth', credentials: 'adminCredentials' }

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

/**
 * Probes with the password, and then trades it for a key: the browser keeps no password. A key that
 * this tab had until now is replaced.
 */
export async function logIn(login: Login): Promise<Result<Credentials, string>> {
  try {
    const probe = await callWith(login, '/api/admin/dashboard')
    if (!probe.ok) return refused(whyLoginFailed(answerOf(probe)))

    const body = JSON.stringify({ replaces: findCredentials()?.password })
    const opened = await callWith(login, '/api/admin/sessions', { method: 'POST', body })
    if (!opened.ok) return refused(whyLoginFailed(answerOf(opened)))

    const { username, key } = sessionSchema.parse(await opened.json())
    const credentials = { username, password: key }
    sessionStorage.setItem(keys.credentials, JSON.stringify(credentials))
    sessionStorage.setItem(keys.flag, 'true')
    return ok(credentials)
  } catch {
    return refused(whyLoginFailed('none'))
  }
}

export function logOut(): void {
  const credentials = findCredentials()
  forget()
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

function callWith(login: Login, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(path, {
    ...init,
    headers: {
      ...ownPage,
      authorization: basic(login),
      // Also without a body: what has this type, no page of another site can send unasked.
      ...(init.method && { 'content-type': 'application/json' }),
    },
    credentials: 'include',
    cache: 'no-store',
  })
}

function answerOf({ status, headers }: Response) {
  return { status, retryAfter: Number(headers.get('retry-after')) }
}
