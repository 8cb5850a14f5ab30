import type { ComparedParking, ComparisonRow } from '#domain/parking/comparison.ts'
import { isDifferent } from '#domain/parking/comparison.ts'
import { CompareActions, type Removal } from './compare-actions.tsx'
import { CompareHead } from './compare-head.tsx'
import { CompareRow, rowLooks } from './compare-row.tsx'

type CompareTableProps = {
  parkings: ComparedParking[]
  /** The first row is pinned below the names. */
  rows: ComparisonRow[]
  /** Marks the rows in which the parkings differ. */
  isMarked: boolean
  removal: Removal
}

/** Not on a low screen, of which the pinned part would take too much. */
const pinnedLook =
  'bg-raised top-(--header-h) z-2 max-md:[@media(min-height:37.5rem)]:sticky md:[@media(min-height:45rem)]:sticky [@media(height<60rem)]:[#cookies~div_&]:static! max-md:shadow-[0_1px_0_var(--line-strong),var(--elevation-1)]'

export function CompareTable({ parkings, rows, isMarked, removal }: CompareTableProps) {
  const [price, ...others] = rows
  const rowLook = rowLooks[parkings.length] ?? ''
  // There the buttons are not pinned: they stand above and below the rows.
  const onPhone = `${rowLook} py-2 md:hidden`
  const ids = parkings.map(({ id }) => id)

  return (
    // With very large text the columns would be too narrow to read: then the table scrolls.
    <div className="relative @max-[18rem]:overflow-x-auto">
      <table
        aria-label="Vergelijkingstabel"
        className="w-full border-separate border-spacing-0 rounded-b-xl @max-[18rem]:min-w-[22rem] max-md:block md:table-fixed"
      >
        <thead className={`${pinnedLook} max-md:block`}>
          <CompareHead {...{ parkings, rowLook, removal }} />
          <CompareActions parkings={parkings} look="max-md:hidden" />
          {price && (
            <CompareRow row={price} {...{ ids, rowLook }} isPinned>
              <Label row={price} isMarked={isMarked} />
            </CompareRow>
          )}
        </thead>
        <tbody className="max-md:block">
          <CompareActions parkings={parkings} look={onPhone} />
          {others.map((row) => (
            <CompareRow key={row.label} row={row} {...{ ids, rowLook }}>
              <Label row={row} isMarked={isMarked} />
            </CompareRow>
          ))}
        </tbody>
        <tfoot className="max-md:block md:hidden">
          <CompareActions parkings={parkings} look={onPhone} removal={removal} />
        </tfoot>
      </table>
    </div>
  )
}

function Label({ row, isMarked }: { row: ComparisonRow; isMarked: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {row.label}{' '}
      {isMarked && isDifferent(row) && (
        <span className="rounded-xs bg-signal-soft px-1.5 py-px font-semibold text-2xs/[1.5] text-signal-ink">
          verschilt
        </span>
      )}
    </span>
  )
}
