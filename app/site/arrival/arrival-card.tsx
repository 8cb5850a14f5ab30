import ArrowLeft from 'lucide-react/icons/arrow-left'
import ListChecks from 'lucide-react/icons/list-checks'
import MapPin from 'lucide-react/icons/map-pin'
import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { Link } from '#app/site/page/link.tsx'
import { PrintButton } from '#app/site/ui/print-button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { usePageFocus } from '#app/ui/use-page-focus.ts'
import {
  type ArrivingAt,
  arrivalSteps,
  cautions,
  closedThen,
  isValet,
  phoneText,
  unknown,
} from '#domain/arrival/arrival-card.ts'
import type { ArrivalTime, ArrivalTimes } from '#domain/arrival/arrival-times.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import { formatDay } from '#domain/text/date.ts'
import { ArrivalRoute } from './arrival-route.tsx'
import { CardTitle } from './card-title.tsx'
import { OwnSlip, ValetSlip } from './slip.tsx'

export type ArrivalCardProps = {
  airport: { code: string; name: string }
  parking: ArrivingAt & {
    name: string
    /** Its lines are apart. */
    entrance: string | null
    directions: string | null
  }
  times: ArrivalTimes
  checked: string
  madeOn: string
  site: { product: string; host: string }
  /** The slugs of the page that this card is of. */
  back: { airport: string; parking: string }
}

/** One page of A4, also readable in black and white. Always light: it is paper. */
export function ArrivalCard(props: ArrivalCardProps) {
  const { airport, parking, times, checked, madeOn, site, back } = props
  const withFilter = useWithFilter()
  const main = usePageFocus()
  const valet = isValet(parking)

  return (
    <div className="min-h-dvh bg-sunken pb-[calc(3rem+var(--banner-h,0px))] print:min-h-0 print:bg-white print:pb-0">
      <header className="mx-auto flex max-w-[794px] flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 print:hidden">
        <Link
          to={withFilter(
            href('/parkeren/:slug/:parking', { slug: back.airport, parking: back.parking }),
          )}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-[0.9375rem] underline-offset-[0.2em] hover:underline"
        >
          <ArrowLeft size="1.125rem" aria-hidden />
          Terug naar {parking.name}
        </Link>
        <PrintButton label="Print deze kaart" />
      </header>
      <main
        id="inhoud"
        ref={main}
        tabIndex={-1}
        className="arrival-card mx-auto flex w-full max-w-[794px] flex-col gap-[22px] bg-white px-5 py-6 text-(--ink-900) text-[15px]/[1.5] shadow-2 outline-none [print-color-adjust:exact] md:min-h-[1123px] md:px-12 md:pt-[42px] md:pb-[34px] print:min-h-0 print:max-w-none print:gap-3 print:pt-7! print:pb-4! print:shadow-none"
      >
        <div className={`${barLook} text-[12.5px] text-(--card-soft)`}>
          <span className="inline-flex items-center gap-2 font-extrabold font-heading text-(--ink-900) text-[18px]/none tracking-[-0.03em]">
            <LogoMark size={30} />
            {site.product}
          </span>
          <span>Aankomstkaart, gemaakt op {formatDay(madeOn)}</span>
        </div>
        <div className="flex items-center gap-5 border-(--yellow-500) border-t-6 pt-5 max-md:[&>:first-child]:text-[1.25rem]!">
          <CodeTile size="xl">{airport.code}</CodeTile>
          <div className="min-w-0">
            <h1 className="text-[26px] md:text-[34px]">{parking.name}</h1>
            <p className={textLook}>
              {parkingTypes[parking.type]} bij {airport.name}
            </p>
          </div>
        </div>
        <dl className="grid rounded-[8px] border-(--ink-900) border-2 md:grid-cols-3">
          <Fact name="Auto brengen" {...times.dropOff} />
          <Fact name="Auto ophalen" {...times.pickUp} />
          <Fact name="Totaal bij de aanbieder" {...times.total} />
        </dl>
        <div className={columnsLook}>
          <section>
            <CardTitle icon={MapPin}>{valet ? 'Hier geef je je auto af' : 'De inrit'}</CardTitle>
            <p className={`whitespace-pre-line ${bigLook}`}>{parking.entrance ?? unknown}</p>
            <p className={textLook}>{parking.directions ?? `De route erheen is ${unknown}.`}</p>
          </section>
          <section>
            <CardTitle icon={Phone}>Bellen</CardTitle>
            <p className={`tabular-nums ${bigLook}`}>{parking.phone ?? unknown}</p>
            <p className={textLook}>{phoneText(parking)}</p>
          </section>
        </div>
        <div className={columnsLook}>
          <section>
            <CardTitle icon={ListChecks}>Zo gaat het</CardTitle>
            <ol className="grid gap-[7px]">
              {arrivalSteps(parking).map((step, at) => (
                <Step key={step} count={at + 1}>
                  {step}
                </Step>
              ))}
            </ol>
          </section>
          <section>
            <CardTitle icon={OctagonAlert}>Let op</CardTitle>
            <ul className="grid gap-[7px]">
              {[...closedThen(parking, times.clock), ...cautions(parking)].map(
                ({ strong, text }) => (
                  <li key={text} className={`border-(--ink-900) border-l-[3px] pl-3.5 ${textLook}`}>
                    {strong && <b className="font-bold">{strong} </b>}
                    {text}
                  </li>
                ),
              )}
            </ul>
          </section>
        </div>
        {valet ? (
          <ValetSlip />
        ) : (
          <>
            <OwnSlip />
            <ArrivalRoute parking={parking} />
          </>
        )}
        <div
          className={`${barLook} mt-auto border-[#c9cfd7] border-t pt-3 text-[12.5px] text-(--card-soft)`}
        >
          <span>{checked} Je boekingsnummer staat in de mail van de aanbieder.</span>
          <span>{site.host}</span>
        </div>
      </main>
    </div>
  )
}

const barLook =
  '[--card-soft:#4a5564] flex justify-between gap-4 max-md:flex-col max-md:items-start md:items-center'
const columnsLook = 'grid gap-7 max-md:gap-[22px] md:grid-cols-[1.15fr_1fr]'
const textLook = 'text-[#2b3747]'
const bigLook = 'mb-1 font-extrabold font-heading text-[22px]/[1.3] tracking-[-0.02em]'

function Fact({ name, text, errors }: ArrivalTime & { name: string }) {
  return (
    <div className="border-(--ink-900) px-4 py-3 not-first:border-t-2 md:not-first:border-t-0 md:not-first:border-l-2">
      <dt className="text-[#4a5564] text-[12.5px]">{name}</dt>
      <dd className="font-extrabold font-heading text-[21px]/[1.2] tracking-[-0.02em]">{text}</dd>
      {errors.map((error) => (
        <dd key={error} className="mt-1 text-(--red-700) text-[13px]/[1.4] print:hidden">
          {error}
        </dd>
      ))}
    </div>
  )
}

function Step({ count, children }: { count: number; children: ReactNode }) {
  return (
    <li className={`grid grid-cols-[26px_1fr] items-center gap-2.5 ${textLook}`}>
      <span
        aria-hidden="true"
        className="grid size-[26px] place-items-center rounded-[5px] bg-(--yellow-500) font-extrabold font-heading text-(--ink-900) text-[14px]/none"
      >
        {count}
      </span>
      {children}
    </li>
  )
}
