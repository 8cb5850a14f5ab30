import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { cpus } from 'node:os'
import pg from 'pg'
import { ask, median, processorSeconds, requestFor } from './raw-requests.ts'
import { youngGeneration } from './young-generation.ts'

// What one and two processes render: see bench/processes.ts. Connections go to each process in turn, as
// behind a plain balancer, but without one: it would take its processor time from the site.

const seconds = 0.7
const connections = 8
const dayMs = 86_400_000

type Server = { process: ChildProcess; port: number }
/** Processor time in seconds. */
type Spent = { own: number; main: number; load: number; database: number; machine: number }
type Load = Spent & { pages: number; perSecond: number }

/**
 * Alternating rounds of one and two sites, free to use all cores and with a core each, and of one and two
 * bare servers. Short ones, of which the best count: what else the machine does only ever slows a round.
 */
export async function compareRenders(
  sites: Server[],
  database: string,
  rounds: number,
): Promise<void> {
  const monitor = new pg.Client(database)
  await monitor.connect()
  const render = (servers: Server[]) => measure(servers, monitor)
  await render(sites)
  await render(sites)
  const { own, pages } = await render(sites.slice(0, 1))
  const task = { microseconds: (own / pages) * 1e6, bytes: await sizeOfPage(sites[0]) }
  const bare = [await startBare(task), await startBare(task)]
  await render(bare)

  const [free, onOwnCore, limit] = [oneAndTwo(), oneAndTwo(), oneAndTwo()]
  for (let round = 0; round < rounds * 2; round++) {
    const many = round % 2
    free[many]?.push(await render(sites.slice(0, many + 1)))
    for (const [core, { process }] of sites.entries()) keepOn(`${core}`, process)
    onOwnCore[many]?.push(await render(sites.slice(0, many + 1)))
    for (const { process } of sites) keepOn(`0-${cpus().length - 1}`, process)
    limit[many]?.push(await render(bare.slice(0, many + 1)))
  }
  for (const server of bare) server.process.kill()
  await monitor.end()
  say('the site', free)
  say('the site, a core for each process', onOwnCore)
  say('a bare server that spends as much', limit)
}

const oneAndTwo = (): Load[][] => [[], []]

function keepOn(cores: string, { pid }: ChildProcess): void {
  execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', cores, `${pid}`])
}

function say(name: string, [one = [], two = []]: Load[][]): void {
  const bestOf = (loads: Load[]) => loads.toSorted((a, b) => b.perSecond - a.perSecond)[0]
  const [best, bestOfTwo] = [bestOf(one), bestOf(two)]
  if (!best || !bestOfTwo) throw new Error('no rounds')
  const perPage = (loads: Load[], of: keyof Spent) =>
    median(loads.map((load) => (load[of] / load.pages) * 1e3))
  const others = ({ own, load, database, machine }: Load) =>
    (Math.max(0, machine - own - load - database) / seconds).toFixed(1)
  const spent = (loads: Load[], best: Load) =>
    `${best.perSecond.toFixed(1)}/s at best, when others took ${others(best)} cores; ` +
    `a page takes ${perPage(loads, 'own').toFixed(1)} ms (${perPage(loads, 'main').toFixed(1)} in the main thread), ` +
    `the database ${perPage(loads, 'database').toFixed(1)} and the load ${perPage(loads, 'load').toFixed(1)}`
  process.stdout.write(
    `${name}: two render ${(bestOfTwo.perSecond / best.perSecond).toFixed(2)} times as much as one, ` +
      `by processor time ${((2 * perPage(one, 'own')) / perPage(two, 'own')).toFixed(2)}\n` +
      `  one: ${spent(one, best)}\n  two: ${spent(two, bestOfTwo)}\n`,
  )
}

/** Pages for ever other dates, of which none is cached, as a browser asks for them. */
async function measure(servers: Server[], monitor: pg.Client): Promise<Load> {
  const before = await spentBy(servers, monitor)
  const start = performance.now()
  let pages = 0
  const next = () => (performance.now() < start + seconds * 1_000 ? pageFor(pages++) : undefined)
  await Promise.all(
    Array.from({ length: connections }, (_, at) =>
      ask(servers[at % servers.length]?.port ?? 0, next),
    ),
  )
  const perSecond = pages / ((performance.now() - start) / 1_000)
  const after = await spentBy(servers, monitor)
  return {
    pages,
    perSecond,
    own: after.own - before.own,
    main: after.main - before.main,
    load: after.load - before.load,
    database: after.database - before.database,
    machine: after.machine - before.machine,
  }
}

async function spentBy(servers: Server[], monitor: pg.Client): Promise<Spent> {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const pids = servers.map((server) => server.process.pid ?? 0)
  const { rows } = await monitor.query<{ pid: number }>('select pid from pg_stat_activity')
  const { user, system } = process.cpuUsage()
  return {
    own: sum(pids.map((pid) => processorSeconds(`${pid}`))),
    main: sum(pids.map((pid) => processorSeconds(`${pid}/task/${pid}`))),
    load: (user + system) / 1e6,
    database: sum(rows.map(({ pid }) => processorSeconds(`${pid}`))),
    machine: sum(cpus().map(({ times: { user, nice, sys } }) => (user + nice + sys) / 1e3)),
  }
}

function pageFor(number: number): string {
  const day = (after: number) => new Date(Date.now() + after * dayMs).toISOString().slice(0, 10)
  const from = 10 + (number % 300)
  const query = `van=${day(from)}&tot=${day(from + 2 + (number % 19))}`
  return requestFor(`/parkeren/schiphol?${query}`, { 'accept-encoding': 'gzip, deflate, br, zstd' })
}

async function sizeOfPage(server: Server | undefined): Promise<number> {
  const socket = connect(server?.port ?? 0, '127.0.0.1')
  socket.write(pageFor(1).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  let size = 0
  for await (const part of socket) size += (part as Buffer).length
  return size
}

async function startBare(task: { microseconds: number; bytes: number }): Promise<Server> {
  const child = fork(new URL('processes-bare.ts', import.meta.url), {
    execArgv: [youngGeneration],
  })
  child.send(task)
  const [port] = (await once(child, 'message')) as [number]
  return { process: child, port }
}
