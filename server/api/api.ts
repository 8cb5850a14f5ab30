import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { nl } from 'zod/locales'
import { notFromHere } from '#domain/access/login.ts'
import { mayReachAdmin } from '#server/access/admin-networks.ts'
import { isFromElsewhere, onlyFromHere } from '#server/http/own-origin.ts'
import { forEveryone } from '#server/http/rendered-page.ts'
import { authenticate } from './access/authenticate.ts'
import type { Call } from './call.ts'
import { answerError, problem } from './json.ts'

// Dutch messages for the schemas that have none of their own.
z.config(nl())

/** Serves these calls. Of two whose paths match a request, the first answers. */
export function serve(calls: readonly Call[]): Hono {
  const fromVisitors = calls.filter(({ role, method }) => !role && method !== 'GET')
  const api = new Hono()
  api.use('/api/*', withCacheControl)
  api.on('ALL', [...new Set(fromVisitors.map(({ path }) => path))], fromOwnSite)
  // Those by which somebody logs in, or chooses a password for it.
  const ways = ['/api/password-link', '/api/passkey-challenge', '/api/passkey-login']
  for (const path of ['/api/admin/*', ...ways]) api.use(path, fromAdminNetwork)
  api.use('/api/admin/*', authenticate(calls))
  for (const { method, path, handle } of calls) api.on(method, path, handle)
  refuseOtherMethods(api, calls)
  api.all('/api/*', (call) => problem(call, 404, 'Deze aanroep bestaat niet'))
  return api.onError(answerError)
}

/** Successful public reads may be cached for a while. Everything else is `no-store`. */
async function withCacheControl(call: Context, next: () => Promise<void>): Promise<void> {
  await next()
  const isRead = call.req.method === 'GET' && !call.req.path.startsWith('/api/admin/')
  call.res.headers.set(
    'cache-control',
    isRead && call.res.status === 200 ? forEveryone : 'no-store',
  )
}

/** Refuses cross-site requests, so that another site can't post in its visitors' name. */
async function fromOwnSite(
  call: Context,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  if (isFromElsewhere(call)) return problem(call, 403, onlyFromHere)
  await next()
  return undefined
}

/**
 * From elsewhere the calls of the admin do not exist, as its pages do not. It says why, for somebody who has a page
 * open on a laptop that moved.
 */
async function fromAdminNetwork(
  call: Context,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  if (!(await mayReachAdmin(call))) return problem(call, 404, notFromHere)
  await next()
  return undefined
}

/** Adds a 405 response with `Allow` for the other methods of each path. */
function refuseOtherMethods(api: Hono, calls: readonly Call[]): void {
  for (const [path, of] of Map.groupBy(calls, ({ path }) => path)) {
    const allowed = of.flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : [method]))
    api.all(path, (call) => {
      call.header('allow', allowed.join(', '))
      return problem(call, 405, 'Deze aanroep kan niet op deze manier')
    })
  }
}
