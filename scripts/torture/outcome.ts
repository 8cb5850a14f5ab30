/** What came of one kind of blow on one engine. */
export type Row = {
  engine: string
  done: string
  times: number
  /** Why it was not done at all. */
  notDone?: string
  acknowledged: number
  lost: number
  /** Answers 500, 502 and 504, refusals that did not say when to come back, and those of what is right. */
  bad: number
  /** The longest time until `/healthz` was 200 again. */
  downMs: number
  memoryBytes: number
}

export type Round = Pick<Row, 'acknowledged' | 'lost' | 'bad' | 'downMs' | 'memoryBytes'>

const defaultMinutes = 10

/** Counts one round in the row of its blow. */
export function addRound(rows: Row[], engine: string, done: string, round: Round): void {
  const row = rowOf(rows, engine, done)
  row.times += 1
  row.acknowledged += round.acknowledged
  row.lost += round.lost
  row.bad += round.bad
  row.downMs = Math.max(row.downMs, round.downMs)
  row.memoryBytes = Math.max(row.memoryBytes, round.memoryBytes)
}

/** The row of a blow, which is new if there is none. */
export function rowOf(rows: Row[], engine: string, done: string): Row {
  const found = rows.find((row) => row.engine === engine && row.done === done)
  if (found) return found
  const counts = { times: 0, acknowledged: 0, lost: 0, bad: 0, downMs: 0, memoryBytes: 0 }
  const row: Row = { engine, done, ...counts }
  rows.push(row)
  return row
}

/** What the site must never answer while it lives. */
export function isBad(status: number): boolean {
  return status === 500 || status === 502 || status === 504
}

/** Nothing was lost or broken, and something was tried on each engine that is named. */
export function isWhole(rows: Row[], engines: string[]): boolean {
  const isTried = engines.every((engine) =>
    rows.some((row) => row.engine === engine && row.times > 0 && row.acknowledged > 0),
  )
  return isTried && rows.every(({ lost, bad }) => lost === 0 && bad === 0)
}

const headings = [
  ...['engine', 'what was done', 'times', 'acknowledged', 'lost', '500/502/504, wrong'],
  ...['until /healthz 200', 'memory at most'],
]

export function tableOf(rows: Row[]): string {
  const lines = [
    headings,
    ...rows.map(({ notDone, ...row }) => [
      row.engine,
      notDone === undefined ? row.done : `${row.done}: not done, ${notDone}`,
      ...(notDone === undefined
        ? [
            ...[row.times, row.acknowledged, row.lost, row.bad].map((count) => String(count)),
            `${(row.downMs / 1_000).toFixed(1)} s`,
            `${(row.memoryBytes / 1e6).toFixed(0)} MB`,
          ]
        : ['0', '', '', '', '', '']),
    ]),
  ]
  const widths = headings.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  const texts = lines.map((line) => {
    const cells = line.map((cell, at) =>
      at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    )
    return `| ${cells.join(' | ')} |`
  })
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [texts[0], rule, ...texts.slice(1)].join('\n')
}

/**
 * What is asked for: `[minutes]`, or `fuzz [seed]`.
 *
 * @throws with how it is asked for
 */
export function readArguments(
  words: string[],
): { minutes: number } | { fuzz: true; seed?: number } {
  const [first, second, ...more] = words
  const isFuzz = first === 'fuzz'
  const figure = isFuzz ? second : first
  const number = Number(figure)
  const isRight =
    more.length === 0 &&
    (isFuzz || second === undefined) &&
    (figure === undefined || (/^\d+$/.test(figure) && (isFuzz ? number < 2 ** 31 : number > 0)))
  if (!isRight) throw new Error('npm run torture [-- minutes], or npm run torture -- fuzz [seed]')
  if (isFuzz) return { fuzz: true, ...(figure !== undefined && { seed: number }) }
  return { minutes: figure === undefined ? defaultMinutes : number }
}
