import { formatEuro } from '#domain/text/money.ts'
import { type AlternativeCost, cheaperDays, cheaperText } from './cheaper-days.ts'
import type { AlternativeName, ReadAlternatives } from './read-alternatives.ts'

/** What can be done instead of parking. Each name is a query parameter. */
export const alternatives: { name: AlternativeName; label: string; title: string }[] = [
  { name: 'taxi', label: 'Taxi, heen en terug', title: 'Taxi' },
  { name: 'trein', label: 'Trein, per persoon', title: 'Trein' },
  { name: 'gebracht', label: 'Gebracht worden', title: 'Gebracht worden' },
]

export type AlternativeAnswer = {
  name: AlternativeName
  /** What it costs: 'Taxi, €130,00.' Null if no amount is given. */
  cost: string | null
  /** For how long parking is cheaper, or what to fill in. */
  text: string
}

/** `totals` are those of the cheapest parking: of one day, of two days and so on. */
export function alternativeAnswers(
  totals: (number | null)[],
  { costs }: Pick<ReadAlternatives, 'costs'>,
  persons: number,
): AlternativeAnswer[] {
  return alternatives.map(({ name, title }) => {
    const given = costs[name]
    if (!given) return { name, cost: null, text: `${title}: vul een bedrag in.` }

    const isTrain = name === 'trein'
    const cost: AlternativeCost = { ...given, cents: given.cents * (isTrain ? persons : 1) }
    return {
      name,
      cost: `${title}${isTrain ? together(persons) : ''}, ${amount(cost)}.`,
      text: cheaperText(cheaperDays(totals, cost), totals.length),
    }
  })
}

function amount({ cents, per }: AlternativeCost): string {
  return `${formatEuro(cents / 100)}${per === 'day' ? ' per dag' : ''}`
}

const companies = 'tweeën drieën vieren vijven zessen zevenen achten negenen'.split(' ')

function together(persons: number): string {
  const company = companies[persons - 2]
  return company === undefined ? '' : ` met z’n ${company}`
}
