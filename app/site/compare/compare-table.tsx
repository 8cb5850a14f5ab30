import type { ReactNode } from 'react'
import type { ComparedParking, ComparisonRow } from '#domain/parking/comparison.ts'
import { isDifferent } from '#domain/parking/comparison.ts'
import { CompareActions, type Removal } from './compare-actions.tsx'
import { CompareCell } from './compare-cell.tsx'
import { CompareHead } from './compare-head.tsx'

type CompareTableProps = {
  parkings: ComparedParking[]
  /** The first row is pinned below the names. */
  rows: ComparisonRow[]
  /** Marks the rows in which the parkings differ. */
  isMarked: boolean
  removal: Removal
}

// On a phone each row is a grid: its label over the full width, its values below it.
const rowLooks = ['', '', 'max-md:grid max-md:grid-cols-2', 'max-md:grid max-md:grid-cols-3']
const cellLook = 'px-2.5 text-left align-middle text-[0.9375rem] max-md:min-w-0 md:px-4'
const labelLook =
  'max-md:col-span-full max-md:pt-2.5 max-md:px-4 max-md:text-xs md:w-44 lg:w-60 md:pl-6 font-medium text-ink-muted'
/** Not on a low screen, of which the pinned part would take too much. */
const pinnedLook =
  'bg-raised top-(--header-h) z-2 max-md:[@media(min-height:37.5rem)]:sticky md:[@media(min-height:45rem)]:sticky max-md:shadow-[0_1px_0_var(--line-strong),var(--elevation-1)]'

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
            <Row row={price} {...{ ids, rowLook }} isPinned>
              <Label row={price} isMarked={isMarked} />
            </Row>
          )}
        </thead>
        <tbody className="max-md:block">
          <CompareActions parkings={parkings} look={onPhone} />
          {others.map((row) => (
            <Row key={row.label} row={row} {...{ ids, rowLook }}>
              <Label row={row} isMarked={isMarked} />
            </Row>
          ))}
        </tbody>
        <tfoot className="max-md:block md:hidden">
          <CompareActions parkings={parkings} look={onPhone} removal={removal} />
        </tfoot>
      </table>
    </div>
  )
}

type RowProps = {
  row: ComparisonRow
  /** Of the parkings, in their columns. */
  ids: number[]
  rowLook: string
  isPinned?: boolean
  children: ReactNode
}

function Row({ row, ids, rowLook, isPinned = false, children }: RowProps) {
  const { look, before, cells } = row
  const border = isPinned ? 'md:border-line-strong md:border-b' : 'border-line md:border-b'
  const padding = isPinned ? 'pb-2.5 md:py-3' : 'pb-2.5 md:py-2.5'

  return (
    <tr className={`${rowLook} ${isPinned ? '' : 'max-md:border-line max-md:border-b'}`}>
      <th
        scope="row"
        className={`${cellLook} ${labelLook} ${border} ${isPinned ? '' : 'md:py-2.5'}`}
      >
        {children}
      </th>
      {cells.map((cell, column) => (
        <td
          key={ids[column]}
          className={`${cellLook} ${border} ${padding} max-md:first-of-type:pl-4 tabular-nums`}
        >
          <CompareCell {...{ cell, look, before }} />
        </td>
      ))}
    </tr>
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
