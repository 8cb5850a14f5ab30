import type { ReactNode } from 'react'

export type MoneyColumn<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  /** The amount: first in the card of a phone. */
  isMain?: boolean
  /** Instead of the name, in the head of the table. */
  head?: ReactNode
  /** Words or a day, which are aligned to the left. */
  isText?: boolean
  /** Only for screen readers: its cells say what they are. */
  hidesName?: boolean
}

type MoneyTableProps<Row> = {
  label: string
  /** Where it says more than the label. */
  caption?: string
  first: ReactNode
  columns: MoneyColumn<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  name: (row: Row) => ReactNode
  /** What a row says instead of its numbers from the second column on. */
  instead?: (row: Row) => ReactNode
  /** A column without a cell has nothing to sum. */
  foot?: { name: string; cells: ReactNode[] }
  isBusy?: boolean
}

const cellLook =
  'py-2 pl-3 text-[0.9375rem] tabular-nums md:last:pr-5 max-md:flex max-md:justify-between max-md:gap-3 max-md:p-0 max-md:text-sm max-md:before:text-left max-md:before:text-ink-muted max-md:before:content-[attr(data-label)]'
const alignOf = ({ isText, hidesName }: { isText?: boolean; hidesName?: boolean }) =>
  `${isText ? 'text-left md:pl-5 lg:pl-8' : 'text-right'} ${hidesName ? 'max-md:before:hidden' : ''}`
const mainLook =
  'font-bold max-md:-order-1 max-md:justify-start! max-md:items-baseline max-md:gap-2 max-md:text-lg max-md:before:order-1 max-md:before:font-normal max-md:before:text-xs'
const nameLook =
  'py-2 pr-3 pl-5 text-left font-semibold text-[0.9375rem] leading-[1.35] max-md:block max-md:p-0 max-md:pb-1'
const rowLook = 'border-line border-b max-md:grid max-md:gap-0.5 max-md:px-4 max-md:py-3'

/** Amounts by row. On a phone each row is a card, with its amount first. */
export function MoneyTable<Row>({
  label,
  caption,
  first,
  columns,
  rows,
  keyOf,
  name,
  instead,
  foot,
  isBusy,
}: MoneyTableProps<Row>) {
  const isSorted = columns.some(({ head }) => head)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable with the arrow keys.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table aria-busy={isBusy || undefined} className="w-full aria-busy:opacity-60 max-md:block">
        <caption className="sr-only">{caption ?? label}</caption>
        <thead className="border-line border-y bg-subtle max-md:block">
          <tr
            className={
              isSorted
                ? 'max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:px-4 max-md:*:p-0'
                : 'max-md:sr-only'
            }
          >
            <th
              scope="col"
              className="py-2 pl-5 text-left align-bottom font-medium text-ink-muted text-sm"
            >
              {first}
            </th>
            {columns.map(({ name, head, ...look }) => (
              <th
                key={name}
                scope="col"
                className={`py-2 pl-3 align-bottom font-medium text-ink-muted text-sm leading-[1.35] last:pr-5 ${alignOf(look)}`}
              >
                {look.hidesName ? <span className="sr-only">{name}</span> : (head ?? name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => {
            const other = instead?.(row)
            const shown = other ? columns.slice(0, 1) : columns
            return (
              <tr key={keyOf(row)} className={`${rowLook} hover:bg-hover`}>
                <th scope="row" className={nameLook}>
                  {name(row)}
                </th>
                {shown.map((column) => (
                  <td
                    key={column.name}
                    data-label={column.name}
                    className={`${cellLook} ${alignOf(column)} ${column.isMain ? mainLook : ''}`}
                  >
                    <span>{column.cell(row)}</span>
                  </td>
                ))}
                {other && (
                  <td
                    colSpan={columns.length - 1}
                    className="py-2 pr-5 pl-3 text-left text-ink-muted text-sm max-md:p-0"
                  >
                    {other}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
        {foot && (
          <tfoot className="max-md:block">
            <tr className="max-md:grid max-md:gap-0.5 max-md:px-4 max-md:py-3 [&>*]:border-ink md:[&>*]:border-t-2">
              <th scope="row" className={nameLook}>
                {foot.name}
              </th>
              {columns.map((column, place) => (
                <td
                  key={column.name}
                  data-label={column.name}
                  className={`${cellLook} font-semibold ${alignOf(column)} ${column.isMain ? mainLook : ''} ${foot.cells[place] ? '' : 'max-md:hidden'}`}
                >
                  <span>{foot.cells[place]}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
