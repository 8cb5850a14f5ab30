import type { ReactNode } from 'react'

export type MoneyColumn = {
  head: string
  /** A column of a number is aligned to the right. */
  isNumber?: boolean
  hideHead?: boolean
}

export type MoneyRow = { key: string; head: ReactNode; cells: ReactNode[] }

type MoneyTableProps = {
  label: string
  columns: [MoneyColumn, ...MoneyColumn[]]
  rows: MoneyRow[]
  foot?: { head: string; cells: ReactNode[] }
}

/** A table of amounts; on a phone each row is a card. */
export function MoneyTable({ label, columns, rows, foot }: MoneyTableProps) {
  const [first, ...others] = columns
  const align = ({ isNumber }: MoneyColumn) => (isNumber ? 'md:text-right tabular-nums' : '')

  function cellsOf(cells: ReactNode[]) {
    return others.map((column, at) => (
      <td
        key={column.head}
        className={`px-5 py-1 max-md:flex max-md:justify-between max-md:gap-4 md:py-3 ${align(column)} ${cells[at] ? '' : 'max-md:hidden'}`}
      >
        <span
          aria-hidden
          className={`text-ink-muted md:hidden ${column.hideHead ? 'sr-only' : ''}`}
        >
          {column.head}
        </span>
        <span>{cells[at]}</span>
      </td>
    ))
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable with the arrow keys.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left text-[0.9375rem] max-md:block">
        <caption className="sr-only">{label}</caption>
        <thead className="text-ink-muted text-sm max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.head}
                scope="col"
                className={`whitespace-nowrap px-5 py-2.5 font-medium ${align(column)}`}
              >
                <span className={column.hideHead ? 'sr-only' : ''}>{column.head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t max-md:block">
          {rows.map(({ key, head, cells }) => (
            <tr key={key} className="align-top max-md:block max-md:py-3">
              <th scope="row" className="px-5 py-1 font-semibold max-md:block md:py-3">
                {head}
              </th>
              {cellsOf(cells)}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot className="border-line-strong border-t font-semibold max-md:block">
            <tr className="max-md:block max-md:py-3">
              <th scope="row" className="px-5 py-1 max-md:block md:py-3">
                <span className="sr-only">{first.head}: </span>
                {foot.head}
              </th>
              {cellsOf(foot.cells)}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
