import { requestSeconds, requests } from './counted.ts'
import type { Sample } from './metric.ts'

const hourMs = 3_600_000
const hours = 24

type Counts = { requests: number; failed: number; within: Map<number, number> }
type Snapshot = Counts & { at: number }

const none: Counts = { requests: 0, failed: 0, within: new Map() }
let snapshots: Snapshot[] = []

/** Remembers each hour how much was counted, so that the counts of the last day can be told from all before it. */
export function watchLastDay(): void {
  snapshots = [{ at: Date.now(), ...none }]
  setInterval(rememberNow, hourMs).unref()
}

/** Called every hour. */
export function rememberNow(now = Date.now()): void {
  snapshots.push({ at: now, ...countsNow() })
  const isOld = ({ at }: Snapshot) => at < now - hours * hourMs
  // The newest of the old ones is where the last day begins.
  snapshots = snapshots.slice(Math.max(0, snapshots.findLastIndex(isOld)))
}

/** What this process answered in the last day, or since its start. */
export function lastDay() {
  const { at, ...before } = snapshots[0] ?? { at: performance.timeOrigin, ...none }
  const counts = countsNow()
  const total = counts.requests - before.requests
  return {
    requests: total,
    failed: counts.failed - before.failed,
    medianMs: medianOf(total, before.within, counts.within),
    since: new Date(at).toISOString(),
  }
}

/** The lowest bound that half of the requests is within. Those from the cache are within the first. */
function medianOf(
  total: number,
  before: Map<number, number>,
  now: Map<number, number>,
): number | null {
  if (total === 0) return null
  const grown = (bound: number) => (now.get(bound) ?? 0) - (before.get(bound) ?? 0)
  const measured = grown(Number.POSITIVE_INFINITY)
  const bounds = [...now.keys()].sort((a, b) => a - b)
  const bound = bounds.find((each) => grown(each) + (total - measured) >= total / 2)
  return bound === undefined ? 5 : Math.min(bound * 1_000, 60_000)
}

function countsNow(): Counts {
  const answered = requests.read().filter(({ labels }) => labels?.kind !== 'probe')
  const failed = answered.filter(({ labels }) => Number(labels?.status) >= 500)
  const within = new Map<number, number>()
  for (const { labels, part, value } of requestSeconds.read()) {
    if (part !== 'bucket' || labels?.kind === 'probe') continue
    const bound = labels?.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels?.le)
    within.set(bound, (within.get(bound) ?? 0) + value)
  }
  return { requests: sum(answered), failed: sum(failed), within }
}

const sum = (samples: Sample[]): number => samples.reduce((total, { value }) => total + value, 0)
