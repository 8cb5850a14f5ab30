import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSite } from '#test/built-site.ts'

// The rate and the processor time of cached responses, compared with a bare node:http server that
// sends the same bytes, in alternating rounds. Needs a build.
// node bench/kept.ts [rounds] [requests a round]

const rounds = Number(process.argv[2] ?? 5)
const requestsPerRound = Number(process.argv[3] ?? 12_000)
const connections = 16
const ticksPerSecond = 100

type Answer = { status: number; headers: string[]; body: Buffer }
type Spent = { seconds: number; processor: number }
type Case = { name: string; path: string; headers: Record<string, string> }

const brotli = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const cases: Case[] = [
  { name: 'airport page', path: '/parkeren/schiphol', headers: brotli },
  { name: 'airport page, 304', path: '/parkeren/schiphol', headers: brotli },
  { name: 'JSON of an airport', path: '/api/parkings?airport=AMS', headers: brotli },
]

const site = await startSite({ DATA_DIR: 'memory://' })
for (const { name, path, headers } of cases) {
  if (name.endsWith('304')) {
    const { headers: given } = await answerTo(site.port, path, headers)
    const etag = given[given.findIndex((header) => header.toLowerCase() === 'etag') + 1] ?? ''
    headers['if-none-match'] = etag
  }
  // Pages that are asked for often get smaller.
  await spend(site.process, site.port, path, headers)
  await sleep(1_000)
  const answer = await answerTo(site.port, path, headers)
  const bare = await startBare(answer)
  const [ours, limit]: [Spent[], Spent[]] = [[], []]
  await spend(bare.process, bare.port, path, headers)
  for (let round = 0; round < rounds; round++) {
    ours.push(await spend(site.process, site.port, path, headers))
    limit.push(await spend(bare.process, bare.port, path, headers))
  }
  bare.process.kill()
  const ratio = (of: keyof Spent) =>
    median(limit.map((spent, at) => spent[of] / (ours[at]?.[of] ?? 0)))
  const micros = (spent: Spent[]) =>
    Math.round((median(spent.map(({ processor }) => processor)) / requestsPerRound) * 1e6)
  process.stdout.write(
    `${name} (${answer.status}, ${answer.body.length} bytes): ` +
      `by rate ${ratio('seconds').toFixed(2)}, by processor time ${ratio('processor').toFixed(2)} ` +
      `of the limit (${micros(ours)} and ${micros(limit)} µs a request)\n`,
  )
}
await site.stop()

/** One answer, with its headers as they were sent. */
async function answerTo(port: number, path: string, headers: object): Promise<Answer> {
  const { request } = await import('node:http')
  const { promise, resolve } = Promise.withResolvers<Answer>()
  request({ port, path, headers: { ...headers } }, async (response) => {
    const parts: Buffer[] = []
    for await (const part of response) parts.push(part)
    const status = response.statusCode ?? 0
    resolve({ status, headers: response.rawHeaders, body: Buffer.concat(parts) })
  }).end()
  return promise
}

async function startBare(answer: Answer): Promise<{ process: ChildProcess; port: number }> {
  const child = fork(new URL('kept-bare.ts', import.meta.url), { serialization: 'advanced' })
  child.send(answer)
  const [port] = (await once(child, 'message')) as [number]
  return { process: child, port }
}

/** The time that a number of requests takes, and what the server's process spends on them. */
async function spend(
  server: ChildProcess,
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<Spent> {
  const before = processorSeconds(server.pid)
  const start = performance.now()
  const text = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
  let left = requestsPerRound
  await Promise.all(Array.from({ length: connections }, () => ask(port, text, () => left-- > 0)))
  return {
    seconds: (performance.now() - start) / 1_000,
    processor: processorSeconds(server.pid) - before,
  }
}

/** Asks again after each answer, over one connection. Reads no more of it than where it ends. */
function ask(port: number, text: string, isWanted: () => boolean): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1').setNoDelay()
  let missing = 0
  const next = () => {
    if (isWanted()) socket.write(text)
    else socket.end(resolve)
  }
  socket.on('connect', next)
  socket.on('error', reject)
  socket.on('data', (part) => {
    if (missing === 0) {
      const head = part.indexOf('\r\n\r\n')
      const length = /content-length: (\d+)/i.exec(part.toString('latin1', 0, head))?.[1] ?? 0
      missing = head + 4 + Number(length)
    }
    missing -= part.length
    if (missing === 0) next()
  })
  return promise
}

function processorSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
