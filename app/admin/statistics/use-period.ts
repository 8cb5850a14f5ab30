import { useSearchParams } from 'react-router'
import {
  chosenPeriod,
  type Period,
  type PeriodChoice,
  periodChoices,
  readPeriod,
} from '#domain/statistics/period.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'

export type ChosenPeriod = {
  period: Period
  /** A preset, or undefined for custom dates. */
  choice: PeriodChoice | undefined
  today: string
  /** The dates in the fields, also when invalid. */
  given: { from: string; to: string }
  /** The errors of the dates in the address. */
  errors: { from?: string[]; to?: string[] }
}

const defaultChoice = '30'

/** The period in the address: `?periode=7`, or `?van=2026-10-01&tot=2026-10-15`. */
export function usePeriod(): ChosenPeriod {
  const [search] = useSearchParams()
  const today = amsterdamDay(new Date())
  const asked = search.get('periode')
  const choice = keysOf(periodChoices).find((name) => name === asked) ?? defaultChoice

  if (search.has('van') || search.has('tot')) {
    const given = { from: search.get('van') ?? '', to: search.get('tot') ?? '' }
    const own = readPeriod(given)
    if (own.ok) return { period: own.value, choice: undefined, today, given, errors: {} }
    const period = chosenPeriod(defaultChoice, today)
    return { period, choice: undefined, today, given, errors: own.why }
  }
  const period = chosenPeriod(choice, today)
  return { period, choice, today, given: period, errors: {} }
}
