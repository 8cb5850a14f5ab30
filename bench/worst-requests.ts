import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { type BuiltSite, startSite } from '#test/built-site.ts'
import { currentBuild } from '../scripts/current-build.mjs'
import { median } from './raw-requests.ts'
import { adminReads } from './worst/admin-reads.ts'
import { siteStatements } from './worst/fill-site.ts'
import { type Asked, refused, type WorstRequest, worstRequests } from './worst/requests.ts'
import { portVariable, type Stretches } from './worst/stretches.ts'

// For how long at most does a request that needs no login hold the main thread, compared with 100 ms? Sends the
// worst that the limits allow to every route, call and file, at 1,500 parkings and 120 airports, and prints the
// processor time of the thread: the longest stretch and the whole. Needs a build.
// node bench/worst-requests.ts [words of some requests ...]
//
// With `admin`: the same for what an admin reads, compared with 200 ms, and with a number also with so many clicks.
// With `repeat`: how long does a cached page
// take, while one client repeats the worst request for 20 seconds?

const limitMs = process.argv.includes('admin') ? 200 : 100
const rounds = 5
const quietMs = 20
const repeatMs = 20_000
const clicks = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 0)
const words = process.argv
  .slice(2)
  .filter((word) => !['admin', 'repeat', `${clicks}`].includes(word))

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-worst-'))
const settings = { DATA_DIR: folder, TRUST_PROXY: '1' }
const telling = await freePort()
try {
  const { site, asked } = await open()
  const requests = process.argv.includes('admin')
    ? await adminReads(site)
    : [...worstRequests(asked), ...refused]
  const chosen = requests.filter(
    ({ of, path }) => words.length === 0 || words.some((word) => `${of} ${path}`.includes(word)),
  )
  const measured = await measureAll(site, chosen)
  await site.stop()
  if (process.argv.includes('repeat')) await repeatWorst(measured[0])
} finally {
  rmSync(folder, { recursive: true, force: true })
}

type Measured = { request: WorstRequest; longest: number; whole: number; answer: Answer }
type Answer = { status: number; bytes: number }

async function measureAll(site: BuiltSite, requests: WorstRequest[]): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [index, request] of requests.entries()) {
    const times: Stretches[] = []
    let answer: Answer = { status: 0, bytes: 0 }
    // The first has code to compile and data to read.
    for (let round = -1; round < rounds; round++) {
      await sleep(quietMs)
      await takeFigures()
      answer = await send(site, request, `10.${index >> 8}.${index & 255}.${round + 2}`)
      await sleep(quietMs)
      const figures = await takeFigures()
      if (round >= 0) times.push(figures)
    }
    const longest = median(times.map(({ longestMs }) => longestMs))
    const whole = median(times.map(({ wholeMs }) => wholeMs))
    measured.push({ request, longest, whole, answer })
  }
  const sorted = measured.toSorted((a, b) => b.longest - a.longest)
  for (const each of sorted) process.stdout.write(`${lineOf(each)}\n`)
  const over = sorted.filter(({ longest }) => longest > limitMs)
  process.stdout.write(`${sorted.length} requests, ${over.length} over ${limitMs} ms\n`)
  return sorted
}

function lineOf({ request, longest, whole, answer }: Measured): string {
  const { of, method = 'GET', path, body, headers } = request
  const sent = Object.keys(headers ?? {})
    .slice(0, 1)
    .join('')
  const address = path.length > 50 ? `${path.slice(0, 50)}… (${path.length})` : path
  const figures = [longest, whole].map((ms) => ms.toFixed(1).padStart(8)).join('')
  return `${figures} ms  ${answer.status} ${`${answer.bytes}`.padStart(8)}  ${of}  ${method} ${address} ${sent}${body ? `, ${body.length} bytes` : ''}`
}

/** A cached page, asked for ten times a second, while another client repeats the worst. */
async function repeatWorst(worst: Measured | undefined): Promise<void> {
  if (!worst) return
  // One that is not measured: its thread rests when it has nothing to do.
  const site = await startSite(settings)
  // Of a process that has just started, the first of each takes longer.
  const visited: WorstRequest = { of: '', path: '/faq' }
  for (const first of [visited, worst.request]) await send(site, first, '10.9.9.8')
  const end = performance.now() + repeatMs
  const times: number[] = []
  let repeats = 0
  const repeat = async () => {
    for (; performance.now() < end; repeats++) await send(site, worst.request, '10.9.9.9')
  }
  const visit = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await send(site, visited, '10.9.9.8')
      times.push(performance.now() - start)
      await sleep(100)
    }
  }
  await Promise.all([repeat(), visit()])
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)
  await site.stop()
  process.stdout.write(
    `while ${worst.request.of} was repeated ${repeats} times: /faq ${times.length} times, median ${at(0.5)}, 95% within ${at(0.95)}, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms (limit 150)\n`,
  )
}

/** Over a connection of its own, because fetch() refuses some of what a client may send. */
async function send({ port }: BuiltSite, request: WorstRequest, from: string): Promise<Answer> {
  const { method = 'GET', path, headers = {}, body } = request
  const bytes = body === undefined ? undefined : Buffer.from(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    ...(headers['x-forwarded-for'] ? [] : [`x-forwarded-for: ${from}`]),
    ...(headers['accept-encoding'] ? [] : ['accept-encoding: gzip, br']),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(bytes ? [`content-length: ${bytes.length}`] : []),
  ]
  const { promise, resolve: done, reject } = Promise.withResolvers<Answer>()
  const socket = connect(port, '127.0.0.1')
  let start = ''
  let size = 0
  socket.on('error', reject)
  socket.on('data', (part) => {
    if (start.length < 100) start += part.toString('latin1')
    size += part.length
  })
  socket.on('close', () => done({ status: Number(start.slice(9, 12)), bytes: size }))
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  if (bytes) socket.write(bytes)
  return promise
}

async function takeFigures(): Promise<Stretches> {
  const response = await fetch(`http://127.0.0.1:${telling}`)
  return (await response.json()) as Stretches
}

async function open(): Promise<{ site: BuiltSite; asked: Asked }> {
  await (await startSite({ DATA_DIR: folder })).stop()
  const database = new PGlite(join(folder, 'pg'))
  for (const statement of siteStatements) await database.exec(statement)
  const { rows } = await database.query<{ id: number }>(
    `select id from parkings where airport_code = 'AMS' order by id desc limit 50`,
  )
  await database.close()
  if (clicks > 0) await fillStatistics()
  const site = await startSite({
    ...settings,
    NODE_OPTIONS: `--no-warnings --max-semi-space-size=8 --import ${resolve('bench/worst/stretches.ts')}`,
    [portVariable]: `${telling}`,
  })
  site.process.stderr?.on('data', (part) => process.stderr.write(part))
  const from = dayAfter(amsterdamDay(new Date()), 1)
  const to = dayAfter(from, 364)
  return { site, asked: { from, to, ids: rows.map(({ id }) => id), asset: largestAsset() } }
}

async function fillStatistics(): Promise<void> {
  process.env.DATA_DIR = folder
  const { connection } = await import('#server/db/client.ts')
  const { rollUp } = await import('#server/statistics/roll-up.ts')
  const { fillClicks } = await import('./fill-clicks.ts')
  await fillClicks(clicks)
  await rollUp()
  await connection.close()
}

function largestAsset(): string {
  const folder = join(currentBuild(), 'client/assets')
  const size = (file: string) => statSync(join(folder, file)).size
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return `/assets/${scripts.toSorted((a, b) => size(b) - size(a))[0]}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
