import { useEffect, useRef } from 'react'
import { href, useLocation } from 'react-router'
import { FreeDays } from '#app/site/booking/free-days.tsx'
import { ReserveLink } from '#app/site/booking/reserve-link.tsx'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { Link } from '#app/site/page/link.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import { PriceDate } from '#app/site/quote/price-date.tsx'
import { QuoteLines } from '#app/site/quote/quote-lines.tsx'
import { QuotePrice, remarkLook } from '#app/site/quote/quote-price.tsx'
import { ReportLink } from '#app/site/report/report-link.tsx'
import { StaleNote } from '#app/site/stay/stale-totals.tsx'
import type { AskedStay } from '#app/site/stay/use-stay.ts'
import { SharePage } from '#app/site/ui/share-page.tsx'
import { Price } from '#app/ui/price.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { reportAddress } from '#domain/contact/report-address.ts'
import { isExample } from '#domain/parking/example-parking.ts'
import { dayUnit, whyNot } from '#domain/parking/listed-parking.ts'
import type { ParkingPage } from '#domain/parking/parking-page.ts'
import { withAge } from '#domain/parking/price-age.ts'
import { keyPriceText } from '#domain/surcharge/bought-key.ts'
import { isAtEightDays } from '#domain/tariff/tariff-season.ts'
import { formatEuro } from '#domain/text/money.ts'
import { serviceWarnings } from '#domain/transfer/transfer.ts'
import { priceId } from './buy-bar.tsx'
import { StayForm } from './stay-form.tsx'
import { StayStrip } from './stay-strip.tsx'
import { UnavailableBox } from './unavailable-box.tsx'

type BuyPanelProps = Pick<ParkingPage, 'airport' | 'parking' | 'others'> & {
  asked: AskedStay
}

/** What it costs, with the way to the provider. Beside the page, on a phone above it. */
export function BuyPanel({ airport, parking, others, asked }: BuyPanelProps) {
  const { stay, today } = asked
  const settings = useSettings()
  const withFilter = useWithFilter()
  const { quote, unavailable } = parking
  const panel = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const isSent = useRef(false)
  const sent = () => {
    isSent.current = true
  }

  // The form folds or goes: the focus stays with the price that it asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    if (isSent.current) panel.current?.focus({ preventScroll: true })
    isSent.current = false
  }, [key])

  if (unavailable !== null) {
    return (
      <UnavailableBox airport={airport} parking={parking} reason={unavailable} others={others} />
    )
  }

  const closed =
    stay && parking.transfer ? serviceWarnings(parking.transfer, [stay.fromTime, stay.toTime]) : []
  const isTooLong = quote?.total === null
  const keyText = keyPriceText(parking)
  const address = href('/parkeren/:slug/:parking', { slug: airport.slug, parking: parking.slug })

  return (
    <aside ref={panel} tabIndex={-1} aria-labelledby="h-prijs" className={panelLook}>
      <h2 id="h-prijs" className="sr-only">
        Prijs en reserveren
      </h2>
      {stay && <StayStrip asked={asked} stay={stay} onSent={sent} />}
      <div className="px-5 pt-5 empty:hidden print:hidden">
        <StaleNote stay={stay} />
      </div>
      <div className="p-5 print:p-0">
        {isTooLong && (
          <div className="mb-3">
            <p className="font-semibold text-caution-ink">{whyNot(parking)}</p>
            <FreeDays quote={quote} stay={stay} address={withFilter(address)} />
          </div>
        )}
        <div id={priceId}>
          {quote && stay && !isTooLong ? (
            <QuotePrice quote={quote} days={stay.days} size="xl" keyText={keyText} />
          ) : (
            <>
              <p>
                <Price
                  before="Prijs vanaf"
                  amount={formatEuro(parking.pricePerDay)}
                  unit={dayUnit({ isAtEightDays: isAtEightDays(parking.tariffs, today) })}
                  size="xl"
                />
              </p>
              {keyText && <p className={remarkLook}>{keyText}</p>}
            </>
          )}
          {closed.map((warning) => (
            <p
              key={warning}
              className="mt-3 rounded-md bg-caution-soft px-3 py-2 text-caution-ink text-sm/[1.45]"
            >
              {warning}
            </p>
          ))}
          {!isTooLong && (
            <div className="mt-4">
              <ReserveLink parking={parking} stay={stay} size="lg" />
            </div>
          )}
        </div>
        {!stay && (
          <div className="mt-4 border-line border-t pt-4 print:hidden">
            <h3 className="mb-3 text-base">Wat betaal jij in totaal?</h3>
            <StayForm asked={asked} onSent={sent} />
          </div>
        )}
        {quote && quote.total !== null && (
          <div className="mt-4 border-line border-t pt-4">
            <h3 className="mb-1 text-base">Zo is dit berekend</h3>
            <QuoteLines quote={quote} isNamed />
          </div>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-3">
          <PriceDate check={withAge(parking, today, settings)} />
          <span className="text-ink-muted text-xs print:hidden">
            <ReportLink
              to={withFilter(reportAddress(airport.slug, parking.slug))}
              parking={parking}
            />
          </span>
        </div>
        <p className="mt-3 text-ink-muted text-xs/[1.5]">
          {isExample(parking) &&
            'Dit parkeerterrein is een voorbeeld. Je kunt er niet reserveren. '}
          Je betaalt dezelfde prijs als rechtstreeks. Boek je via deze knop, dan krijgen wij
          commissie.{' '}
          <Link to={href('/affiliate-disclaimer')} className={`${textLinkLook} print:hidden`}>
            Hoe dat werkt
          </Link>
        </p>
        <div className="mt-2 -ml-3">
          <SharePage title={`${parking.name}, parkeren bij ${airport.name}`} />
        </div>
      </div>
    </aside>
  )
}

/** Sticks beside the page in a window that is about as high as it. */
export const panelLook =
  'relative z-2 rounded-xl outline-none bg-raised shadow-[0_0_0_1px_var(--line),var(--elevation-2)] lg:sticky lg:top-[calc(var(--header-h)_+_1rem)] lg:-mt-28 lg:col-start-2 lg:row-start-1 [@media(height<56rem)]:lg:relative [@media(height<56rem)]:lg:top-0 print:static print:mt-0 print:shadow-none'
