import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { env } from './env.ts'
import { requestIdContext } from './request-context.ts'

const handle = createRequestHandler(build, env.NODE_ENV)

/** Renders whatever is not a file and not a call. */
export function renderPage(request: Request, requestId: string): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(requestIdContext, requestId)
  return handle(request, context)
}
