import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

// What visitors notice of the upgrade that the README describes, on the embedded database: sources change,
// `npm run build`, and a restart. Half of the clients ask the site itself. The others ask a proxy that waits
// for the site to be back, as the README says. The checkout is changed, so it takes a copy of its own:
// node bench/upgrade.ts ../copy

const [checkout = ''] = process.argv.slice(2)
if (!checkout) throw new Error('Name a copy of the checkout, with its packages: it is changed.')
const port = 4170
const clients = 16
const paths = [
  '/parkeren/schiphol',
  '/parkeren/eindhoven?van=2027-07-12&tot=2027-07-26',
  '/api/parkings?airport=AMS',
  '/faq',
]

type Tally = { answered: number; lost: number; longestMs: number }
type Way = 'site' | 'proxy'
type Phase = Record<Way, Tally>

const phases: Record<string, Phase> = {}
let phase = 'at rest'
let isOver = false

let site = await start()
const proxy = createServer(pass).listen(0, '127.0.0.1')
await once(proxy, 'listening')
const proxyPort = (proxy.address() as AddressInfo).port

const load = Array.from({ length: clients }, (_, client) =>
  client % 2 === 0 ? visit('site', port) : visit('proxy', proxyPort),
)
await sleep(10_000)

phase = 'build'
appendFileSync(`${checkout}/app/entry.client.tsx`, `\nexport const upgraded = ${Date.now()}\n`)
const built = spawn('npm', ['run', '--silent', 'build'], { cwd: checkout, stdio: 'inherit' })
const [status] = await once(built, 'exit')
if (status !== 0) throw new Error('The build failed.')

phase = 'restart'
const before = performance.now()
site.kill('SIGTERM')
await once(site, 'exit')
const stopped = performance.now()
site = await start()
const gap = {
  stopMs: Math.round(stopped - before),
  startMs: Math.round(performance.now() - stopped),
}

phase = 'after it'
await sleep(10_000)
isOver = true
await Promise.all(load)
proxy.close()
site.kill('SIGTERM')

process.stdout.write(`stop ${gap.stopMs} ms, start ${gap.startMs} ms\n`)
for (const [name, asked] of Object.entries(phases)) {
  for (const [way, { answered, lost, longestMs }] of Object.entries(asked)) {
    process.stdout.write(
      `${name.padEnd(9)} ${way.padEnd(6)} ${answered} answered, ${lost} lost, longest ${Math.round(longestMs)} ms\n`,
    )
  }
}

/** With npm, as systemd does it. Its signals reach the site through npm. */
async function start(): Promise<ChildProcess> {
  const settings = {
    PORT: String(port),
    DATA_DIR: `${checkout}/bench-data`,
    NODE_ENV: 'production',
  }
  const child = spawn('npm', ['--silent', 'start'], {
    cwd: checkout,
    env: { ...process.env, ...settings, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return child
    if (child.exitCode !== null) throw new Error('The site did not start.')
    await sleep(20)
  }
}

async function visit(way: Way, at: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = 0; !isOver; turn++) {
    const begin = performance.now()
    const isAnswered = await ask(at, paths[turn % paths.length] ?? '', agent)
    const none = () => ({ answered: 0, lost: 0, longestMs: 0 })
    phases[phase] ??= { site: none(), proxy: none() }
    const tally = phases[phase]?.[way] ?? none()
    if (isAnswered) tally.answered += 1
    else tally.lost += 1
    tally.longestMs = Math.max(tally.longestMs, performance.now() - begin)
    await sleep(50)
  }
  agent.destroy()
}

async function ask(at: number, path: string, agent: Agent): Promise<boolean> {
  try {
    const response = await open({ host: '127.0.0.1', port: at, path, agent })
    for await (const _ of response);
    return (response.statusCode ?? 0) < 400
  } catch {
    return false
  }
}

function open(to: RequestOptions): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request(to).on('response', resolve).on('error', reject).end()
  return promise
}

/** Connects again for a quarter of a minute, as Caddy does with `lb_try_duration 15s`. */
async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const end = performance.now() + 15_000
  for (;;) {
    try {
      const headers = { ...asked.headers, connection: 'close' }
      const given = await open({ host: '127.0.0.1', port, path: asked.url, headers, agent: false })
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
      return
    } catch (error) {
      const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
      if (!isRefused || performance.now() > end) {
        answer.writeHead(502).end()
        return
      }
      await sleep(250)
    }
  }
}
