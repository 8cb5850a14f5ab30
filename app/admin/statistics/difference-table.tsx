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
    /** In small letters under its name. */
    note?: string
  }

type DifferenceTableProps = {
  label: string
  /** The heads of the names and of the counts. */
  heads: { name: string; count: string }
  rows: RankedRow[]
  max: number
  /** What the rows without room are, in the last row: 'luchthavens'. */
  noun: { one: string; many: string }
}

/** What changed most, compared with the period before. */
export function DifferenceTable({ label, heads, rows, max, noun }: DifferenceTableProps) {
  const [order, setOrder] = useState<Order<CountColumn>>({ by: 'difference', dir: 'desc' })
  const ranked = sortedCounts(
    rows.filter(({ isRest }) => !isRest),
    order,
  )
  const rest = restOf(
    ranked.slice(max),
    rows.filter(({ isRest }) => isRest),
    noun,
  )
  const shown = [...ranked.slice(0, max), ...(rest ? [rest] : [])]
  const largest = Math.max(1, ...shown.map((row) => Math.abs(differenceOf(row))))
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
    <table
      aria-label={label}
      className="w-full tabular-nums [&_:is(tbody,tfoot)_:is(td,th)]:border-line [&_:is(tbody,tfoot)_:is(td,th)]:border-t [&_:is(tbody,tfoot)_:is(td,th)]:py-2"
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
      {shown.length > 1 && (
        <tfoot className="font-semibold [&_:is(td,th)]:border-ink!">
          <Row row={{ key: 'sum', name: 'Samen', ...sumOf(rows) }} />
        </tfoot>
      )}
    </table>
  )
}

function sumOf(rows: Count[]): Count {
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    former: rows.reduce((sum, { former }) => sum + former, 0),
  }
}

/** The rows without room in one, with those that are a rest already and have a name. */
function restOf(hidden: RankedRow[], rests: RankedRow[], noun: { one: string; many: string }) {
  const all = [...hidden, ...rests]
  if (all.length === 0) return undefined
  const name = `${formatNumber(hidden.length)} andere ${hidden.length === 1 ? noun.one : noun.many}`
  const own = rests[0]?.name
  return {
    ...{ key: 'rest', name: own ?? name, ...sumOf(all), isRest: true },
    ...(own !== undefined && hidden.length > 0 && { note: `waaronder ${name}` }),
  }
}

/** `largest` is left out where a bar would say nothing. */
function Row({ row, largest }: { row: RankedRow; largest?: number }) {
  const { before, name, note, count, former, link, isRest } = row
  const difference = differenceOf(row)
  const tone = difference < 0 ? 'text-negative-ink' : difference > 0 ? 'text-positive-ink' : ''

  return (
    <tr
      className={`${link?.isChosen ? 'bg-selected' : ''} ${isRest ? 'bg-subtle text-ink-soft' : ''}`}
    >
      <th scope="row" className={`pr-3 text-left ${largest ? 'font-normal' : ''}`}>
        <span className="flex items-center gap-2.5 text-sm/tight md:text-[0.9375rem]/tight">
          {before}
          <span className="line-clamp-4 hyphens-auto [overflow-wrap:anywhere]">
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
            {note && <span className="block text-ink-muted text-sm">{note}</span>}
          </span>
        </span>
      </th>
      <td className="whitespace-nowrap pl-2 text-right font-semibold">{formatNumber(count)}</td>
      <td className="whitespace-nowrap pl-3 text-right text-ink-muted max-[26rem]:hidden">
        {formatNumber(former)}
      </td>
      <td className="whitespace-nowrap pl-3 text-right">
        <span className="inline-flex items-center justify-end gap-2">
          {largest && <DifferenceBar part={difference / largest} />}
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
