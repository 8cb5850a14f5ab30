import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'

// Each section of the statistics must load within 300 ms with 10 million clicks. Uses a temporary
// folder, or the database of DATABASE_URL, which must be empty.
// node bench/statistics.ts [clicks]

const clicks = Number(process.argv[2] ?? 10_000_000)
const rounds = 15
const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-bench-'))
process.env.DATA_DIR = folder
process.env.LOG_LEVEL = 'warn'

const { connection } = await import('#server/db/client.ts')
const { prepareDatabase } = await import('#server/db/prepare.ts')
const { counted, countedFunnel } = await import('#server/statistics/measures.ts')
const report = await import('#server/statistics/report.ts')
const { rollUp } = await import('#server/statistics/roll-up.ts')
const { fillClicks } = await import('./fill-clicks.ts')
const { rows } = await import('#server/statistics/totals.ts')
const { amsterdamDay, dayAfter } = await import('#domain/text/date.ts')
const { periodBefore } = await import('#domain/statistics/period.ts')
const { keysOf } = await import('#domain/text/keys.ts')

try {
  await prepareDatabase()
  await timed(`${clicks} clicks, as many views, a tenth as many filters`, () => fillClicks(clicks))
  await timed('totals of every day', () => rollUp())
  await answer()
  await explain()
} finally {
  await connection.close()
  rmSync(folder, { recursive: true, force: true })
}

async function answer(): Promise<void> {
  const today = amsterdamDay(new Date())
  for (const length of [30, 365]) {
    const period = { from: dayAfter(today, 1 - length), to: today }
    const span = await report.spanOf(period)
    const { readStatistics, countAllClicks, spanOf, ...questions } = report
    say(`\n${length} days, beside those from ${periodBefore(period).from}`)
    for (const name of keysOf(questions)) await measure(name, () => questions[name](span))
    await measure('all of the screen', () => readStatistics(period))
  }
  await measure('clicks of all time', () => report.countAllClicks())
}

/** Days without totals are counted from raw rows, which an index must find. */
async function explain(): Promise<void> {
  const today = amsterdamDay(new Date())
  say('\nThe rows of today')
  for (const [name, statement] of Object.entries<SQL>({
    clicks: counted('clicks', 'parking', today, today),
    views: counted('views', 'page', today, today),
    filters: counted('filters', 'filter', today, today),
    funnel: countedFunnel(today, today),
  })) {
    const plan = await rows<{ 'QUERY PLAN': string }>(sql`explain ${statement}`)
    const scans = plan
      .map((row) => row['QUERY PLAN'])
      .filter((line) => /(Index|Heap|Seq|Only) Scan/.test(line))
    for (const line of scans) say(`  ${name.padEnd(8)} ${line.trim()}`)
  }
}

async function measure(name: string, ask: () => Promise<unknown>): Promise<void> {
  await ask()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const [median = 0, worst = 0] = [times[Math.floor(rounds / 2)], times.at(-1)]
  say(`  ${name.padEnd(18)} median ${ms(median)}  worst ${ms(worst)}`)
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await work()
  say(`${what}: ${((performance.now() - start) / 1_000).toFixed(0)} s`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function ms(time: number): string {
  return `${time.toFixed(1).padStart(6)} ms`
}
