import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Probe = { path: string; body?: Record<string, unknown>; from?: string }
type Answer = { status: number; text: string }

/** The results of the requests of one or more clients. */
export type Outcome = { answered: number; lost: string[]; acknowledged: Probe[] }

/**
 * A client that behaves like a browser or proxy: it reuses its connection, opens a new one when
 * told that it closes, and stops when told to or when the port is closed. Any other failure counts
 * as a lost request.
 */
export async function beBusy(
  port: number,
  next: () => Probe,
  shouldStop: () => boolean,
  outcome: Outcome,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (!shouldStop()) {
    const nextRequest = next()
    try {
      const { status, text } = await ask(port, nextRequest, agent)
      outcome.answered++
      if (status >= 400) outcome.lost.push(`${nextRequest.path}: ${status} ${text}`)
      else if (nextRequest.body) outcome.acknowledged.push(nextRequest)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code === 'ECONNREFUSED') break
      outcome.lost.push(`${nextRequest.path}: ${message}`)
    }
  }
  agent.destroy()
}

/**
 * Polls the health check like a load balancer, on a new connection each time, until the site
 * reports that it is stopping.
 */
export async function watchHealth(port: number): Promise<void> {
  for (;;) {
    const agent = new Agent()
    const status = await ask(port, { path: '/healthz' }, agent).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status !== 200) return
    await sleep(20)
  }
}

export function ask(port: number, { path, body, from }: Probe, agent: Agent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(sent === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    ...(from === undefined ? {} : { 'x-forwarded-for': from }),
  }
  const method = sent === undefined ? 'GET' : 'POST'
  const clientRequest = request(
    { host: '127.0.0.1', port, path, method, headers, agent },
    (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    },
  )
  clientRequest.on('error', reject)
  clientRequest.end(sent)
  return promise
}
