import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltSite, startSite } from '#test/built-site.ts'
import { startPostgres } from '#test/postgres-server.ts'
import type { Load, Outcome } from './clicks-load.ts'

// How many clicks are stored durably per second over 32 connections, how many cached pages are served
// beside a fixed rate of clicks, and what processor time each of them takes. Needs a build. With the
// folder of another built checkout, that one is measured too, in turn.
// node bench/clicks.ts [seconds] [checkout]

const seconds = Number(process.argv[2] ?? 5)
const checkouts = ['.', ...process.argv.slice(3)]
const ticksPerSecond = 100

const clicking: Omit<Load, 'port'> = { kind: 'click', connections: 32, seconds }
const reading: Omit<Load, 'port'> = { kind: 'page', connections: 16, seconds }

for (const checkout of checkouts) {
  const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-clicks-'))
  const site = await startSite({ DATA_DIR: folder, TRUST_PROXY: '1' }, checkout)
  await measure(`${checkout} on PGlite, fsync`, site)
  await site.stop()
  rmSync(folder, { recursive: true })
}
for (const checkout of checkouts) {
  const postgres = await startPostgres({ settings: ['fsync=on', 'synchronous_commit=on'] })
  const site = await startSite({ DATABASE_URL: postgres.url, TRUST_PROXY: '1' }, checkout)
  await measure(`${checkout} on PostgreSQL, fsync`, site, postgres.processes)
  await site.stop()
  await postgres.stop()
}

type Cost = { server: number; pageThread: number; database: number }

async function measure(
  name: string,
  site: BuiltSite,
  databaseProcesses: () => number[] = () => [],
): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const spent = (): Cost => ({
    server: processorSeconds([`${site.process.pid}`]),
    pageThread: processorSeconds([`${site.process.pid}/task/${site.process.pid}`]),
    database: processorSeconds(databaseProcesses().map(String)),
  })
  const send = (load: Omit<Load, 'port'>) => run({ ...load, port: site.port })
  /** A load alone, and the microseconds of processor time that each of its requests takes. */
  const alone = async (load: Omit<Load, 'port'>) => {
    const before = spent()
    const outcome = await send(load)
    const after = spent()
    const micros = (total: number) => Math.round((total / outcome.count) * 1e6)
    const costs =
      `µs each: server ${micros(after.server - before.server)} ` +
      `(of which the thread of the pages ${micros(after.pageThread - before.pageThread)}), ` +
      `database ${micros(after.database - before.database)}, load ${micros(outcome.processor)}`
    return { outcome, costs }
  }

  // Runs both until V8 has optimized them.
  await Promise.all([send({ ...reading, seconds: 2 }), send({ ...clicking, seconds: 2 })])
  say(name)
  const clicks = await alone(clicking)
  say(`  clicks                      ${facts(clicks.outcome)}; ${clicks.costs}`)
  const pages = await alone(reading)
  say(`  pages                       ${facts(pages.outcome)}; ${pages.costs}`)
  for (const perSecond of [500, 1_500]) {
    // Just before, because what else the machine does changes.
    const apart = await send(reading)
    const [beside, meanwhile] = await Promise.all([send(reading), send({ ...clicking, perSecond })])
    const part = (beside.perSecond / apart.perSecond).toFixed(2)
    const label = `  pages beside ${perSecond} clicks/s`.padEnd(30)
    say(`${label}${facts(beside)}; ${part} of alone; clicks ${facts(meanwhile)}`)
  }
}

async function run(load: Load): Promise<Outcome> {
  const child = fork(new URL('clicks-load.ts', import.meta.url))
  child.send(load)
  const [outcome] = (await Promise.race([once(child, 'message'), failed(child)])) as [Outcome]
  return outcome
}

async function failed(child: ReturnType<typeof fork>): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`the load ended with code ${code}`)
}

function facts({ perSecond, p99 }: Outcome): string {
  return `${Math.round(perSecond)}/s, 99% within ${p99.toFixed(0)} ms`
}

/** Of processes, with their children that ended, or of threads. */
function processorSeconds(folders: string[]): number {
  const ticks = folders.flatMap((folder) => {
    const fields = readFileSync(`/proc/${folder}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return fields.slice(11, 15).map(Number)
  })
  return ticks.reduce((total, of) => total + of, 0) / ticksPerSecond
}
