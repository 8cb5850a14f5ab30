import { type Fact, isStale } from './fact.ts'
import type { FactKey } from './fact-fields.ts'

export type FactCheck = { text: string; isStale: boolean }

const months = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ')

/** When and where a fact was checked: '18 nov 2026, website'. */
export function factCheck(
  key: FactKey,
  fact: Fact,
  today: string,
  factStaleDays: number,
): FactCheck {
  const { checkedOn, source } = fact
  const when = checkedOn === null ? 'datum onbekend' : shortDate(checkedOn)
  const text = source === '' ? when : `${when}, ${source}`
  return { text, isStale: isStale(key, fact, today, factStaleDays) }
}

function shortDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 1) - 1]} ${year}`
}
