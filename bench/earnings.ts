import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'

// At 1 million clicks and 50,000 conversions of 1,500 parkings in two years, a table of what clicks bring must take
// under 300 ms on the server, and the board with the weeks before under 600 ms. Uses a temporary folder, or the database
// of DATABASE_URL, which must be empty.
// node bench/earnings.ts [clicks] [conversions]

const clicks = Number(process.argv[2] ?? 1_000_000)
const conversions = Number(process.argv[3] ?? 50_000)
const rounds = 7
const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-bench-'))
process.env.DATA_DIR = folder
process.env.LOG_LEVEL = 'warn'

const { connection, db } = await import('#server/db/client.ts')
const { prepareDatabase } = await import('#server/db/prepare.ts')
const { rollUp } = await import('#server/statistics/roll-up.ts')
const { readBoard } = await import('#server/db/earnings/board/board.ts')
const { readBreakdown } = await import('#server/db/earnings/board/breakdown.ts')
const { readWeeks } = await import('#domain/earnings/board/weeks.ts')
const { breakdowns } = await import('#domain/earnings/board/breakdown.ts')
const { keysOf } = await import('#domain/text/keys.ts')
const { fillEarnings } = await import('./fill-earnings.ts')

try {
  await prepareDatabase()
  await timed(`${clicks} clicks, ${conversions} conversions`, () =>
    fillEarnings(clicks, conversions),
  )
  await timed('totals of every day', () => rollUp())
  await db.execute(sql`analyze`)
  for (const length of ['13', '52']) await answer(length)
} finally {
  await connection.close()
  rmSync(folder, { recursive: true, force: true })
}

async function answer(length: string): Promise<void> {
  const now = new Date()
  const weeks = readWeeks({ weeks: length }, now)
  if (!weeks.ok) throw new Error('No weeks')
  say(`\n${length} weeks, load ${loadavg()[0]?.toFixed(1)}`)
  for (const day of ['click', 'approval'] as const) {
    await measure(`board, ${day}`, () => readBoard(weeks.value, day, now))
  }
  const list = { q: '', sort: 'expected', dir: 'desc', page: 1, size: 25 } as const
  for (const by of keysOf(breakdowns)) {
    await measure(`table, ${by}`, () => readBreakdown(weeks.value, 'click', by, list, now))
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
  const [least = 0, median = 0, worst = 0] = [times[0], times[Math.floor(rounds / 2)], times.at(-1)]
  say(`  ${name.padEnd(18)} least ${ms(least)}  median ${ms(median)}  worst ${ms(worst)}`)
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
  return `${time.toFixed(0).padStart(5)} ms`
}
