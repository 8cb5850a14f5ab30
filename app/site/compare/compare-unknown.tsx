import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComparedParking, ComparisonRow } from '#domain/parking/comparison.ts'
import { CompareRow, rowLooks } from './compare-row.tsx'

/** What is unknown for all, folded under the table, also while that shows only differences. */
export function CompareUnknown({
  parkings,
  rows,
}: {
  parkings: ComparedParking[]
  rows: ComparisonRow[]
}) {
  if (rows.length === 0) return null
  const ids = parkings.map(({ id }) => id)

  return (
    <details className="group/unknown border-line max-md:border-t">
      <summary className="flex min-h-11 items-center gap-1.5 px-4 py-2 font-semibold text-link text-sm hover:text-link-hover md:px-6">
        Van geen van deze bekend
        <span className="font-normal text-ink-muted tabular-nums">{rows.length}</span>
        <ChevronDown
          size={18}
          className="flex-none transition-[rotate] duration-(--base) group-open/unknown:rotate-180"
          aria-hidden
        />
      </summary>
      <table
        aria-label="Van geen van deze bekend"
        className="w-full border-separate border-spacing-0 border-line border-t max-md:block md:table-fixed"
      >
        <colgroup className="max-md:hidden">
          <col className="md:w-44 lg:w-60" />
          {ids.map((id) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead className="sr-only">
          <tr>
            <td />
            {parkings.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <CompareRow
              key={row.label}
              row={row}
              ids={ids}
              rowLook={rowLooks[parkings.length] ?? ''}
            >
              {row.label}
            </CompareRow>
          ))}
        </tbody>
      </table>
    </details>
  )
}
