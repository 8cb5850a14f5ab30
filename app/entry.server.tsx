import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { takeInline, withoutPreloads } from '#server/http/page-html.ts'
import { faultContext, hashesContext, requestIdContext } from '#server/http/request-context.ts'
import { log } from '#server/log.ts'
import { Nonce } from './site/page/nonce.ts'
import { RequestId } from './site/page/request-id.ts'

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
  await turn()
  const stream = await renderToReadableStream(
    <Nonce value={nonce}>
      <RequestId value={context.get(requestIdContext)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </RequestId>
    </Nonce>,
    // A part that comes later is whole here too: without scripts nothing would put it in its place.
    { signal: request.signal, nonce, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  await turn()
  const { html, hashes } = takeInline(await new Response(stream).text(), nonce)
  context.set(hashesContext, hashes)

  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(withoutPreloads(html), { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // A page not found or a method not allowed is an expected response, not a failure.
  if (isRouteErrorResponse(error) && error.status < 500) return
  const id = context.get(requestIdContext)
  context.set(faultContext, error)
  log.error('page failed', { id, path: new URL(request.url).pathname, error })
}
