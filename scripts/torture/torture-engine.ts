import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type PostgresServer, startPostgres } from '#test/postgres-server.ts'
import type { Flooded } from '../../bench/attack/flood.ts'
import { type FloodKind, floodKinds } from '../../bench/attack/requests.ts'
import { Acknowledgements } from './acknowledged.ts'
import { makeDisk } from './disk.ts'
import { addRound, isBad, type Row, rowOf } from './outcome.ts'
import { TorturedSite } from './tortured-site.ts'

export type EngineName = 'PGlite' | 'PostgreSQL'

/** @returns the time until `/healthz` was 200 again */
type Blow = { done: string; strike: () => Promise<number> }

const floodSeconds = 8
const calmMs = 2_000
const powerCut = 'power cut'

/**
 * One blow after another to a site on one engine, each around a flood, while a process keeps writing. After each, all
 * that was acknowledged must be there.
 *
 * @param options.rows the table that is filled
 * @param options.cleanup takes back what is made
 * @returns what went wrong
 */
export async function torture(
  engine: EngineName,
  options: { folder: string; seconds: number; rows: Row[]; cleanup: DisposableStack },
): Promise<string[]> {
  const { folder, seconds, rows, cleanup } = options
  const end = performance.now() + seconds * 1_000
  const disk = makeDisk(folder)
  if (typeof disk !== 'string') cleanup.defer(disk.remove)
  const place = typeof disk === 'string' ? folder : disk.folder

  const postgres =
    engine === 'PostgreSQL'
      ? await startPostgres({ outlives: 'power cut', within: place })
      : undefined
  if (postgres) cleanup.defer(() => postgres.processes().forEach(endNow))
  const site = new TorturedSite(join(folder, 'site.log'), {
    DATA_DIR: join(place, 'data'),
    DATABASE_URL: postgres?.url ?? '',
    TRUST_PROXY: '1',
  })
  cleanup.defer(() => site.endNow())
  await site.start()
  const authorization = await site.logIn()

  const file = join(folder, 'acknowledged')
  const writer = spawn(process.execPath, ['scripts/torture/writer.ts', `${site.port}`, file], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, AUTHORIZATION: authorization },
  })
  cleanup.defer(() => writer.kill('SIGKILL'))
  const acknowledgements = new Acknowledgements(file, site, authorization)
  const troubles: string[] = []

  const blows: Blow[] = [
    { done: 'kill -9 of the site', strike: killSite },
    ...(typeof disk === 'string' ? [] : [{ done: powerCut, strike: cutPower }]),
    ...(postgres ? blowsTo(postgres, site) : []),
    { done: 'only floods', strike: () => site.untilHealthy() },
  ]
  if (typeof disk === 'string') rowOf(rows, engine, powerCut).notDone = disk

  async function killSite(): Promise<number> {
    await site.kill()
    return site.start()
  }

  async function cutPower(): Promise<number> {
    if (typeof disk === 'string') throw new Error('there is no disk to cut')
    // In this order: while it is sought which processes PostgreSQL has, writes go on.
    postgres?.freeze()
    site.freeze()
    const hasLost = await disk.cut(async () => {
      await site.kill()
      await postgres?.kill()
    })
    if (!hasLost)
      troubles.push(`${engine}: a power cut kept what was not synced, so it proves nothing`)
    await postgres?.start()
    return site.start()
  }

  async function round(blow: Blow, kind: FloodKind): Promise<void> {
    // Some blows come just before the flood, when the most is written.
    const striking = sleep(500 + Math.random() * (calmMs + 3_000)).then(blow.strike)
    const flooding = sleep(calmMs).then(() => flood(site.port, kind, cleanup))
    const [downMs, { answers, withoutRetryAfter }] = await Promise.all([striking, flooding])

    const { acknowledged, lost, bad } = await acknowledgements.check()
    const badAnswers = Object.entries(answers).filter(([status]) => isBad(Number(status)))
    const ofFlood = badAnswers.map(([status, count]) => `${count} × ${status} to the flood`)
    if (withoutRetryAfter > 0) ofFlood.push(`${withoutRetryAfter} × without Retry-After`)
    const floodBad = badAnswers.reduce((sum, [, count]) => sum + count, withoutRetryAfter)
    const memoryBytes = site.takeMemory()
    addRound(rows, engine, blow.done, {
      ...{ acknowledged, lost: lost.length, bad: bad.length + floodBad, downMs, memoryBytes },
    })
    const figures = `${acknowledged} acknowledged, ${lost.length} lost, up after ${downMs.toFixed(0)} ms`
    const counts = Object.entries(answers).map(([status, count]) => `${status} × ${count}`)
    process.stdout.write(`${engine}: ${blow.done}, ${kind} (${counts.join(', ')}): ${figures}\n`)
    const found = [...lost.map((each) => `lost ${each}`), ...bad, ...ofFlood]
    troubles.push(...found.map((each) => `${engine}, ${blow.done}, ${kind}: ${each}`))
    if (found.length > 0) troubles.push(...site.lastErrors())
    if (!site.isAlive()) throw new Error(`the site ended by itself after: ${blow.done}, ${kind}`)
    if (writer.exitCode !== null) throw new Error('the writer ended')
  }

  // The last look takes a while too.
  for (let number = 0; performance.now() < end - 10_000; number++) {
    const blow = blows[number % blows.length] as Blow
    // Another pair of blow and flood in each turn.
    const at = (number + Math.floor(number / floodKinds.length)) % floodKinds.length
    const kind = floodKinds[at] as FloodKind
    await round(blow, kind).catch((cause) => {
      throw new Error(`${blow.done}, ${kind}: ${cause}`, { cause })
    })
  }

  writer.kill('SIGKILL')
  const { acknowledged, lost } = await acknowledgements.checkAll()
  addRound(rows, engine, 'everything again at the end', {
    ...{ acknowledged, lost: lost.length, bad: 0 },
    ...{ downMs: await site.untilHealthy(), memoryBytes: site.takeMemory() },
  })
  troubles.push(...lost.map((each) => `${engine}, at the end: lost ${each}`))
  return troubles
}

function blowsTo(postgres: PostgresServer, site: TorturedSite): Blow[] {
  /** Away long enough for the site to notice. */
  async function startAgain(): Promise<number> {
    await sleep(1_500)
    await postgres.start()
    return site.untilHealthy()
  }
  return [
    {
      done: 'kill -9 of its connections',
      async strike() {
        const client = new pg.Client({ connectionString: postgres.url })
        // It is one of them.
        client.on('error', () => undefined)
        await client.connect()
        const { rows } = await client.query<{ pid: number }>(
          `select pid from pg_stat_activity where backend_type = 'client backend'`,
        )
        for (const { pid } of rows) endNow(pid)
        return site.untilHealthy()
      },
    },
    {
      done: 'kill -9 of PostgreSQL',
      async strike() {
        await postgres.kill()
        return startAgain()
      },
    },
    {
      done: 'immediate stop of PostgreSQL',
      async strike() {
        process.kill(postgres.processes()[0] as number, 'SIGQUIT')
        return startAgain()
      },
    },
  ]
}

/** One kind of request over 200 connections. */
async function flood(port: number, kind: FloodKind, cleanup: DisposableStack): Promise<Flooded> {
  const words = ['bench/attack/flood.ts', `${port}`, kind, `${floodSeconds}`]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  cleanup.defer(() => child.kill('SIGKILL'))
  let output = ''
  for await (const part of child.stdout) output += part
  return JSON.parse(output)
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
