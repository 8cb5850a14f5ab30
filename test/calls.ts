import { vi } from 'vitest'

/**
 * Replaces fetch: each call returns its next prepared response. A call without one left fails like
 * a lost connection. Returns the list of requests made.
 */
export function answerCalls(answers: Record<string, Response[]>): Request[] {
  const calls: Request[] = []
  const remaining = new Map(Object.entries(answers).map(([call, list]) => [call, [...list]]))

  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const request = new Request(path, init)
    calls.push(request)
    const answer = remaining.get(`${request.method} ${path}`)?.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  return calls
}

/** An error response in the format of the server. */
export function refusal(status: number, error: string, headers: HeadersInit = {}): Response {
  return Response.json({ error }, { status, headers })
}
