import type { ComparisonRow } from '#domain/parking/comparison-row.ts'
import { hyphenated } from '#domain/text/soft-hyphens.ts'
import { CompareCell } from './compare-cell.tsx'
import { columnLook, labelWidth, rowLook } from './compare-look.ts'

const cellLook =
  'text-left align-top text-sm/[1.45] max-md:min-w-0 md:px-4 md:text-[0.9375rem]/[1.45]'
const labelLook = `font-medium text-ink-muted md:pl-6 ${labelWidth} max-md:col-span-full max-md:text-xs/[1.5]`

type CompareRowProps = {
  row: ComparisonRow
  /** Of the parkings, in their columns. */
  ids: number[]
  isPinned?: boolean
}

export function CompareRow({ row, ids, isPinned = false }: CompareRowProps) {
  const { label, look, cells } = row
  const isBelowWords = cells.some(({ before }) => before !== undefined)
  const border = isPinned ? '' : 'border-line md:border-b'
  const padding = isPinned ? 'md:pt-2' : 'md:py-2.5'

  return (
    <tr
      className={`${rowLook(ids.length)} ${isPinned ? 'max-md:pb-2' : 'max-md:border-line max-md:border-b max-md:py-2.5'}`}
    >
      <th
        scope="row"
        className={`${cellLook} ${labelLook} ${border} ${padding} ${isPinned ? 'md:align-bottom' : ''}`}
      >
        {hyphenated(label)}
      </th>
      {cells.map((cell, column) => (
        <td
          key={ids[column]}
          className={`${cellLook} ${border} ${padding} ${columnLook(column)} wrap-break-word tabular-nums`}
        >
          <CompareCell {...{ cell, look, isBelowWords }} />
        </td>
      ))}
    </tr>
  )
}
