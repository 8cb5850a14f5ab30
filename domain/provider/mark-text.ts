import { formatDay } from '#domain/text/date.ts'
import type { Mark } from './provider.ts'

/** Whether a mark can be shown as valid. One without an end may have ended. */
export function markState({ validUntil }: Pick<Mark, 'validUntil'>, today: string) {
  if (validUntil === null) return 'unknown'
  return validUntil < today ? 'expired' : 'valid'
}

/** 'nummer 0000-02, geldig tot 1 juni 2027'. */
export function markText(mark: Mark, today: string): string {
  const number = mark.number === null ? [] : [`nummer ${mark.number}`]
  return [...number, validity(mark, today)].join(', ')
}

function validity(mark: Mark, today: string): string {
  const { validUntil } = mark
  if (validUntil === null) return 'hoelang het geldig is, is onbekend'
  const day = formatDay(validUntil)
  return markState(mark, today) === 'expired' ? `verlopen op ${day}` : `geldig tot ${day}`
}
