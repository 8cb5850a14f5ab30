import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Asked = { path: string; body?: Record<string, unknown>; from?: string }
type Answer = { status: number; text: string }

/** What came of the requests of one or more clients. */
export type Outcome = { answered: number; lost: string[]; acknowledged: Asked[] }

/**
 * A client as good as a browser or a proxy: it keeps its connection, opens another where it hears
 * that this one ends, and stops where it is told to, or where nobody listens any more. Whatever else
 * has no answer is lost.
 */
export async function beBusy(
  port: number,
  next: () => Asked,
  isTold: () => boolean,
  outcome: Outcome,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (!isTold()) {
    const asked = next()
    try {
      const { status, text } = await ask(port, asked, agent)
      outcome.answered++
      if (status >= 400) outcome.lost.push(`${asked.path}: ${status} ${text}`)
      else if (asked.body) outcome.acknowledged.push(asked)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code === 'ECONNREFUSED') break
      outcome.lost.push(`${asked.path}: ${message}`)
    }
  }
  agent.destroy()
}

/** Asks as a load balancer does, on a connection of its own each time, until it hears that the site leaves. */
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

export function ask(port: number, { path, body, from }: Asked, agent: Agent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(sent === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    ...(from === undefined ? {} : { 'x-forwarded-for': from }),
  }
  const method = sent === undefined ? 'GET' : 'POST'
  const asking = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => {
      text += part
    })
    response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    response.on('error', reject)
  })
  asking.on('error', reject)
  asking.end(sent)
  return promise
}
