import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { siteAdmin, startSite } from '#test/built-site.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { ask, median, processorSeconds, requestFor } from './raw-requests.ts'
import { youngGeneration } from './young-generation.ts'

// What part of the rate of bare react-dom does the site reach with pages that are not cached? Both render an
// airport's page for ever other stays, from the same build: the whole server, and a node:http server that
// has the data and only renders the tree. In alternating rounds, one after another and eight at once; both
// without compression, and the site with it too. Needs a build.
// node bench/uncached.ts [pglite | postgres] [rounds] [requests a round]

const engine = process.argv[2] ?? 'pglite'
const rounds = Number(process.argv[3] ?? 9)
const requestsPerRound = Number(process.argv[4] ?? 120)
const goal = 0.6
const dayMs = 86_400_000

type Server = { process: ChildProcess; port: number }
/** In seconds: by the clock, of processor time, and of that in the main thread. */
type Spent = { clock: number; processor: number; main: number }
type Case = { name: string; server: Server; headers?: Record<string, string>; path?: string }

const postgres = engine === 'postgres' ? await startPostgres() : undefined
const database: Record<string, string> = postgres
  ? { DATABASE_URL: postgres.url }
  : { DATA_DIR: 'memory://' }
const site = await startSite({ ...database, NODE_OPTIONS: youngGeneration })
const bare = await startBare()
const limit: Case = { name: 'bare react-dom', server: bare }
const cases: Case[] = [
  { name: 'the site', server: site },
  {
    name: 'the site, compressed',
    server: site,
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  },
  { name: 'its pages without the server around them', server: bare, path: '/page' },
]

let asked = 0
for (const connections of [1, 8]) {
  const spent = new Map([limit, ...cases].map((one) => [one, [] as Spent[]]))
  for (let round = -2; round < rounds; round++) {
    for (const [one, times] of spent) {
      const time = await spend(one, connections)
      // The first rounds have code to compile.
      if (round >= 0) times.push(time)
    }
  }
  const best = spent.get(limit) ?? []
  process.stdout.write(`${connections} at once: ${limit.name} takes ${told(best)}\n`)
  for (const one of cases) {
    const times = spent.get(one) ?? []
    const part = (of: keyof Spent) =>
      median(best.map((time, at) => time[of] / (times[at]?.[of] ?? 0))).toFixed(2)
    process.stdout.write(
      `  ${one.name}: by rate ${part('clock')}, by processor time ${part('processor')}, ` +
        `by that of the main thread ${part('main')} of it (goal ${goal}); ${told(times)}\n`,
    )
  }
}
bare.process.kill('SIGKILL')
await site.stop()
await postgres?.stop()

function told(times: Spent[]): string {
  const ms = (of: keyof Spent) =>
    (median(times.map((time) => time[of] / requestsPerRound)) * 1_000).toFixed(1)
  return `${ms('clock')} ms a page, ${ms('processor')} of processor time, ${ms('main')} of the main thread`
}

async function spend({ server, headers, path = '' }: Case, connections: number): Promise<Spent> {
  const now = () => ({
    clock: performance.now() / 1_000,
    processor: processorSeconds(`${server.process.pid}`),
    main: processorSeconds(`${server.process.pid}/task/${server.process.pid}`),
  })
  let left = requestsPerRound
  const next = () => (left-- > 0 ? requestFor(path + pathOf(asked++), headers) : undefined)
  const before = now()
  await Promise.all(Array.from({ length: connections }, () => ask(server.port, next)))
  const after = now()
  return {
    clock: after.clock - before.clock,
    processor: after.processor - before.processor,
    main: after.main - before.main,
  }
}

/** Other dates for each number, so that no page is cached. */
function pathOf(number: number): string {
  const day = (after: number) => new Date(Date.now() + after * dayMs).toISOString().slice(0, 10)
  const from = 10 + (number % 300)
  return `/parkeren/schiphol?van=${day(from)}&tot=${day(from + 2 + (number % 19))}`
}

async function startBare(): Promise<Server> {
  const child = fork(new URL('uncached-bare.ts', import.meta.url), {
    execArgv: [youngGeneration],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...siteAdmin,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATA_DIR: 'memory://',
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
  })
  child.send(Array.from({ length: 60 }, (_, number) => pathOf(number)))
  const [port] = (await once(child, 'message')) as [number]
  return { process: child, port }
}
