import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComparedParking, ComparisonRow } from '#domain/parking/comparison-row.ts'
import { columnLook, labelWidth } from './compare-look.ts'
import { CompareRow } from './compare-row.tsx'

type CompareFoldProps = { title: string; parkings: ComparedParking[]; rows: ComparisonRow[] }

/** Rows that tell these parkings not apart, folded under the table with their number. */
export function CompareFold({ title, parkings, rows }: CompareFoldProps) {
  if (rows.length === 0) return null
  const ids = parkings.map(({ id }) => id)

  return (
    <details className="group/fold border-line not-first:border-t">
      <summary className="flex min-h-11 items-center gap-1.5 px-4 py-2 font-semibold text-link text-sm hover:text-link-hover md:px-6">
        {title}
        <span className="font-normal text-ink-muted tabular-nums">{rows.length}</span>
        <ChevronDown
          size="1.125rem"
          className="flex-none transition-[rotate] duration-(--base) group-open/fold:rotate-180"
          aria-hidden
        />
      </summary>
      <table
        aria-label={title}
        className="w-full border-separate border-spacing-0 border-line border-t max-md:block md:table-fixed"
      >
        <colgroup className="max-md:hidden">
          <col className={labelWidth} />
          {ids.map((id, column) => (
            <col key={id} className={columnLook(column)} />
          ))}
        </colgroup>
        <thead className="sr-only">
          <tr>
            <td />
            {parkings.map(({ id, name }, column) => (
              <th key={id} scope="col" className={columnLook(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <CompareRow key={row.label} row={row} ids={ids} />
          ))}
        </tbody>
      </table>
    </details>
  )
}
