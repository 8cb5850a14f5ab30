import { useState } from 'react'
import { type Order, pressed, sortedRows } from '#domain/statistics/ranked.ts'
import type { StatTable } from '#domain/statistics/statistics-tables.ts'
import { formatNumber } from '#domain/text/number.ts'
import { SortHead } from './sort-head.tsx'

/** All numbers of a block, with a head per column that sorts. */
export function AllRows({ table: { title, heads, rows } }: { table: StatTable }) {
  const [order, setOrder] = useState<Order<number>>()
  const isText = (column: number) => rows.some((cells) => isWord(cells[column]))

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable with the arrow keys.
    <section aria-label={`Tabel: ${title}`} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-sm tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:pr-3 [&_tbody_:is(td,th)]:border-t [&_tbody_:is(td,th)]:py-2">
        <thead>
          <tr>
            {heads.map((head, column) => (
              <SortHead
                key={head}
                dir={order?.by === column ? order.dir : undefined}
                isText={isText(column)}
                onSort={() => setOrder(pressed(order, column, isText(column)))}
              >
                {head}
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortedRows(rows, order).map((cells) => {
            const [name, ...rest] = cells.map((cell) =>
              typeof cell === 'number' ? formatNumber(cell) : cell,
            )
            return (
              <tr key={cells.join(' ')}>
                <th scope="row" className="text-left font-medium">
                  {name}
                </th>
                {rest.map((cell, place) => (
                  <td
                    key={heads[place + 1]}
                    className={isText(place + 1) ? 'text-left' : 'text-right'}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

const isWord = (cell: unknown) => typeof cell === 'string' && cell !== ''
