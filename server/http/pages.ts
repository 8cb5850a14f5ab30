import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { isAdminPath } from '#domain/access/admin-path.ts'
import { analyticsOf } from '#domain/settings/setting.ts'
import type { Analytics } from '#domain/statistics/analytics.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { isDatabaseAway } from '#server/db/client.ts'
import { knownContentVersion } from '#server/db/content-version.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import { newRequestId } from '#server/request-id.ts'
import { policyFor, scrollAreaHash } from './csp.ts'
import { fixedPath, pageAddresses } from './page-addresses.ts'
import { isRedirect, requestAsRead } from './page-key.ts'
import { forEveryone } from './rendered-page.ts'
import {
  faultContext,
  hashesContext,
  requestIdContext,
  senderAddressContext,
} from './request-context.ts'

const handle = createRequestHandler(build, env.NODE_ENV)

export const addresses = pageAddresses(build.routes)

const shells = new Set(addresses.map(fixedPath).filter((path) => path && isAdminPath(path)))

/**
 * Whether this is an admin page that is the same for everyone: only the browser knows who logged
 * in.
 */
export const isShell = (path: string) => shells.has(path)

/** Renders everything that is not a file or an API call. */
export async function renderPage(
  request: Request,
  { requestId, address }: { requestId: string; address: string },
): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(requestIdContext, requestId)
  context.set(senderAddressContext, address)
  const page = await answerOf(request, context)
  if (env.NODE_ENV !== 'production') return page

  const isAdmin = isAdminPath(new URL(request.url).pathname)
  const isAway = page.status === 500 && isDatabaseAway(context.get(faultContext))
  const status = isAway ? 503 : page.status
  const headers = new Headers(page.headers)
  if (isAway) {
    headers.set('retry-after', '10')
    // With it the browser's router reads the data, in which the failure is any, and not the status.
    headers.delete('x-remix-response')
  }
  if (!headers.has('cache-control')) {
    const isPublic = status === 200 && !isAdmin
    const isWhole = status !== 200 || context.get(faultContext) === null
    headers.set('cache-control', isPublic ? forEveryone : isWhole ? 'no-cache' : 'no-store')
  }
  if (headers.get('content-type')?.startsWith('text/html')) {
    const analytics = isAdmin ? null : await findAnalytics()
    const { scripts, styles } = context.get(hashesContext)
    const allowed = { scripts, styles: isAdmin ? [...styles, scrollAreaHash] : styles }
    const policy = policyFor(allowed, analytics)
    headers.set('content-security-policy', policy)
  }
  return new Response(page.body, { status, headers })
}

/** The page gets what it reads of the query. A redirect gets the rest too, and passes it on. */
async function answerOf(request: Request, context: RouterContextProvider): Promise<Response> {
  const asRead = requestAsRead(request)
  const page = await handle(asRead, context)
  return asRead !== request && isRedirect(page) ? handle(request, context) : page
}

let notFound: { version: string; init: ResponseInit; body: ArrayBuffer } | undefined

/** The not-found page, for a path that no page can have: rendered once, and then kept. */
export async function renderNotFound(): Promise<Response> {
  // As in page-cache.ts: the page shows the current year.
  const version = `${knownContentVersion()} ${amsterdamDay(new Date())}`
  if (notFound?.version === version) return new Response(notFound.body, notFound.init)

  const request = new Request(`${env.SITE_URL}/-`)
  const page = await renderPage(request, { requestId: newRequestId(), address: '' })
  const { status, headers } = page
  const init = { status, headers }
  const body = await page.arrayBuffer()
  if (status === 404) notFound = { version, init, body }
  return new Response(body, init)
}

/** None while the database is away: that error page needs no analytics. */
async function findAnalytics(): Promise<Analytics> {
  try {
    return analyticsOf(await findSettings())
  } catch {
    return null
  }
}
