import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSite } from '#test/built-site.ts'
import { ask, median, processorSeconds, requestFor } from './raw-requests.ts'

// The rate and the processor time of cached responses, compared with a bare node:http server that
// sends the same bytes, in alternating rounds. Needs a build.
// node bench/kept.ts [rounds] [requests a round]

const rounds = Number(process.argv[2] ?? 5)
const requestsPerRound = Number(process.argv[3] ?? 12_000)
const connections = 16

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
  const before = processorSeconds(`${server.pid}`)
  const start = performance.now()
  const text = requestFor(path, headers)
  let left = requestsPerRound
  const next = () => (left-- > 0 ? text : undefined)
  await Promise.all(Array.from({ length: connections }, () => ask(port, next)))
  return {
    seconds: (performance.now() - start) / 1_000,
    processor: processorSeconds(`${server.pid}`) - before,
  }
}
