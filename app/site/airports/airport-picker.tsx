import ArrowRight from 'lucide-react/icons/arrow-right'
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { CodeTile } from '#app/ui/code-tile.tsx'
import type { Airport } from '#domain/airport/airport.ts'
import { formatEuro } from '#domain/text/money.ts'
import { PickerDates } from './picker-dates.tsx'

type Gate = Pick<Airport, 'code' | 'name' | 'slug' | 'lowestPrice'>

/** From this width on the sign hangs; below it, it stands on two posts. */
const posts =
  'before:absolute before:-bottom-29 before:left-16 before:h-29 before:w-2.5 after:absolute after:right-16 after:-bottom-29 after:h-29 after:w-2.5 min-[56.25rem]:before:-top-14 min-[56.25rem]:before:h-14 min-[56.25rem]:after:-top-14 min-[56.25rem]:after:h-14'
const steel =
  'before:bg-linear-90 before:from-50% before:from-(--ink-700) before:to-50% before:to-(--ink-800) after:bg-linear-90 after:from-50% after:from-(--ink-700) after:to-50% after:to-(--ink-800)'

type AirportPickerProps = {
  gates: Gate[]
  /** The codes of airports that are not on the sign. */
  more: string[]
  /** The day on which the server rendered the page. */
  today: string
}

/** A road sign with one row per airport, and the dates that go along to each of them. */
export function AirportPicker({ gates, more, today }: AirportPickerProps) {
  const withStay = useWithStay()

  return (
    <nav
      aria-labelledby="kies-luchthaven"
      className={`relative w-full max-w-[36rem] self-start rounded-[14px] bg-(--ink-900) text-white shadow-3 min-[56.25rem]:mt-14 ${posts} ${steel}`}
    >
      <h2
        id="kies-luchthaven"
        className="flex min-h-15 items-center gap-3 px-5 py-2 font-bold text-[1.0625rem]/[1.2] tracking-[-0.012em] sm:text-[1.1875rem]/[1.2]"
      >
        <PlaneTakeoff
          size={24}
          className="flex-none text-(--yellow-500) max-sm:hidden"
          aria-hidden
        />
        Waar vlieg je vandaan?
      </h2>
      <PickerDates today={today} />
      <p aria-hidden="true" className="px-5.5 pb-1.5 text-right text-on-inverse-soft text-xs">
        vanaf, per dag
      </p>
      <ul className="mx-1.5 overflow-hidden rounded-t-md bg-(--yellow-500) text-(--ink-900)">
        {gates.map((gate) => (
          <li key={gate.code}>
            <GateRow gate={gate} />
          </li>
        ))}
      </ul>
      <Link
        to={withStay('/luchthavens')}
        className="mx-1.5 grid min-h-16 grid-cols-[1fr_1.5rem] items-center gap-2 rounded-md pr-4 pl-3.5 font-semibold hover:text-(--yellow-500) focus-visible:-outline-offset-4 focus-visible:outline-(--yellow-500) focus-visible:shadow-none sm:grid-cols-[1fr_auto_1.5rem] sm:pr-4.5"
      >
        Meer luchthavens
        <span aria-hidden="true" className="flex gap-1.5 max-sm:hidden">
          {more.map((code) => (
            <span
              key={code}
              className="rounded-xs border-(--ink-600) border-[1.5px] px-[0.4rem] py-[0.3rem] font-bold font-heading text-[0.6875rem]/none text-on-inverse-soft tracking-[0.03em]"
            >
              {code}
            </span>
          ))}
        </span>
        <ArrowRight size={24} aria-hidden />
      </Link>
    </nav>
  )
}

function GateRow({ gate: { code, name, slug, lowestPrice } }: { gate: Gate }) {
  const withStay = useWithStay()

  return (
    <Link
      to={withStay(href('/parkeren/:slug', { slug }))}
      className="group grid max-[20rem]:flex max-[20rem]:flex-wrap min-h-16 grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-2 min-[22.5rem]:grid-cols-[3.75rem_minmax(0,1fr)_auto_1.5rem] min-[22.5rem]:gap-3.5 border-[rgb(14_27_44/0.14)] border-b-2 py-2 pr-4 pl-3.5 font-bold font-heading text-[1.125rem]/[1.2] transition-colors duration-(--fast) hover:bg-(--ink-900) hover:text-white focus-visible:rounded-md focus-visible:-outline-offset-4 focus-visible:outline-(--ink-900) focus-visible:shadow-[inset_0_0_0_6px_#fff] sm:pr-4.5"
    >
      <CodeTile tone="turning">{code}</CodeTile>
      <span className="tracking-[-0.012em]">{name}</span>
      {lowestPrice === null ? (
        <span className="text-right font-sans font-semibold text-sm/[1.2]">
          nog geen aanbieders
        </span>
      ) : (
        <span className="whitespace-nowrap tabular-nums tracking-[-0.02em]">
          <span className="sr-only">vanaf </span>
          {formatEuro(lowestPrice)}
          <span className="sr-only"> per dag</span>
        </span>
      )}
      <ArrowRight
        size={24}
        className="transition-[translate] duration-(--base) ease-out within-hover:translate-x-[3px] within-hover:text-(--yellow-500) max-[22.5rem]:hidden"
        aria-hidden
      />
    </Link>
  )
}
