import type { ReactNode } from 'react'
import type { ComparisonRow } from '#domain/parking/comparison.ts'
import { CompareCell } from './compare-cell.tsx'

// On a phone each row is a grid: its label over the full width, its values below it.
export const rowLooks = ['', '', 'max-md:grid max-md:grid-cols-2', 'max-md:grid max-md:grid-cols-3']
const cellLook = 'px-2.5 text-left align-middle text-[0.9375rem] max-md:min-w-0 md:px-4'
const labelLook =
  'max-md:col-span-full max-md:pt-2.5 max-md:px-4 max-md:text-xs md:w-44 lg:w-60 md:pl-6 font-medium text-ink-muted'

type CompareRowProps = {
  row: ComparisonRow
  /** Of the parkings, in their columns. */
  ids: number[]
  rowLook: string
  isPinned?: boolean
  children: ReactNode
}

export function CompareRow({ row, ids, rowLook, isPinned = false, children }: CompareRowProps) {
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
