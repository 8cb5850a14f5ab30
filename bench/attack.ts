import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BuiltSite, siteAdmin, startSite } from '#test/built-site.ts'
import type { Flooded } from './attack/flood.ts'
import { type FloodKind, floodKinds } from './attack/requests.ts'
import { median } from './raw-requests.ts'

// What is left for a visitor and for the admin while one kind of request after another comes over 200 connections, as
// fast as they are answered, from a process that is bound to one core? And while 10,000 connections do nothing, and
// 200 read or write slowly? Needs a build, and `taskset` to bind the process (otherwise it is not bound).
// node bench/attack.ts [seconds] [some kinds ...]   with DATABASE_URL: on that empty database

const seconds = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10)
const named = process.argv.slice(2).filter((word) => !/^\d+$/.test(word))
const idle = 10_000
const slow = 200

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-attack-'))
const site = await startSite({
  DATA_DIR: folder,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
  DATABASE_URL: process.env.DATABASE_URL ?? '',
})
const basic = Buffer.from(`${siteAdmin.ADMIN_USERNAME}:${siteAdmin.ADMIN_PASSWORD}`)
// Each on a connection of its own, so that one does not wait for the other.
const [visitor, admin] = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 })) as [
  Agent,
  Agent,
]

try {
  const { device = '' } = JSON.parse((await logIn('')).text) as { device?: string }
  // Of a process that has just started, the first of each takes longer.
  for (let warm = 0; warm < 50; warm++) await probe()
  const chosen = floodKinds.filter((kind) => named.length === 0 || named.includes(kind))
  for (const kind of chosen) await underFlood(kind, device)
  if (named.length === 0) {
    await underHeld('10,000 idle connections', holdIdle, device)
    await underHeld('200 slow readers', (sockets) => holdSlow(sockets, 'read'), device)
    await underHeld('200 slow writers', (sockets) => holdSlow(sockets, 'write'), device)
  }
} finally {
  visitor.destroy()
  admin.destroy()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function underFlood(kind: FloodKind, device: string): Promise<void> {
  const memory = memoryOf(site)
  const flood = flooded(kind)
  const seen = await watch(device, flood)
  const { answers, withoutRetryAfter, broken, ...refusals } = await flood
  const counts = Object.entries(answers).map(([status, count]) => `${status} × ${count}`)
  const { refusedMedianMs, refusedMostMs, refusedWorstMs } = refusals
  const refused = `refused in ${[refusedMedianMs, refusedMostMs, refusedWorstMs].map((ms) => ms.toFixed(0)).join(', ')} ms`
  tell(kind, seen, memory, [...counts, refused, ...bad({ withoutRetryAfter, broken })])
}

async function underHeld(
  name: string,
  hold: (sockets: Socket[]) => Promise<void>,
  device: string,
): Promise<void> {
  const memory = memoryOf(site)
  const sockets: Socket[] = []
  await hold(sockets)
  const seen = await watch(device, sleep(seconds * 1_000))
  const open = sockets.filter(({ destroyed }) => !destroyed).length
  tell(name, seen, memory, [`${open} of ${sockets.length} still open`])
  for (const socket of sockets) socket.destroy()
  await sleep(500)
}

type Seen = { times: number[]; login: { ms: number; status: number } }

/** A cached page twenty times a second over a connection of its own, and one login halfway. */
async function watch(device: string, until: Promise<unknown>): Promise<Seen> {
  let isOver = false
  void until.then(() => {
    isOver = true
  })
  const times: number[] = []
  const login = sleep(seconds * 500).then(() => logIn(device))
  while (!isOver) {
    times.push(await probe())
    await sleep(50)
  }
  const { ms, status } = await login
  return { times, login: { ms, status } }
}

function tell(name: string, { times, login }: Seen, before: number, more: string[]): void {
  const worst = Math.max(...times)
  const grown = memoryOf(site) - before
  process.stdout.write(
    `${name}: page ${median(times).toFixed(1)}, worst ${worst.toFixed(0)} ms (${times.length}); login ${login.status} in ${login.ms.toFixed(0)} ms; memory +${(grown / 1e6).toFixed(0)} MB; ${more.join(', ')}\n`,
  )
}

function bad(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${name} ${count}!`] : []))
}

async function flooded(kind: FloodKind): Promise<Flooded> {
  const words = ['bench/attack/flood.ts', `${site.port}`, kind, `${seconds}`]
  const child = spawn('taskset', ['-c', '1', process.execPath, ...words]).on('error', () => {
    throw new Error('this benchmark needs taskset, of util-linux')
  })
  child.stderr.pipe(process.stderr)
  let output = ''
  for await (const part of child.stdout) output += part
  return JSON.parse(output)
}

async function probe(): Promise<number> {
  const { ms, status } = await send(visitor, 'GET', '/parkeren/schiphol', {
    'x-forwarded-for': '10.9.9.9',
    'accept-encoding': 'br',
  })
  if (status !== 200) throw new Error(`the cached page answered ${status}`)
  return ms
}

/** With the token of a browser that logged in before, as the back office sends it. */
function logIn(device: string): Promise<Answer> {
  return send(admin, 'POST', '/api/admin/sessions', {
    'content-type': 'application/json',
    'x-forwarded-for': '10.9.9.8',
    authorization: `Basic ${basic.toString('base64')}`,
    ...(device ? { 'x-login-device': device } : {}),
  })
}

type Answer = { ms: number; status: number; text: string }

function send(
  agent: Agent,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const start = performance.now()
  const sent = request({ port: site.port, host: '127.0.0.1', method, path, headers, agent })
  sent.on('response', (response) => {
    let text = ''
    response.on('data', (part) => {
      text += part
    })
    response.on('end', () =>
      resolve({ ms: performance.now() - start, status: response.statusCode ?? 0, text }),
    )
  })
  sent.on('error', reject)
  sent.end()
  return promise
}

async function holdIdle(sockets: Socket[]): Promise<void> {
  while (sockets.length < idle) {
    await Promise.all(Array.from({ length: 500 }, () => open(sockets)))
  }
}

/** Readers take nothing of a large answer; writers send a letter of their head each second. */
async function holdSlow(sockets: Socket[], does: 'read' | 'write'): Promise<void> {
  await Promise.all(Array.from({ length: slow }, () => open(sockets)))
  for (const socket of sockets) {
    if (does === 'read') {
      socket.pause()
      socket.write('GET /api/parkings HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(50))
    } else {
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
      const timer = setInterval(() => socket.write('a'), 1_000)
      socket.on('close', () => clearInterval(timer))
    }
  }
}

function open(sockets: Socket[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect(site.port, '127.0.0.1', () => {
    socket.off('error', reject).on('error', () => undefined)
    sockets.push(socket)
    resolve()
  })
  socket.on('error', reject)
  return promise
}

/** The resident memory of the process. */
function memoryOf({ process: { pid } }: BuiltSite): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024
}
