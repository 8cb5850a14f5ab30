import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltSite, startSite } from '#test/built-site.ts'
import { startPostgres } from '#test/postgres-server.ts'

// How many clicks are stored durably per second over 32 connections, and how many cached pages are
// served per second meanwhile. Needs a build.
// node bench/clicks.ts [seconds]

const seconds = Number(process.argv[2] ?? 5)
const connections = 32
const readers = 4
let sent = 0

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-clicks-'))
const embedded = await startSite({ DATA_DIR: folder, TRUST_PROXY: '1' })
await measure('embedded database, fsync', embedded)
await embedded.stop()
rmSync(folder, { recursive: true })

const postgres = await startPostgres({ settings: ['fsync=on', 'synchronous_commit=on'] })
const site = await startSite({ DATABASE_URL: postgres.url, TRUST_PROXY: '1' })
await measure('PostgreSQL, fsync', site)
await site.stop()
await postgres.stop()

async function measure(name: string, { port }: BuiltSite): Promise<void> {
  await read(port, new Agent())
  const pages = await repeat(readers, port, read)
  const clicks = await repeat(connections, port, click)
  const [clicksBeside, pagesBeside] = await Promise.all([
    repeat(connections, port, click),
    repeat(readers, port, read),
  ])
  const lines = [
    name,
    `  clicks alone    ${clicks}`,
    `  pages alone     ${pages}`,
    `  clicks beside   ${clicksBeside}`,
    `  pages beside    ${pagesBeside}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

type Task = (port: number, agent: Agent) => Promise<void>

/** Repeats a task over a number of connections, each one after its answer. */
async function repeat(workers: number, port: number, task: Task): Promise<string> {
  const end = performance.now() + seconds * 1_000
  const times: number[] = []
  const work = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (performance.now() < end) {
      const start = performance.now()
      await task(port, agent)
      times.push(performance.now() - start)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: workers }, work))
  const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]
  return `${Math.round(times.length / seconds)}/s, 99% within ${p99?.toFixed(0)} ms`
}

function read(port: number, agent: Agent): Promise<void> {
  return send({ port, agent, path: '/parkeren/schiphol' }, 200)
}

/** Each click has another address, so that no limit per network applies. */
function click(port: number, agent: Agent): Promise<void> {
  sent += 1
  const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
  const headers = { 'content-type': 'text/plain', 'x-forwarded-for': address }
  const body = JSON.stringify({ parkingId: 1 + (sent % 15), page: '/parkeren/schiphol' })
  return send({ port, agent, path: '/api/affiliate-clicks', method: 'POST', headers }, 204, body)
}

function send(options: object, status: number, body?: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  request({ host: '127.0.0.1', ...options }, (response) => {
    response.resume()
    if (response.statusCode !== status) reject(new Error(`answered ${response.statusCode}`))
    response.once('end', resolve)
  })
    .once('error', reject)
    .end(body)
  return promise
}
