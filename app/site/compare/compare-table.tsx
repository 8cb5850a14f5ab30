import type { ComparedParking, ComparisonRow } from '#domain/parking/comparison-row.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { CompareActions } from './compare-actions.tsx'
import { CompareHead, type Removal } from './compare-head.tsx'
import { columnLook, narrowColumns } from './compare-look.ts'
import { CompareReports } from './compare-reports.tsx'
import { CompareRow } from './compare-row.tsx'

type CompareTableProps = {
  parkings: ComparedParking[]
  /** The first row is pinned below the names. */
  rows: ComparisonRow[]
  stay: TimedStay | undefined
  removal: Removal
}

/** Not on a low screen, of which the pinned part would take too much. The pictures scroll away. */
const pinnedLook =
  '[--picture-h:5rem] xl:[--picture-h:7rem] md:top-[calc(var(--header-h)-var(--picture-h)-1.25rem)] bg-raised top-(--header-h) z-2 max-md:[@media(min-height:37.5rem)]:sticky md:[@media(min-height:45rem)]:sticky [@media(height<60rem)]:[#cookies~div_&]:static! max-md:shadow-[0_1px_0_var(--line-strong),var(--elevation-1)]'

const headingLook =
  'pt-7 pb-1.5 text-left font-bold font-heading text-base/[1.3] tracking-[-0.01em] border-line-strong border-b max-md:block md:px-4 md:pl-6 md:text-[1.0625rem]/[1.3]'

// On a phone the buttons are not pinned: they stand above and below the rows.
const onPhone = 'py-3 md:hidden'

export function CompareTable({ parkings, rows, stay, removal }: CompareTableProps) {
  const [price, ...others] = rows
  const groups = [...Map.groupBy(others, ({ heading }) => heading)]
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
            stay={stay}
            look="max-md:hidden md:[&>td]:border-line-strong md:[&>td]:border-b"
          />
        </thead>
        <tbody className="max-md:block">
          <CompareActions parkings={parkings} stay={stay} look={onPhone} />
        </tbody>
        {groups.map(([heading, rows]) => (
          <tbody key={heading} className="max-md:block">
            <tr className="max-md:block max-md:px-4">
              <th
                scope="rowgroup"
                colSpan={Math.min(ids.length, narrowColumns) + 1}
                className={headingLook}
              >
                {heading}
              </th>
              {ids.length > narrowColumns && (
                <td className={`${headingLook} ${columnLook(narrowColumns)} max-md:hidden`} />
              )}
            </tr>
            {rows.map((row) => (
              <CompareRow key={row.label} row={row} ids={ids} />
            ))}
          </tbody>
        ))}
        <tfoot className="max-md:block">
          <CompareActions parkings={parkings} stay={stay} look={onPhone} />
          <CompareReports parkings={parkings} />
        </tfoot>
      </table>
    </div>
  )
}
