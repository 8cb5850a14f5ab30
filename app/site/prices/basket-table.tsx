import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { ReactNode } from 'react'
import { Unknown } from '#app/site/ui/unknown.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { type BasketDays, bothStaysText } from '#domain/basket/basket-question.ts'
import type { BasketAmounts, BasketLine } from '#domain/basket/basket-view.ts'
import type { PriceTrend } from '#domain/basket/price-trend.ts'
import { formatEuro } from '#domain/text/money.ts'
import { monthName } from '#domain/text/month.ts'
import { counted } from '#domain/text/number.ts'

/** On a phone each airport is a card of two columns. */
const looks = {
  table:
    'w-full border-collapse text-[0.9375rem] max-md:block md:[&_:is(td,th)]:whitespace-nowrap md:[&_:is(td,th)]:px-3',
  row: 'border-line border-b max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-1 max-md:py-3.5',
  cell: 'text-right tabular-nums max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-2 max-md:text-sm md:py-3',
  head: 'py-1.5 text-right font-medium text-ink-muted text-sm',
}

type BasketTableProps = { stays: BasketDays; lines: BasketLine[]; since: string | null }

/** The lowest and the middle total of both stays, per airport. */
export function BasketTable({ stays, lines, since }: BasketTableProps) {
  const [shortStay, longStay] = [inDays(stays[0]), inDays(stays[1])]

  return (
    <table className={looks.table}>
      <caption className="sr-only">Laagste en middelste totaal voor {bothStaysText(stays)}</caption>
      <thead className="max-md:hidden">
        <tr className="border-line border-b">
          <td />
          <StayHead>{shortStay}</StayHead>
          <StayHead>{longStay}</StayHead>
          {since && <td />}
        </tr>
        <tr className="border-ink border-b-2">
          <th scope="col" className={`${looks.head} text-left!`}>
            Luchthaven
          </th>
          <Head>Laagste</Head>
          <Head>Middelste</Head>
          <Head>Laagste</Head>
          <Head>Middelste</Head>
          {since && <Head>Sinds {monthName(since)}</Head>}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {lines.map(({ airport, short, long, trend }) => (
          <tr key={airport.code} className={looks.row}>
            <th
              scope="row"
              className="text-left font-semibold max-md:col-span-full max-md:pb-1 md:py-3 md:whitespace-normal!"
            >
              <span className="inline-flex items-center gap-3">
                <CodeTile size="sm">{airport.code}</CodeTile>
                {airport.name}
              </span>
            </th>
            <Amounts label={shortStay} amounts={short} />
            <Amounts label={longStay} amounts={long} />
            {since && (
              <Cell label={`sinds ${monthName(since)}`}>
                <Trend trend={trend} />
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const inDays = (days: number) => counted(days, 'dag', 'dagen')

function StayHead({ children }: { children: string }) {
  return (
    <th colSpan={2} scope="colgroup" className="py-1.5 text-center font-semibold text-sm">
      {children}
    </th>
  )
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className={looks.head}>
      {children}
    </th>
  )
}

function Amounts({ label, amounts }: { label: string; amounts: BasketAmounts | null }) {
  return (
    <>
      <Cell label={label}>
        {amounts ? <b className="font-bold">{formatEuro(amounts.lowest / 100)}</b> : <Unknown />}
      </Cell>
      <Cell label="middelste">{amounts ? formatEuro(amounts.middle / 100) : <Unknown />}</Cell>
    </>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={looks.cell}>
      <span aria-hidden="true" className="text-ink-muted md:hidden">
        {label}
      </span>{' '}
      <span>{children}</span>
    </td>
  )
}

const directions = {
  up: { Icon: TrendingUp, word: 'gestegen' },
  down: { Icon: TrendingDown, word: 'gedaald' },
}

function Trend({ trend }: { trend: PriceTrend | null }) {
  if (!trend) return <Unknown />
  const direction = trend.direction === 'same' ? undefined : directions[trend.direction]

  return (
    <span className="inline-flex items-center gap-1 text-ink-muted text-sm">
      {direction && (
        <>
          <direction.Icon size="1rem" className="flex-none" aria-hidden />
          <span className="sr-only">{direction.word}</span>{' '}
        </>
      )}
      {trend.text}
    </span>
  )
}
