import { dayAfter, dayMs } from '#domain/text/date.ts'

/** What is agreed on payment. The threshold is in cents, and the days are after approval. */
export type Terms = { threshold: number; days: number; vatPercent: number }

export type Owed = {
  /** In cents. */
  amount: number
  /** The day of the oldest approval of what is not paid. */
  oldest: string
  /** Null where nothing is agreed. */
  terms: Terms | null
  /** Whether each programme that owes it has ended. */
  hasEnded: boolean
}

/** late: past the agreed day. stays: below the threshold of what has ended, so that it never comes. */
export type Owing =
  | { state: 'late'; expectedOn: string; daysLate: number }
  | { state: 'onTime'; expectedOn: string }
  | { state: 'below' }
  | { state: 'stays' }
  | { state: 'unagreed' }

/** Whether what is outstanding comes, and when. What is not agreed is not guessed. */
export function owingOf({ amount, oldest, terms, hasEnded }: Owed, today: string): Owing {
  if (!terms) return { state: 'unagreed' }
  if (amount < terms.threshold) return { state: hasEnded ? 'stays' : 'below' }
  const expectedOn = dayAfter(oldest, terms.days)
  const daysLate = Math.round((Date.parse(today) - Date.parse(expectedOn)) / dayMs)
  return daysLate > 0 && amount > 0
    ? { state: 'late', expectedOn, daysLate }
    : { state: 'onTime', expectedOn }
}
