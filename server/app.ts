import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { isTooDeep } from '#domain/address/address-limits.ts'
import { withoutLeftovers } from '#domain/page/page-query.ts'
import { hideAdminPages } from './access/admin-networks.ts'
import { noteRefusals } from './access/refusals.ts'
import { problem } from './api/json.ts'
import { api } from './api/routes.ts'
import { otherClients } from './builds.ts'
import { receiveVisit, visitPath } from './doctor/visit.ts'
import { env } from './env.ts'
import { isAborted } from './http/aborted.ts'
import { addressOf } from './http/address.ts'
import { compressResponses } from './http/compress-responses.ts'
import { serveFiles } from './http/files.ts'
import { healthz } from './http/health.ts'
import { countMissing, redirectFor } from './http/missing.ts'
import { isFromElsewhere, onlyFromHere } from './http/own-origin.ts'
import { canonicalAddress, findAddress } from './http/page-addresses.ts'
import { addresses, renderNotFound, renderPage } from './http/pages.ts'
import { readBytes } from './http/read-bytes.ts'
import { answerBusy, renderInTurn } from './http/render-queue.ts'
import { securityHeadersFor } from './http/security-headers.ts'
import { log } from './log.ts'
import { mediaFiles } from './media/serve.ts'
import { requestSeconds, requests } from './metrics/counted.ts'
import { kindOfRequest } from './metrics/request-kind.ts'
import { metrics } from './metrics/route.ts'
import { newRequestId } from './request-id.ts'
import { root } from './root.ts'
import { socialCards } from './social-card/route.ts'
import { version } from './version.ts'

/** The longest contact message, with every character percent-encoded (`€` is `%E2%82%AC`). */
const maxFormBytes = 128 * 1024

/** Request in, response out: files first, then API calls, then pages. */
export const app = new Hono<{ Variables: { requestId: string; isBusy?: boolean } }>()
  .use(withRequestId)
  .use(noteRefusals)
  .use(withSecurityHeaders)
  .use(compressResponses)
  .get('/healthz', healthz)
  .get(visitPath, welcomeDoctor)
  .get('/metrics', metrics)
  .on('TRACE', '*', refuseTrace)
  .use(refuseUnreadable)
  .use(serveFiles(join(root, 'client'), otherClients))
  .route('/', socialCards)
  .route('/', mediaFiles)
  .route('/', api)
  .use(hideAdminPages(() => renderNotFound()))
  .get('*', (call) => redirectToCanonical(call) ?? page(call, call.req.raw))
  .post('*', receiveForm)
  .all('*', refuseMethod)
  .onError(answerError)

/** For `npm run doctor` on this machine alone: anybody else finds a page that does not exist. */
async function welcomeDoctor(
  call: Context,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const visit = receiveVisit(call, env.DATA_DIR, version)
  if (visit) {
    call.header('cache-control', 'no-store')
    return call.json(visit)
  }
  await next()
  return undefined
}

/** Every page has one canonical URL. Other spellings of it redirect there. */
function redirectToCanonical(call: Context): Response | undefined {
  const { pathname, search } = new URL(call.req.url)
  if (pathname.endsWith('.data')) return undefined
  const [requested] = incomingOf(call)?.url?.split('?', 1) ?? [pathname]
  const address = canonicalAddress(requested ?? pathname, addresses)
  const query = withoutLeftovers(pathname, search.slice(1))
  if (address === undefined && query === search.slice(1)) return undefined
  const location = [address ?? pathname, query].filter(Boolean).join('?')
  const headers = { location, 'cache-control': 'public, max-age=3600' }
  return new Response(null, { status: 301, headers })
}

const incomingOf = (call: Context) => ((call.env ?? {}) as Partial<HttpBindings>).incoming

async function page(call: Context, request: Request): Promise<Response> {
  const response = await rendered(call, request)
  if (response.status !== 404) return response
  const elsewhere = await redirectFor(request)
  if (elsewhere) return elsewhere

  // Without `incoming` the page cache made this request. It counts the visitors itself.
  const incoming = incomingOf(call)
  if (incoming) countMissing(incoming)
  return response
}

/** What the page cache asks for had its turn there. */
async function rendered(call: Context, request: Request): Promise<Response> {
  const { pathname: path } = new URL(request.url)
  if (isTooDeep(path)) return renderNotFound()
  const address = addressOf(call)
  const render = () => renderPage(request, { requestId: call.get('requestId'), address })
  if (!incomingOf(call)) return render()
  const isForm = request.method === 'POST'
  const page = await renderInTurn({ address, isForm }, render)
  if (page.ok) return page.value
  call.set('isBusy', true)
  const { status, headers, body } = answerBusy({ path, isForm })
  return new Response(body, { status, headers })
}

/** Reads the body here, up to the size limit: React Router itself would read any amount. */
async function receiveForm(call: Context): Promise<Response> {
  if (!takesForms(call)) return refuseMethod(call)
  if (isFromElsewhere(call)) return call.text(`${onlyFromHere}.\n`, 403)
  const body = await readBytes(call, maxFormBytes)
  if (!body.ok && body.why === 'large') return call.text('Dit is te veel om te versturen.\n', 413)
  if (!body.ok && body.why === 'slow')
    return call.text('Dit duurde te lang. Probeer het nog eens.\n', 408)
  if (!body.ok) return call.text('Dit kwam niet helemaal aan.\n', 400)

  const { url, method, signal } = call.req.raw
  const headers = new Headers(call.req.raw.headers)
  // React Router would repeat the origin check, and would compare only with the Host header.
  headers.delete('origin')
  const sent = { method, headers, signal, body: new Uint8Array(body.value) }
  if (!(await isForm(new Request(url, sent)))) return call.text('Dit is geen formulier.\n', 400)
  return page(call, new Request(url, sent))
}

const isForm = (request: Request) =>
  request.formData().then(
    () => true,
    () => false,
  )

/**
 * Pages take GET. Those with an action also take POST, from a form or from our script (`.data`).
 */
function refuseMethod(call: Context): Response {
  call.header('allow', takesForms(call) ? 'GET, HEAD, POST' : 'GET, HEAD')
  return call.text('Dit kan hier niet op deze manier.\n', 405)
}

const takesForms = ({ req }: Context) =>
  findAddress(new URL(req.url).pathname.replace(/\.data$/, ''), addresses)?.takesForms === true

/**
 * Must run before anything builds a Request, which can't have the method TRACE. The API has its own
 * error.
 */
async function refuseTrace(
  call: Context,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  if (!/^\/api(\/|$)/.test(call.req.path)) return refuseMethod(call)
  await next()
  return undefined
}

/** The 500 for errors outside pages and API calls, which have their own error responses. */
function answerError(error: Error, call: Context): Response {
  if (!isAborted(call)) {
    log.error('request failed', { id: call.get('requestId'), path: call.req.path, error })
  }
  return call.text('Er ging iets mis bij ons. Probeer het later opnieuw.\n', 500)
}

async function withRequestId(call: Context, next: () => Promise<void>): Promise<void> {
  const given = call.req.header('x-request-id') ?? ''
  const id = /^[\w-]{8,64}$/.test(given) ? given : newRequestId()
  const start = performance.now()
  call.set('requestId', id)
  await next()
  call.res.headers.set('x-request-id', id)

  const { method, path } = call.req
  const ms = performance.now() - start
  const facts = { id, method, path, status: call.res.status, ms: Math.round(ms) }
  // Without `incoming` the page cache made this request, and counts what it answers itself.
  if (incomingOf(call)) {
    const kind = kindOfRequest(path)
    requests.add(kind, `${facts.status}`)
    requestSeconds.observe(kind, ms)
  }
  // The client has gone, so a 5xx here is no fault.
  if (facts.status >= 500 && isAborted(call)) log.debug('request aborted', facts)
  // The cause of an unhealthy state is logged where it is found, and refusals are counted per minute.
  else if (path === '/healthz' || call.get('isBusy')) log.debug('request', facts)
  else if (facts.status >= 500) log.error('request', facts)
  else if (method === 'GET' || method === 'HEAD') log.debug('request', facts)
  else log.info('request', facts)
}

async function withSecurityHeaders(call: Context, next: () => Promise<void>): Promise<void> {
  await next()
  // `call.header` would make a new response for each.
  const { headers } = call.res
  for (const [name, value] of Object.entries(securityHeadersFor(call.req.path))) {
    headers.set(name, value)
  }
}

/**
 * An invalid escape, or a NUL character, which PostgreSQL can't store in text: answered 400 or 404.
 */
async function refuseUnreadable(
  call: Context,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const url = new URL(call.req.url)
  if (isReadable(url)) {
    await next()
    return undefined
  }
  if (url.pathname.startsWith('/api/')) {
    call.header('cache-control', 'no-store')
    return problem(call, 400, 'Dit adres klopt niet')
  }
  return page(call, new Request(new URL('/%EF%BF%BD', url), call.req.raw))
}

function isReadable({ pathname, search }: URL): boolean {
  try {
    return !/\0/.test(decodeURIComponent(pathname)) && !search.includes('%00')
  } catch {
    return false
  }
}
