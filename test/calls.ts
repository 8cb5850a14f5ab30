import { vi } from 'vitest'

/**
 * In place of the network: what each call answers, one answer after the other. A call without an
 * answer left fails, as it does without a network. Gives the list of the calls that were made.
 */
export function answerCalls(answers: Record<string, Response[]>): Request[] {
  const calls: Request[] = []
  const left = new Map(Object.entries(answers).map(([call, list]) => [call, [...list]]))

  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const request = new Request(path, init)
    calls.push(request)
    const answer = left.get(`${request.method} ${path}`)?.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  return calls
}

/** A refusal as the server gives it. */
export function refusal(status: number, error: string, headers: HeadersInit = {}): Response {
  return Response.json({ error }, { status, headers })
}
