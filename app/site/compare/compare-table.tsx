import type { ComparedParking, ComparisonRow } from '#domain/parking/comparison-row.ts'
import { CompareActions } from './compare-actions.tsx'
import { CompareHead, type Removal } from './compare-head.tsx'
import { CompareRow } from './compare-row.tsx'

type CompareTableProps = {
  parkings: ComparedParking[]
  /** The first row is pinned below the names. */
  rows: ComparisonRow[]
  removal: Removal
}

/** Not on a low screen, of which the pinned part would take too much. */
const pinnedLook =
  'bg-raised top-(--header-h) z-2 max-md:[@media(min-height:37.5rem)]:sticky md:[@media(min-height:45rem)]:sticky [@media(height<60rem)]:[#cookies~div_&]:static! max-md:shadow-[0_1px_0_var(--line-strong),var(--elevation-1)]'

// On a phone the buttons are not pinned: they stand above and below the rows.
const onPhone = 'py-3 md:hidden'

export function CompareTable({ parkings, rows, removal }: CompareTableProps) {
  const [price, ...others] = rows
  const ids = parkings.map(({ id }) => id)

  return (
    // With very large text the columns would be too narrow to read: then the table scrolls.
    <div className="relative @max-[18rem]:overflow-x-auto">
      <table
        aria-label="Vergelijkingstabel"
        className="w-full border-separate border-spacing-0 rounded-b-xl @max-[18rem]:min-w-[22rem] max-md:block md:table-fixed"
      >
        <thead className={`${pinnedLook} max-md:block`}>
          <CompareHead {...{ parkings, removal }} />
          {price && <CompareRow row={price} ids={ids} isPinned />}
          <CompareActions
            parkings={parkings}
            look="max-md:hidden md:[&>td]:border-line-strong md:[&>td]:border-b"
          />
        </thead>
        <tbody className="max-md:block">
          <CompareActions parkings={parkings} look={onPhone} />
          {others.map((row) => (
            <CompareRow key={row.label} row={row} ids={ids} />
          ))}
        </tbody>
        <tfoot className="max-md:block md:hidden">
          <CompareActions parkings={parkings} look={onPhone} />
        </tfoot>
      </table>
    </div>
  )
}
