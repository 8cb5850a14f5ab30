import { vi } from 'vitest'

/** The prepared responses of a call, or what answers it by its query. */
export type Answers = Record<string, Response[] | ((url: URL) => Response | Promise<Response>)>

/** Every list asks for the views that were saved of it: only tests about them answer this. */
export const savedViews = 'GET /api/admin/saved-views'

/**
 * Replaces fetch: each call returns its next prepared response. A call without one left fails like
 * a lost connection. Returns the list of requests made.
 */
export function answerCalls(answers: Answers): Request[] {
  const calls: Request[] = []
  const remaining = new Map(
    Object.entries(answers).map(([call, by]) => [call, typeof by === 'function' ? by : [...by]]),
  )

  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const request = new Request(path, init)
    const isOfViews = `${request.method} ${path}` === savedViews
    if (isOfViews && !remaining.has(savedViews)) return Response.json([])
    calls.push(request)
    const url = new URL(request.url)
    const prepared =
      remaining.get(`${request.method} ${path}`) ??
      remaining.get(`${request.method} ${url.pathname}`)
    const answer = typeof prepared === 'function' ? await prepared(url) : prepared?.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  return calls
}

/** The body of the last request of a method. */
export function lastBody(calls: Request[], method: string) {
  return calls.findLast((call) => call.method === method)?.json()
}

/** An error response in the format of the server. */
export function refusal(status: number, error: string, headers: HeadersInit = {}): Response {
  return Response.json({ error }, { status, headers })
}
