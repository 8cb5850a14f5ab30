import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import mergedEntries from 'virtual:merged-entries'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  StaticRouter,
} from 'react-router'
import { isAdminPath } from '#domain/access/admin-path.ts'
import { whenNeeded } from '#domain/text/when-needed.ts'
import { takeScripts } from '#server/http/csp.ts'
import { stateOf, withState } from '#server/http/page-state.ts'
import { registrationOf } from '#server/http/registration.ts'
import {
  faultContext,
  requestIdContext,
  scriptHashesContext,
} from '#server/http/request-context.ts'
import { scriptsAfterPaint } from '#server/http/scripts-after-paint.ts'
import { rulesOfShell, splitSheet, usedRules } from '#server/http/used-rules.ts'
import { log } from '#server/log.ts'
import { registrationMark, usedRulesMark } from './page-marks.ts'
import { CookieQuestion } from './site/consent/cookie-question.tsx'
import { keepEarlyClicks } from './site/hydration/early-clicks.ts'
import { Nonce } from './site/page/nonce.ts'
import { RequestId } from './site/page/request-id.ts'
import styles from './site.css?inline'

const sheet = whenNeeded(() => splitSheet(styles))
const registration = whenNeeded(() => `>${registrationOf(sheet())}</script>`)

/** Drawn soon after load, by scripts. */
const banner = whenNeeded(() =>
  asBinary(
    renderToStaticMarkup(
      <StaticRouter location="/">
        <CookieQuestion chosen={undefined} timesWanted={0} onChoose={() => undefined} />
      </StaticRouter>,
    ),
  ),
)

/**
 * A text with a character for each byte of its UTF-8. A page is one until it is sent: decoding and encoding
 * it would take longer than all that is done with it in between.
 */
const asBinary = (text: string) => Buffer.from(text).toString('latin1')

async function binaryOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  let binary = ''
  for await (const { buffer, byteOffset, byteLength } of stream) {
    binary += Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
  }
  return binary
}

/**
 * Renders the whole document at once: it is complete without JavaScript, and can be cached. Other requests
 * have their turn between its steps.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = randomUUID()
  // In development the client reads the router's stream.
  const state = import.meta.env.PROD ? stateOf(entry.staticHandlerContext) : undefined
  const router = state === undefined ? entry : { ...entry, serverHandoffStream: undefined }
  await turn()
  const stream = await renderToReadableStream(
    <Nonce value={nonce}>
      <RequestId value={context.get(requestIdContext)}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </RequestId>
    </Nonce>,
    // A part that comes later is whole here too: without scripts nothing would put it in its place.
    { signal: request.signal, nonce, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  await turn()
  const isAdmin = isAdminPath(new URL(request.url).pathname)
  const atOnce = isAdmin ? '' : `(${keepEarlyClicks})();`
  const rendered = scriptsAfterPaint(await binaryOf(stream), atOnce, mergedEntries)
  const page = state === undefined ? rendered : withState(rendered, asBinary(state))
  // With its tag, which no text of a page can have.
  const whole = page.replace(`>${registrationMark}</script>`, registration)
  const { html, hashes } = takeScripts(whole, nonce)
  context.set(scriptHashesContext, hashes)

  // No preloads for scripts: the page works without them, and preloaded they would compete with its
  // fonts and picture. The browser now fetches them last.
  const plain = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
  const css = isAdmin ? rulesOfShell(sheet(), plain) : usedRules(sheet(), plain + banner())
  // With its tag too.
  const body = plain.replace(
    `<style id="css">${usedRulesMark}`,
    () => `<style id="css">${asBinary(css)}`,
  )

  headers.set('content-type', 'text/html; charset=utf-8')
  // As bytes, because a response would check and measure a text before it encodes it.
  return new Response(Buffer.from(body, 'latin1'), { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // A page not found or a method not allowed is an expected response, not a failure.
  if (isRouteErrorResponse(error) && error.status < 500) return
  const id = context.get(requestIdContext)
  context.set(faultContext, error)
  log.error('page failed', { id, path: new URL(request.url).pathname, error })
}
