import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { deviceName } from '#domain/access/device.ts'
import { type NeededCode, whyLoginFailed, whyWrongCode } from '#domain/access/login.ts'
import { isAtLeast, whoMay } from '#domain/access/role.ts'
import { mustHaveTwoSteps, setUpFirst } from '#domain/access/two-steps.ts'
import { noteDevice } from '#server/access/account-event.ts'
import {
  type Admin,
  type Credentials,
  isSessionKey,
  type LoginRefusal,
  whoIs,
} from '#server/access/auth.ts'
import type { Call } from '#server/api/call.ts'
import { problem } from '#server/api/json.ts'
import { notePasswordUse } from '#server/db/changes/note-event.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { findSettings } from '#server/db/settings.ts'
import { addressOf } from '#server/http/address.ts'
import { isFromElsewhere, onlyFromHere } from '#server/http/own-origin.ts'

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

type CallEnv = { Variables: { admin: Admin; credentials: Credentials } }
export type AdminCall = Context<CallEnv>

type Next = () => Promise<void>

/** Authenticates an admin by HTTP Basic, a password or a session key, and checks the role for each call. */
export function authenticate(calls: readonly Call[]) {
  const named = new Map(calls.map((each) => [`${each.method} ${each.path}`, each]))

  return async (call: AdminCall, next: Next): Promise<Response | undefined> => {
    const credentials = readBasic(call.req.header('authorization'))
    if (!credentials) return askToLogIn(call)

    const code = call.req.header('x-login-code')
    const device = call.req.header('x-login-device')
    const who = await whoIs({ ...credentials, code, device }, addressOf(call))
    if (!who.ok) return refuseEntry(call, who.why)
    const isWrite = !readMethods.has(call.req.method)
    const foreign = isWrite ? refuseForeign(call) : undefined
    if (foreign) return foreign
    const asked = askedCall(call, named)
    if (!asked?.setsUp && (await mustSetUp(who.value))) return askToSetUp(call)
    // Any admin may hear that a call doesn't exist.
    const lowest = asked === undefined ? 'reader' : (asked.role ?? 'manager')
    if (!isAtLeast(who.value.role, lowest)) return problem(call, 403, whoMay(lowest))

    call.set('admin', who.value)
    call.set('credentials', credentials)
    await next()
    await noteUse(call)
    // Makes the change visible on the next page that this process serves.
    if (isWrite) await refreshContentVersion()
    return undefined
  }
}

/** A password that got no session of it leaves a trace too. */
async function noteUse(call: AdminCall): Promise<void> {
  if (isSessionKey(call.get('credentials').password)) return
  if (call.req.method === 'POST' && call.req.path === '/api/admin/sessions') return
  const userAgent = call.req.header('user-agent') ?? ''
  const token = call.req.header('x-login-device')
  await noteDevice(call.get('admin'), { token, userAgent, isSession: false })
  await notePasswordUse(call.get('admin'), deviceName(userAgent))
}

/** The call that will answer, if there is one. */
function askedCall(call: Context, named: ReadonlyMap<string, Call>): Partial<Call> | undefined {
  const answering = matchedRoutes(call).find(({ method }) => method !== 'ALL')
  if (!answering) return undefined
  return named.get(`${answering.method} ${answering.path}`) ?? {}
}

/** Whether two steps are compulsory for an account that has one. */
export async function mustSetUp({ role, hasSecondFactor }: Admin): Promise<boolean> {
  return !hasSecondFactor && mustHaveTwoSteps(role, (await findSettings()).twoSteps)
}

/** By the password or an older session: it does nothing but set up the second step, and log out. */
function askToSetUp(call: Context): Response {
  call.header('x-login-needs', 'second-step')
  return problem(call, 403, setUpFirst)
}

/**
 * CSRF protection. A browser sends stored Basic credentials with a cross-site form, but a form
 * can't set these content types, and the browser adds an Origin header.
 */
function refuseForeign(call: Context): Response | undefined {
  if (!/^application\/(json|octet-stream)\b/i.test(call.req.header('content-type') ?? '')) {
    return problem(
      call,
      415,
      'Stuur de gegevens als JSON, of een bestand zelf als application/octet-stream',
    )
  }
  return isFromElsewhere(call) ? problem(call, 403, onlyFromHere) : undefined
}

/** The response to a refused login: 401, or 429 with the time to wait. */
export function refuseEntry(call: Context, why: LoginRefusal): Response {
  if (why.status === 401) return askToLogIn(call, why.needs, why.hasPasskey)
  call.header('retry-after', String(why.retryAfter))
  return problem(call, 429, whyLoginFailed(why))
}

function askToLogIn(call: Context, needs?: NeededCode, hasPasskey = false): Response {
  // The Basic scheme opens the browser's own dialog; our pages use fetch and show their own.
  const isFetch = call.req.header('x-requested-with') === 'fetch'
  call.header('www-authenticate', `${isFetch ? 'Session' : 'Basic'} realm="Admin"`)
  if (!needs) return problem(call, 401, 'Ongeldige gebruikersnaam of wachtwoord.')
  // Sent only after a correct password.
  call.header('x-login-needs', needs)
  if (hasPasskey) call.header('x-login-passkey', 'yes')
  const code = call.req.header('x-login-code')
  const isAsked = needs === 'code' && !code
  return problem(call, 401, isAsked ? 'Vul ook de code in.' : whyWrongCode(needs, code))
}

export function readBasic(header = ''): Credentials | undefined {
  const [, encoded] = header.match(/^Basic ([\w+/=-]+)$/i) ?? []
  if (!encoded) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 1 || text.includes('\u0000')) return undefined
  return { username: text.slice(0, colon), password: text.slice(colon + 1) }
}
