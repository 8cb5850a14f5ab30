import { formatNumber } from '#domain/text/number.ts'
import { differenceOf } from './ranked.ts'
import { sourceTitle } from './source.ts'
import { type Statistics, sumOf } from './statistics.ts'

/** What explains most of the change of the clicks, compared with the period before. */
export type Explanation = {
  /** The change of all clicks. */
  change: number
  /** What moved most in that direction, and by how much. Without one if nothing has half of it. */
  most?: {
    name: string
    change: number
    airport?: { code: string; name: string }
    source?: string
  }
}

/** Below this part of the former clicks, there is nothing to explain. */
const minChange = 0.03
const minExplained = 0.5

type Candidate = NonNullable<Explanation['most']>

type Compared = Pick<Statistics, 'days' | 'formerDays' | 'origins' | 'airports' | 'sources'>

/** Undefined if there is nothing to compare with, or nothing changed. */
export function explanationOf(statistics: Compared): Explanation | undefined {
  const { clicks } = sumOf(statistics.days)
  const former = sumOf(statistics.formerDays).clicks
  const change = clicks - former
  if (former === 0 || Math.abs(change) < minChange * former) return undefined

  // One source at one airport says more than a source, or an airport.
  const most = [together(statistics), apart(statistics)]
    .map((candidates) => candidates.toSorted((a, b) => b.change / change - a.change / change)[0])
    .find((candidate) => candidate && candidate.change / change >= minExplained)
  return most ? { change, most } : { change }
}

function together({ origins, airports }: Compared): Candidate[] {
  // With one airport or one source, both together say nothing more.
  if (airports.length < 2) return []
  return origins.map(({ airportCode, name, source, ...counts }) => ({
    name: `${sourceTitle(source)} bij ${name}`,
    change: differenceOf(counts),
    airport: { code: airportCode, name },
    source,
  }))
}

function apart({ airports, sources }: Compared): Candidate[] {
  return [
    ...airports.map(({ code, name, ...counts }) => ({
      name,
      change: differenceOf(counts),
      airport: { code, name },
    })),
    ...sources.map(({ source, clicks, formerClicks }) => ({
      name: sourceTitle(source),
      change: clicks - formerClicks,
      source,
    })),
  ]
}

/** 'Google bij Eindhoven: 1.160 clicks minder. Dat is 99% van de daling.' */
export function explanationText({ change, most }: Explanation): string {
  const way = change < 0 ? 'daling' : 'stijging'
  if (!most) {
    return `Geen luchthaven of herkomst verklaart de helft van de ${way} van ${formatNumber(Math.abs(change))} clicks.`
  }
  const share = Math.round((100 * most.change) / change)
  const part =
    share > 100
      ? `Dat is meer dan de hele ${way}; elders ging het de andere kant op.`
      : `Dat is ${share}% van de ${way}.`
  return `${most.name}: ${formatNumber(Math.abs(most.change))} clicks ${most.change < 0 ? 'minder' : 'meer'}. ${part}`
}
