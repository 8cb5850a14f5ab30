import { dayCount } from '#domain/stay/stay.ts'

/** What a traveller pays instead of parking, in whole cents: once for the whole stay, or for each day. */
export type AlternativeCost = { per: 'stay' | 'day'; cents: number }

/** Stays of this many days, both included. */
export type Days = { from: number; upTo: number }

/**
 * The stays for which parking is cheaper. `totals` are those of one parking, in whole cents: of one day,
 * of two days and so on; null where a car can't stay for so long. Equal costs are not cheaper.
 */
export function cheaperDays(totals: (number | null)[], cost: AlternativeCost): Days[] {
  const runs: Days[] = []
  totals.forEach((total, at) => {
    const days = at + 1
    const other = cost.per === 'day' ? cost.cents * days : cost.cents
    if (total === null || total >= other) return

    const last = runs.at(-1)
    if (last?.upTo === at) last.upTo = days
    else runs.push({ from: days, upTo: days })
  })
  return runs
}

/** 'Parkeren is goedkoper tot en met 22 dagen.' `longest` is the number of days that was compared. */
export function cheaperText(runs: Days[], longest: number): string {
  const [first] = runs
  if (!first) return 'Parkeren is niet goedkoper.'
  if (first.from === 1 && first.upTo === longest) return 'Parkeren is altijd goedkoper.'
  return `Parkeren is goedkoper ${joined(runs.map((run) => runText(run, longest)))}.`
}

function runText({ from, upTo }: Days, longest: number): string {
  if (from === upTo && upTo < longest) return from === 1 ? 'bij 1 dag' : `bij ${dayCount(from)}`
  if (upTo === longest) return `vanaf ${dayCount(from)}`
  return from === 1 ? `tot en met ${dayCount(upTo)}` : `van ${from} tot en met ${dayCount(upTo)}`
}

function joined(parts: string[]): string {
  const rest = parts.slice(0, -1).join(', ')
  return [rest, parts.at(-1)].filter(Boolean).join(' en ')
}
