import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { Unknown } from '#app/site/ui/unknown.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Price } from '#app/ui/price.tsx'
import type { CheapestStay, RankedAirport } from '#domain/airport/rank-airports.ts'
import { formatEuro } from '#domain/text/money.ts'
import { lowerFirst } from '#domain/text/text.ts'

/** Rows apart from each other; on a phone each row is a card. */
const tableLook = [
  'w-full border-separate border-spacing-x-0 border-spacing-y-2.5 max-md:block',
  '[&_tbody]:max-md:grid [&_tbody]:max-md:gap-2.5',
].join(' ')
const headLook = 'px-3 pb-1 text-left font-medium text-ink-muted text-sm/[1.35] xl:px-4'
const rowLook =
  'group relative max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-[20rem]:block max-md:gap-y-1 max-md:rounded-lg max-md:p-3.5'
const baseLook = 'align-middle max-[20rem]:block max-md:text-sm md:px-3 md:py-3.5 xl:px-4'
const cellLook = `${baseLook} max-md:col-span-full`

const edges = {
  plain: [
    'max-md:bg-card max-md:shadow-[inset_0_0_0_1px_var(--line-strong)]',
    'md:*:bg-card md:*:border-y md:*:border-line-strong',
    'md:*:first:rounded-l-lg md:*:first:border-l md:*:last:rounded-r-lg md:*:last:border-r',
  ].join(' '),
  best: [
    '[--unknown-ink:var(--ink-900)] [--text:var(--ink-900)] [--text-muted:var(--ink-900)] text-(--ink-900)',
    'max-md:bg-(--yellow-500) md:*:bg-(--yellow-500) md:*:first:rounded-l-lg md:*:last:rounded-r-lg',
  ].join(' '),
  none: 'text-ink-muted max-md:bg-subtle md:*:bg-subtle md:*:first:rounded-l-lg md:*:last:rounded-r-lg',
}

type AirportRankingProps = {
  airports: RankedAirport[]
  /** '8 dagen'. */
  length: string
}

/** What the same stay costs at every airport. */
export function AirportRanking({ airports, length }: AirportRankingProps) {
  return (
    <table className={tableLook}>
      <caption className="sr-only">
        Parkeren voor {length} per luchthaven, goedkoopste eerst
      </caption>
      <thead className="max-md:hidden">
        <tr>
          <th scope="col" className={headLook}>
            Luchthaven
          </th>
          <th scope="col" className={`${headLook} text-right!`}>
            Goedkoopste
            <br />
            totaal
          </th>
          <th scope="col" className={`${headLook} text-right!`}>
            Middelste
            <br />
            totaal
          </th>
          <th scope="col" className={headLook}>
            Naar de terminal
          </th>
          <th scope="col" className={headLook}>
            Officiële parking
          </th>
          <td className="xl:w-16" />
        </tr>
      </thead>
      <tbody>
        {airports.map((airport, at) => (
          <Row
            key={airport.code}
            airport={airport}
            isBest={at === 0 && airport.cheapest?.isOutdated === false}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { airport: RankedAirport; isBest: boolean }

function Row({ airport, isBest }: RowProps) {
  const { cheapest, middle, official, hasParkings } = airport
  if (!cheapest || middle === null) {
    return (
      <tr className={`${rowLook} ${edges.none}`}>
        <AirportCell airport={airport} />
        <td colSpan={5} className={cellLook}>
          {hasParkings
            ? 'Voor dit verblijf is hier geen terrein te boeken.'
            : 'We vergelijken hier nog geen aanbieders.'}
        </td>
      </tr>
    )
  }

  return (
    <tr className={`${rowLook} ${isBest ? edges.best : edges.plain}`}>
      <AirportCell airport={airport} isBest={isBest}>
        <span className="block font-normal font-sans text-ink-muted text-sm/[1.4] tracking-normal">
          {cheapest.parking}
          {cheapest.isEstimate && ', schatting'}, {lowerFirst(cheapest.check)}
        </span>
      </AirportCell>
      <td
        className={`${baseLook} max-md:col-start-2 max-md:row-start-1 [&>span]:justify-end max-[20rem]:[&>span]:justify-start`}
      >
        <Price
          amount={formatEuro(cheapest.total / 100)}
          before={cheapest.isUpperBound ? 'hooguit' : undefined}
        />
      </td>
      <td className={`${cellLook} tabular-nums md:text-right`}>
        <Label>Middelste totaal</Label>
        {formatEuro(middle / 100)}
      </td>
      <td className={cellLook}>
        <Minutes {...cheapest} />
      </td>
      <td className={`${cellLook} tabular-nums`}>
        <Label>Officieel</Label>
        {official === null ? (
          <Unknown />
        ) : (
          <>
            {formatEuro(official.total / 100)}
            <span className="block text-ink-muted text-xs/[1.35]">
              {' '}
              {lowerFirst(official.check)}
            </span>
          </>
        )}
      </td>
      <td className="pr-4 text-right align-middle max-md:hidden">
        <ArrowRight size="1.25rem" className="inline-block flex-none" aria-hidden />
      </td>
    </tr>
  )
}

/** What the column says on a wide screen. */
function Label({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="text-ink-muted md:hidden">
      {children}{' '}
    </span>
  )
}

function Minutes({ minutes, worst }: Pick<CheapestStay, 'minutes' | 'worst'>) {
  return (
    <>
      <b className="whitespace-nowrap font-bold">{minutes} min</b>{' '}
      {worst !== null && worst > minutes && <span className="text-ink-muted">hooguit {worst}</span>}
    </>
  )
}

type AirportCellProps = {
  airport: RankedAirport
  isBest?: boolean
  children?: ReactNode
}

/** Its link covers the row. */
function AirportCell({ airport, isBest = false, children }: AirportCellProps) {
  const path = href('/parkeren/:slug', { slug: airport.slug })
  const withStay = useWithStay()

  return (
    <th scope="row" className={`${baseLook} text-left ${children ? '' : 'max-md:col-span-full'}`}>
      <span className="flex items-center gap-3.5 max-[20rem]:flex-wrap font-bold font-heading text-[1.125rem]/[1.25] tracking-[-0.012em]">
        <CodeTile tone={isBest ? 'ink' : 'signal'}>{airport.code}</CodeTile>
        <span className="min-w-0">
          <Link
            to={withStay(path)}
            className="decoration-2 underline-offset-[0.15em] after:absolute after:inset-0 after:rounded-lg within-hover:underline focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-(--focus-outer) focus-visible:after:outline-offset-2"
          >
            {airport.name}
          </Link>
          {children}
        </span>
      </span>
    </th>
  )
}
