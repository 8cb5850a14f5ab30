import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

// The load of bench/clicks.ts: a process of its own, with prepared requests over raw sockets, because
// an HTTP client takes more of the processor than the server does.

export type Load = {
  port: number
  kind: 'click' | 'page'
  connections: number
  seconds: number
  /** As many as it can, if left out. */
  perSecond?: number
}

export type Outcome = { count: number; perSecond: number; p99: number; processor: number }

const browser = [
  'user-agent: Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  'accept: */*',
  'accept-language: nl-NL,nl;q=0.9',
  'accept-encoding: gzip, deflate, br, zstd',
  'sec-fetch-site: same-origin',
]

process.once('message', async (load: Load) => {
  const processor = process.cpuUsage()
  const times = await run(load)
  const { user, system } = process.cpuUsage(processor)
  const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0
  const outcome: Outcome = {
    count: times.length,
    perSecond: times.length / load.seconds,
    p99,
    processor: (user + system) / 1e6,
  }
  process.send?.(outcome)
  process.disconnect()
})

/** The milliseconds that each request took, from when it was due. */
async function run({ port, kind, connections, seconds, perSecond }: Load): Promise<number[]> {
  const start = performance.now()
  const end = start + seconds * 1_000
  const text = kind === 'click' ? clicks(port) : pages(port)
  const times: number[] = []
  let taken = 0

  async function work(): Promise<void> {
    const ask = await open(port, kind === 'click' ? 204 : 200)
    for (;;) {
      const due = perSecond ? start + (taken++ / perSecond) * 1_000 : performance.now()
      // What could not be sent in time is left out, so that the rate says so.
      const now = performance.now()
      if (Math.max(due, now) >= end) break
      if (due > now) await sleep(due - now)
      await ask(text())
      times.push(performance.now() - due)
    }
    ask.socket.destroy()
  }

  await Promise.all(Array.from({ length: connections }, work))
  return times
}

/** Each click has another address, so that no limit per network applies. */
function clicks(port: number): () => string {
  const bodies = Array.from({ length: 15 }, (_, at) => {
    const fields = {
      parkingId: 1 + at,
      position: 1 + at,
      sort: 'price',
      page: '/parkeren/schiphol',
    }
    const body = JSON.stringify(fields)
    return `content-length: ${body.length}\r\n\r\n${body}`
  })
  const head = [
    'POST /api/affiliate-clicks HTTP/1.1',
    `host: localhost:${port}`,
    `origin: http://localhost:${port}`,
    'content-type: text/plain;charset=UTF-8',
    ...browser,
  ].join('\r\n')
  let sent = Math.floor(Math.random() * 2 ** 24)
  return () => {
    sent += 1
    const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
    return `${head}\r\nx-forwarded-for: ${address}\r\n${bodies[sent % bodies.length]}`
  }
}

function pages(port: number): () => string {
  const lines = ['GET /parkeren/schiphol HTTP/1.1', `host: localhost:${port}`, ...browser, '', '']
  const text = lines.join('\r\n')
  return () => text
}

type Ask = ((text: string) => Promise<void>) & { socket: Socket }

/** Opens a connection. Reads no more of a response than its head and where it ends. */
async function open(port: number, status: number): Promise<Ask> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  let missing = 0
  let answered: PromiseWithResolvers<void> | undefined
  const fail = (reason: string) => answered?.reject(new Error(reason))
  socket.on('error', ({ message }) => fail(message))
  socket.on('close', () => fail('closed'))
  socket.on('data', (part) => {
    if (missing === 0) {
      const end = part.indexOf('\r\n\r\n')
      const head = part.toString('latin1', 0, end)
      if (Number(head.slice(9, 12)) !== status) return fail(head)
      missing = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    }
    missing -= part.length
    if (missing === 0) answered?.resolve()
  })
  const ask = (text: string) => {
    answered = Promise.withResolvers<void>()
    socket.write(text)
    return answered.promise
  }
  return Object.assign(ask, { socket })
}
