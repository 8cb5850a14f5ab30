import type { Context } from 'hono'
import { addressOf } from '#server/address.ts'
import { type Admin, type Credentials, whoIs } from '#server/auth.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { problem } from './json.ts'

export type AdminCall = Context<{ Variables: { admin: Admin; credentials: Credentials } }>

/** Lets in who the Basic authorization says, when that is an administrator. */
export async function administrator(
  call: AdminCall,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const credentials = readBasic(call.req.header('authorization'))
  if (!credentials) return askToLogIn(call)

  const who = await whoIs(credentials, addressOf(call))
  if (!who.ok && who.why.status === 429) {
    call.header('retry-after', String(who.why.retryAfter))
    const wait = `Te veel mislukte pogingen. Probeer het over ${who.why.retryAfter} seconden opnieuw.`
    return problem(call, 429, wait)
  }
  if (!who.ok) return askToLogIn(call)

  call.set('admin', who.value)
  call.set('credentials', credentials)
  await next()
  // What was changed here is on the next page that anyone asks this process for.
  if (call.req.method !== 'GET' && call.req.method !== 'HEAD') await refreshContentVersion()
  return undefined
}

function askToLogIn(call: Context): Response {
  // A browser shows its own dialog for Basic; our pages, which ask by fetch, have a better one.
  const isFetch = call.req.header('x-requested-with') === 'fetch'
  call.header('www-authenticate', `${isFetch ? 'Session' : 'Basic'} realm="Admin"`)
  return problem(call, 401, 'Ongeldige gebruikersnaam of wachtwoord.')
}

function readBasic(header = ''): Credentials | undefined {
  const [, encoded] = header.match(/^Basic ([\w+/=-]+)$/i) ?? []
  if (!encoded) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 1) return undefined
  return { username: text.slice(0, colon), password: text.slice(colon + 1) }
}
