import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { CommissionLine } from '#app/site/booking/commission-line.tsx'
import { ReserveLink } from '#app/site/booking/reserve-link.tsx'
import { useKeptFilter } from '#app/site/filter/use-with-filter.ts'
import { Link } from '#app/site/page/link.tsx'
import { useKeptStay } from '#app/site/page/use-with-stay.ts'
import { PriceDate } from '#app/site/quote/price-date.tsx'
import { QuoteLines } from '#app/site/quote/quote-lines.tsx'
import { ReportLink } from '#app/site/report/report-link.tsx'
import type { ReservedParking } from '#app/site/track/follow-reserve.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import { reportAddress } from '#domain/contact/report-address.ts'
import { withPairs } from '#domain/page/with-pairs.ts'
import { whyNot } from '#domain/parking/listed-parking.ts'
import type { PriceAge, PriceCheck } from '#domain/parking/price-age.ts'
import type { Parked } from '#domain/planner/parked.ts'
import { dayCount } from '#domain/stay/stay.ts'
import { withStay } from '#domain/stay/stay-address.ts'
import { stayMoments } from '#domain/stay/stay-moments.ts'
import { writeStay } from '#domain/stay/timed-stay.ts'
import { formatCents } from '#domain/text/money.ts'

export type OnwardParking = ReservedParking &
  PriceCheck & { slug: string; unavailable: string | null; age: PriceAge }

type OnwardProps = {
  airport: { slug: string }
  parking: OnwardParking
  parked: Parked | null
}

/** What the answer leads to: the same stay at the parking, its provider, and the card for on the way. */
export function Onward({ airport, parking, parked }: OnwardProps) {
  const stay = useKeptStay()
  const filter = useKeptFilter()
  const kept = (address: string) =>
    withStay(withPairs(address, filter), parked ? writeStay(parked.stay) : stay)
  const path = { slug: airport.slug, parking: parking.slug }
  const parkingPath = kept(href('/parkeren/:slug/:parking', path))
  const closed = whyNot({ unavailable: parking.unavailable, quote: parked?.quote })

  return (
    <section
      aria-labelledby="verder"
      className="rounded-xl bg-card p-5 shadow-[0_0_0_1px_var(--line),var(--elevation-1)] print:hidden"
    >
      <h2 id="verder" className="text-[1.25rem]">
        {parked ? `Met deze tijden bij ${parking.name}` : `Verder met ${parking.name}`}
      </h2>
      {parked ? (
        <Total parked={parked}>
          <Link to={parkingPath} className={buttonLook({ size: 'lg' })}>
            Neem deze tijden over
          </Link>
        </Total>
      ) : (
        <p className="mt-2 text-ink-soft">
          Vul de dag van vertrek en de dag terug in, dan rekenen we ook uit wat het kost.
        </p>
      )}
      <div className="mt-4 grid gap-3 border-line border-t pt-4">
        {closed === null ? (
          <>
            <CommissionLine />
            <div className="grid items-start gap-3 sm:grid-cols-2">
              <ReserveLink parking={parking} stay={parked?.stay} tone="secondary" />
              <Link
                to={kept(href('/parkeren/:slug/:parking/aankomstkaart', path))}
                className={buttonLook({ tone: 'secondary' })}
              >
                <Printer aria-hidden />
                Aankomstkaart
              </Link>
            </div>
            {!parked && <AboutLink to={parkingPath} name={parking.name} />}
            <div className="flex flex-wrap items-center gap-x-3">
              <PriceDate check={parking} />
              <span className="text-ink-muted text-xs">
                <ReportLink
                  to={kept(reportAddress(airport.slug, parking.slug))}
                  parking={parking}
                />
              </span>
            </div>
          </>
        ) : (
          <>
            <p className="font-semibold text-caution-ink">{closed}</p>
            <Link
              to={kept(href('/parkeren/:slug', { slug: airport.slug }))}
              className={buttonLook({ tone: 'secondary' })}
            >
              Bekijk andere terreinen
            </Link>
          </>
        )}
      </div>
    </section>
  )
}

function AboutLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className={buttonLook({ tone: 'secondary' })}>
      Meer over {name}
    </Link>
  )
}

/** The stay with its price, and the way to take it over. */
function Total({ parked, children }: { parked: Parked; children: ReactNode }) {
  const { stay, quote, untimed } = parked
  const { dropOff, pickUp } = stayMoments(stay)

  return (
    <>
      <p className="mt-1 mb-3">
        <b className="font-bold tabular-nums">{dropOff}</b> brengen, tot{' '}
        <b className="font-bold tabular-nums">{pickUp}</b> ophalen
      </p>
      <h3 className="text-base">Zo is dit berekend</h3>
      <QuoteLines quote={quote} />
      {untimed && quote.total !== null && (
        <p className="mt-3 text-[0.9375rem]">
          <b className="font-bold tabular-nums">{difference(quote.total - untimed.cents)}</b> dan de{' '}
          {untimed.isUpperBound && 'hooguit '}
          {formatCents(untimed.cents)} voor {dayCount(untimed.days)} zonder tijden.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {children}
        {quote.total !== null && (
          <p className="leading-(--leading-tight)">
            <Price
              before={quote.isUpperBound ? 'Hooguit' : undefined}
              amount={formatCents(quote.total)}
              size="lg"
            />
            <span className="font-semibold text-sm/[1.4]">totaal voor {dayCount(stay.days)}</span>
          </p>
        )}
      </div>
      <p className="mt-3 text-ink-muted text-sm/[1.45]">
        Brengen afgerond naar een kwartier eerder, ophalen naar een kwartier later.
      </p>
    </>
  )
}

const difference = (cents: number) =>
  `${formatCents(Math.abs(cents))} ${cents > 0 ? 'meer' : 'minder'}`
