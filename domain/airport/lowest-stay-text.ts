import { dayCount, type Stay } from '#domain/stay/stay.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import type { LowestStay } from './lowest-stay.ts'

/** '9 dagen, vanaf €62,55', with the day of its check; or that the stay can't be booked there. */
export function lowestStayText(lowest: LowestStay | null, { days }: Pick<Stay, 'days'>): string {
  if (!lowest) return `${dayCount(days)}: niet te boeken`
  const checked = lowest.checkedOn
    ? `gecontroleerd op ${formatDay(lowest.checkedOn)}`
    : 'niet gecontroleerd'
  return `${dayCount(days)}, vanaf ${formatCents(lowest.total)}, ${checked}`
}

/** When the prices of several airports were checked, and whether a surcharge may come on top. */
export function checkedText(lowest: LowestStay[]): string {
  const days = lowest.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted()
  if (lowest.length === 0) return ''
  const [first, last] = [days[0], days.at(-1)]
  const when = first && first !== last ? `van ${formatDay(first)} tot en met` : 'op'
  return [
    ...(lowest.some(({ mayCome }) => mayCome) ? ['Een toeslag kan erbij komen.'] : []),
    last
      ? `Prijzen gecontroleerd ${when} ${formatDay(last)}.`
      : 'Deze prijzen zijn niet gecontroleerd.',
  ].join(' ')
}
