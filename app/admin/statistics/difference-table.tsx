import { useState } from 'react'
import { Link } from 'react-router'
import type { Bar } from '#app/admin/chart/bar-list.tsx'
import {
  type CountColumn,
  differenceOf,
  type Order,
  pressed,
  sortedCounts,
} from '#domain/statistics/ranked.ts'
import { type Count, signedChange } from '#domain/statistics/statistics.ts'
import { formatNumber, signed } from '#domain/text/number.ts'
import { SortHead } from './sort-head.tsx'

/** A row of a ranking: how often now, and in the period before. */
export type RankedRow = Count &
  Pick<Bar, 'key' | 'before' | 'name' | 'aside' | 'link'> & {
    /** Of all that have no row of their own: always last. */
    isRest?: boolean
  }

type DifferenceTableProps = {
  label: string
  /** The heads of the names and of the counts. */
  heads: { name: string; count: string }
  rows: RankedRow[]
  max: number
}

/** What changed most, compared with the period before. */
export function DifferenceTable({ label, heads, rows, max }: DifferenceTableProps) {
  const [order, setOrder] = useState<Order<CountColumn>>({ by: 'difference', dir: 'desc' })
  const ranked = sortedCounts(
    rows.filter(({ isRest }) => !isRest),
    order,
  )
  const shown = [...ranked.slice(0, max), ...rows.filter(({ isRest }) => isRest)]
  const largest = Math.max(1, ...rows.map((row) => Math.abs(differenceOf(row))))
  const hidden = ranked.length - Math.min(max, ranked.length)
  const head = (by: CountColumn, text: string, className?: string) => (
    <SortHead
      dir={order.by === by ? order.dir : undefined}
      isText={by === 'name'}
      className={className}
      onSort={() => setOrder(pressed(order, by, by === 'name'))}
    >
      {text}
    </SortHead>
  )

  return (
    <>
      <table
        aria-label={label}
        className="w-full tabular-nums [&_tbody_:is(td,th)]:border-line [&_tbody_:is(td,th)]:border-t [&_tbody_:is(td,th)]:py-2"
      >
        <thead>
          <tr>
            {head('name', heads.name)}
            {head('count', heads.count)}
            {head('former', 'Ervoor', 'max-[26rem]:hidden')}
            {head('difference', 'Verschil')}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.key} row={row} largest={largest} />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <p className="mt-2 text-ink-muted text-sm">
          En {formatNumber(hidden)} {hidden === 1 ? 'andere' : 'andere'}: kies ‘Alle rijen’ in het
          menu.
        </p>
      )}
    </>
  )
}

function Row({ row, largest }: { row: RankedRow; largest: number }) {
  const { before, name, count, former, link, isRest } = row
  const difference = differenceOf(row)
  const tone = difference < 0 ? 'text-negative-ink' : difference > 0 ? 'text-positive-ink' : ''

  return (
    <tr className={`${link?.isChosen ? 'bg-selected' : ''} ${isRest ? 'text-ink-soft' : ''}`}>
      <th scope="row" className="pr-3 text-left font-normal">
        <span className="flex items-center gap-2.5 text-sm/tight md:text-[0.9375rem]/tight">
          {before}
          <span className="line-clamp-2 hyphens-auto [overflow-wrap:anywhere]">
            {link ? (
              <Link
                to={link.to}
                preventScrollReset
                aria-current={link.isChosen ? 'true' : undefined}
                className="rounded-xs hover:underline"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
        </span>
      </th>
      <td className="whitespace-nowrap pl-2 text-right font-semibold">{formatNumber(count)}</td>
      <td className="whitespace-nowrap pl-3 text-right text-ink-muted max-[26rem]:hidden">
        {formatNumber(former)}
      </td>
      <td className="whitespace-nowrap pl-3 text-right">
        <span className="inline-flex items-center justify-end gap-2">
          <DifferenceBar part={difference / largest} />
          <strong className={`font-semibold ${tone}`}>{signed(difference)}</strong>
          <span className="min-w-[3.25rem] text-ink-muted text-sm">
            {former === 0 ? 'nieuw' : signedChange({ count, former })}
          </span>
        </span>
      </td>
    </tr>
  )
}

/** From the middle to the left for less, to the right for more. */
function DifferenceBar({ part }: { part: number }) {
  const width = `${50 * Math.abs(part)}%`
  return (
    <span
      aria-hidden="true"
      className="relative hidden h-3.5 w-12 rounded-xs bg-sunken 2xl:inline-block"
    >
      <span
        className={`absolute inset-y-0 rounded-xs ${part < 0 ? 'right-1/2 bg-negative' : 'left-1/2 bg-positive'}`}
        style={{ width }}
      />
    </span>
  )
}
