import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { typeIcons } from '#app/site/parkings/parking-icons.ts'
import { Crumbs } from '#app/site/ui/crumbs.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { dayCount } from '#domain/stay/stay.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { formatDay } from '#domain/text/date.ts'
import { dayName } from '#domain/text/day-name.ts'
import { formatCents } from '#domain/text/money.ts'
import { DaySteps } from './day-steps.tsx'

type SampleBookingProps = {
  airport: { code: string; name: string; slug: string }
  parking: { name: string; slug: string; type: ParkingType }
  /** How many parkings there are at the airport. */
  count: number
  /** What arrived. */
  stay: TimedStay | null
  /** Null if it can't be booked then. */
  total: { cents: number; isUpperBound: boolean } | null
}

/** Where the site of the provider of a real parking would open. */
export function SampleBooking({ airport, parking, count, stay, total }: SampleBookingProps) {
  const withStay = useWithStay()
  const atAirport = withStay(href('/parkeren/:slug', { slug: airport.slug }))
  const path = { slug: airport.slug, parking: parking.slug }
  const atParking = withStay(href('/parkeren/:slug/:parking', path))
  const TypeIcon = typeIcons[parking.type]

  return (
    <>
      <section className="bg-sky pt-[clamp(2rem,1.4rem+2.6vw,3.5rem)] pb-[clamp(1.75rem,1.4rem+1.6vw,2.75rem)]">
        <div className="container-page">
          <div className="mb-4">
            <Crumbs
              items={[
                { label: 'Home', to: withStay(href('/')) },
                { label: airport.name, to: atAirport },
                { label: parking.name, to: atParking },
                { label: 'Reserveren' },
              ]}
            />
          </div>
          <div className="mb-3 flex flex-wrap items-center gap-2.5">
            <CodeTile>{airport.code}</CodeTile>
            <span className="inline-flex min-h-6.5 items-center gap-[0.35rem] rounded-xs bg-(--ink-800) px-2 py-0.5 font-semibold text-white text-xs/[1.3]">
              <TypeIcon size="0.9375rem" className="flex-none text-(--yellow-500)" aria-hidden />
              {parkingTypes[parking.type]}
            </span>
          </div>
          <h1>Hier houdt het voorbeeld op</h1>
          <p className="mt-3 max-w-[40rem] text-ink-soft text-lead">
            {parking.name} bestaat niet, dus reserveren kan niet. Bij een echt terrein opent hier de
            site van de aanbieder, met je data al ingevuld.
          </p>
        </div>
      </section>
      <div className="container-page grid items-start gap-[clamp(2rem,4vw,4rem)] py-(--page-y) lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <Arrived stay={stay} total={total} />
          <div className="mt-6 flex flex-wrap gap-3 max-md:[&>a]:w-full max-md:[&>a]:whitespace-normal">
            <Link to={atParking} className={buttonLook({ size: 'lg' })}>
              <ArrowLeft aria-hidden />
              Terug naar {parking.name}
            </Link>
            <Link to={atAirport} className={buttonLook({ size: 'lg', tone: 'secondary' })}>
              {count === 1 ? 'Het terrein' : `Alle ${count} terreinen`} bij {airport.name}
            </Link>
          </div>
        </div>
        <aside aria-labelledby="echt">
          <h2 id="echt" className="mb-5 text-[1.25rem]">
            Wat er bij een echt terrein gebeurt
          </h2>
          <DaySteps
            steps={[
              {
                title: 'De site van de aanbieder opent',
                text: 'In een nieuw tabblad. Onze pagina blijft staan.',
              },
              {
                title: 'Je data gaan mee',
                text: 'Als de aanbieder dat kan ontvangen. Dan staat het bij de knop.',
              },
              {
                title: 'Je vergelijkt het bedrag',
                text: `Staat er iets anders dan ${total ? formatCents(total.cents) : 'bij ons'}? Meld het met ‘Klopt dit niet?’.`,
              },
            ]}
          />
        </aside>
      </div>
    </>
  )
}

function Arrived({ stay, total }: Pick<SampleBookingProps, 'stay' | 'total'>) {
  return (
    <section
      aria-labelledby="mee"
      className="overflow-hidden rounded-[14px] bg-(--ink-900) px-1.5 pb-1.5 text-white"
    >
      <h2 id="mee" className="p-4 text-[1.25rem]">
        {stay ? `Deze data kwamen mee: ${days(stay)}` : 'Er kwamen geen data mee'}
      </h2>
      {stay && (
        <dl className="overflow-hidden rounded-[8px] bg-raised text-ink">
          <Row name="Auto brengen">{dayName(stay.from)}</Row>
          <Row name="Auto ophalen">{dayName(stay.to)}</Row>
          <Row name="Tijden">{times(stay)}</Row>
          <Row name="Reizigers">{stay.persons}</Row>
          {total && (
            <div className="grid grid-cols-[1fr_auto] items-baseline gap-4 bg-(--yellow-500) px-4 py-3 text-(--ink-900) md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
              <dt className="font-semibold max-md:text-sm">
                {total.isUpperBound ? 'Hooguit' : 'Totaal'} bij ons, {dayCount(stay.days)}
              </dt>
              <dd className="font-extrabold font-heading text-2xl/[1.2] tabular-nums tracking-[-0.025em]">
                {formatCents(total.cents)}
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-line border-b px-4 py-3 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <dt className="text-ink-muted max-md:text-sm">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

/** '12 tot en met 20 december 2026': what both days have in common is said once. */
function days({ from, to }: TimedStay): string {
  const [day, month, year] = formatDay(from).split(' ')
  const [, lastMonth, lastYear] = formatDay(to).split(' ')
  if (from === to) return formatDay(from)
  if (year !== lastYear) return `${formatDay(from)} tot en met ${formatDay(to)}`
  return `${day}${month === lastMonth ? '' : ` ${month}`} tot en met ${formatDay(to)}`
}

function times({ fromTime, toTime }: TimedStay): string {
  if (fromTime === null && toTime === null) return 'niet ingevuld'
  return [fromTime && `brengen ${fromTime}`, toTime && `ophalen ${toTime}`]
    .filter(Boolean)
    .join(', ')
}
