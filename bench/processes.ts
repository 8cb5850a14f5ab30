import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BuiltSite, siteAdmin, startSite } from '#test/built-site.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { measureMemory } from './processes-memory.ts'
import { compareRenders } from './processes-renders.ts'
import { median, requestFor } from './raw-requests.ts'
import { youngGeneration } from './young-generation.ts'

// How much more do two processes on one PostgreSQL render than one, compared with 1.8? How late is an
// edit in the other, compared with 100 ms? How often does each render a cold page that 1,000 ask for at
// once? Does memory level off with 200,000 addresses? Needs a build, and Linux.
// node bench/processes.ts [rounds] [addresses]

const rounds = Number(process.argv[2] ?? 25)
const addresses = Number(process.argv[3] ?? 200_000)
const edits = 50
const warmUps = 10
const atOnce = 1_000

const postgres = await startPostgres()
const start = (more: Record<string, string> = {}) =>
  startSite({ DATABASE_URL: postgres.url, NODE_OPTIONS: youngGeneration, ...more })

const sites: [BuiltSite, BuiltSite] = [await start(), await start()]
await compareRenders(sites, postgres.url, rounds)
for (const site of sites) await site.stop()

// Each render is a line in the log. A page from the cache is none.
const logged: [BuiltSite, BuiltSite] = [
  await start({ LOG_LEVEL: 'debug' }),
  await start({ LOG_LEVEL: 'debug' }),
]
const edit = await editorOf(logged[0])
await measureDelay(logged[1])
await countColdRenders(logged)
for (const site of logged) await site.stop()

await measureMemory(start, addresses)
await postgres.stop()

/** Returns what changes the name of the site, which every page shows. */
async function editorOf({ url }: BuiltSite): Promise<(product: string) => Promise<void>> {
  const send = async (method: string, path: string, secret: string, body: object) => {
    const login = Buffer.from(`${siteAdmin.ADMIN_USERNAME}:${secret}`).toString('base64')
    const headers = { authorization: `Basic ${login}`, 'content-type': 'application/json' }
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    return response
  }
  const session = await send('POST', '/api/admin/sessions', siteAdmin.ADMIN_PASSWORD, {})
  const { key } = (await session.json()) as { key: string }
  return async (product) => {
    await send('PUT', '/api/admin/settings', key, { values: { product } })
  }
}

/**
 * How long after the answer to an edit another process still answers with the old page, and when the first
 * new one is there, which it has to render.
 */
async function measureDelay(other: BuiltSite): Promise<void> {
  const [old, first]: [number[], number[]] = [[], []]
  // The first have code to compile.
  for (let number = 1 - warmUps; number <= edits; number++) {
    const product = `Piloot-n${number}`
    await edit(product)
    const start = performance.now()
    let askedAt = start
    let oldUntil = start
    while (!(await (await fetch(`${other.url}/faq`)).text()).includes(product)) {
      oldUntil = askedAt
      await sleep(1)
      askedAt = performance.now()
    }
    if (number <= 0) continue
    old.push(oldUntil - start)
    first.push(performance.now() - start)
  }
  const say = (times: number[]) =>
    `median ${median(times).toFixed(0)} ms, slowest of ${edits} ${Math.max(...times).toFixed(0)} ms`
  process.stdout.write(
    `an edit in the other process: old pages for ${say(old)}; the new one after ${say(first)}\n`,
  )
}

async function countColdRenders(sites: BuiltSite[]): Promise<void> {
  const renders = sites.map(() => 0)
  for (const [at, { process }] of sites.entries()) {
    process.stderr?.on('data', (lines: Buffer) => {
      renders[at] = (renders[at] ?? 0) + lines.toString().split('"path":"/contact"').length - 1
    })
  }
  await edit('Koud')
  const waiting = await Promise.all(
    sites.flatMap(({ port }) => Array.from({ length: atOnce }, () => connected(port))),
  )
  const text = requestFor('/contact', { connection: 'close' })
  const answers = await Promise.all(waiting.map((socket) => answerOf(socket, text)))
  await sleep(500)
  const good = answers.filter((answer) => answer.includes(' 200 OK') && answer.includes('Koud'))
  process.stdout.write(
    `${atOnce} at once for a cold page of each: ${renders.join(' and ')} renders, ${good.length} good answers\n`,
  )
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

async function answerOf(socket: Socket, request: string): Promise<string> {
  socket.write(request)
  return Buffer.concat(await socket.toArray()).toString()
}
