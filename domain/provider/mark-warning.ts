import { dayAfter, dayMs } from '#domain/text/date.ts'
import { counted } from '#domain/text/number.ts'
import type { Mark } from './provider.ts'

/** How many days before its end a mark is about to expire. */
export const warnDays = 30

export type MarkWarning = 'expired' | 'expiring'

/** Whether a mark needs attention. One without an end never expires. */
export function markWarning(
  { validUntil }: Pick<Mark, 'validUntil'>,
  today: string,
): MarkWarning | undefined {
  if (validUntil === null) return undefined
  if (validUntil < today) return 'expired'
  return validUntil <= dayAfter(today, warnDays) ? 'expiring' : undefined
}

/** The first mark of a provider to expire. Those without an end come last. */
export function firstToExpire(marks: Mark[]): Mark | undefined {
  return marks.toSorted((a, b) => (a.validUntil ?? '9999').localeCompare(b.validUntil ?? '9999'))[0]
}

/** 'is verlopen', 'verloopt vandaag', 'verloopt over 22 dagen'. */
export function expiryText(validUntil: string, today: string): string {
  if (validUntil < today) return 'is verlopen'
  const days = Math.round((Date.parse(validUntil) - Date.parse(today)) / dayMs)
  return days === 0 ? 'verloopt vandaag' : `verloopt over ${counted(days, 'dag', 'dagen')}`
}
