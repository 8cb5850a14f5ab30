import type { Mark } from '#domain/provider/provider.ts'
import type { CheckOutcome } from './check.ts'
import { type DatedItem, markName } from './dated-item.ts'

/** A row as the log has it. */
type Row = Record<string, unknown>

/** A tariff or a surcharge that changed, was added or went. */
type Charged = { before: Row | null; after: Row | null }

/**
 * What an edit says about something dated: a new value, or only a new date. Null if the edit was about
 * something else.
 */
export function loggedOutcome(
  item: DatedItem,
  { before, after, charged }: { before: Row; after: Row; charged: Charged[] },
): Exclude<CheckOutcome, 'later'> | null {
  const [former, present] = [statedIn(item, before), statedIn(item, after)]
  if (item.kind === 'price' && charged.some(isOther)) return 'changed'
  if (!isSame(former.value, present.value)) return 'changed'
  const isSeen = item.kind === 'price' && charged.length > 0
  return former.on === present.on && !isSeen ? null : 'right'
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

/** Whether it charges anything else. A tariff that was only looked at has another date alone. */
function isOther({ before, after }: Charged): boolean {
  if (!before || !after) return true
  const prices = (row: Row) => Object.entries(row).filter(([name]) => !ofCheck.has(name))
  return !isSame(Object.fromEntries(prices(before)), Object.fromEntries(prices(after)))
}

const ofCheck = new Set(['checked_on', 'is_changed', 'check_source', 'checked_by'])

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
