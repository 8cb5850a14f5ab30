import { dayCount, type Stay } from '#domain/stay/stay.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import type { LowestCheck, LowestStay, WithLowestStay } from './lowest-stay.ts'

/** '9 dagen, vanaf €62,55', with the check of that price; or that the stay can't be booked there. */
export function lowestStayText(lowest: LowestStay | null, { days }: Pick<Stay, 'days'>): string {
  if (!lowest) return `${dayCount(days)}: niet te boeken`
  return `${dayCount(days)}, vanaf ${formatCents(lowest.total)}, ${lowest.check.text}`
}

/** Under the price on an airport's card: what the stay costs, or when its lowest price was checked. */
export function underPrice(
  { lowestCheck, lowestStay }: WithLowestStay,
  stay: Pick<Stay, 'days'> | undefined,
): string | undefined {
  if (!lowestCheck) return undefined
  if (stay && lowestStay !== undefined) return lowestStayText(lowestStay, stay)
  return lowestCheck.text
}

type Checked = { check: LowestCheck; mayCome?: boolean }

/** When the prices of several airports were checked, and whether a surcharge may come on top. */
export function checkedText(lowest: Checked[]): string {
  if (lowest.length === 0) return ''
  const days = lowest.flatMap(({ check }) => check.on ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  const when = first && first !== last ? `van ${formatDay(first)} tot en met` : 'op'
  return [
    ...(lowest.some(({ mayCome }) => mayCome) ? ['Een toeslag kan erbij komen.'] : []),
    last
      ? `Prijzen gecontroleerd ${when} ${formatDay(last)}.`
      : 'Deze prijzen zijn niet gecontroleerd.',
    ...(last && lowest.some(({ check }) => !check.isFresh) ? ['Een deel is verouderd.'] : []),
  ].join(' ')
}

/** The same of the prices per day. */
export const checkedPerDay = (airports: WithLowestStay[]) =>
  checkedText(airports.flatMap(({ lowestCheck: check }) => (check ? [{ check }] : [])))
