import type { Mark } from '#domain/provider/provider.ts'
import type { CheckOutcome } from './check.ts'
import { type DatedItem, markName } from './dated-item.ts'

/** A row as the log has it. */
type Row = Record<string, unknown>

/**
 * What an edit says about something dated: a new value, or only a new date. Null if the edit was about
 * something else.
 */
export function loggedOutcome(
  item: DatedItem,
  { before, after, hasNewTariffs }: { before: Row; after: Row; hasNewTariffs: boolean },
): Exclude<CheckOutcome, 'later'> | null {
  const [former, present] = [statedIn(item, before), statedIn(item, after)]
  if (item.kind === 'price' && hasNewTariffs) return 'changed'
  if (!isSame(former.value, present.value)) return 'changed'
  return former.on === present.on ? null : 'right'
}

function statedIn(item: DatedItem, row: Row): { value: unknown; on?: unknown } {
  switch (item.kind) {
    case 'price':
      return { value: row.price_per_day, on: row.price_checked_on }
    case 'reviews':
      return { value: [row.rating, row.reviews, row.reviews_source], on: row.reviews_read_on }
    case 'fact': {
      const fact = (row.facts as Record<string, Row> | undefined)?.[item.key]
      return { value: fact?.value, on: fact?.checkedOn }
    }
    case 'mark': {
      const marks = (row.marks ?? []) as Mark[]
      return { value: marks.find((mark) => markName(mark, marks) === item.name)?.validUntil }
    }
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
