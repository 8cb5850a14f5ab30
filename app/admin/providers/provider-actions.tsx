import BadgeCheck from 'lucide-react/icons/badge-check'
import Percent from 'lucide-react/icons/percent'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { useSettings } from '#app/admin/api/use-settings.ts'
import { PriceDialog } from '#app/admin/tariffs/price-dialog.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import type { ListedParking } from '#domain/parking/parking.ts'
import { priceAge } from '#domain/parking/price-age.ts'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { CloseForPeriod } from './close-for-period.tsx'
import { ClosedPeriods } from './closed-periods.tsx'
import { Deed, deedLook } from './deed.tsx'
import { useProviderParkings } from './use-provider-parkings.ts'

/** What is done for all parkings of a provider at once, or for some of them. */
export function ProviderActions({ of: { id, tradeName } }: { of: AdminProvider }) {
  const mayChange = useMay('editor')
  const query = useProviderParkings(id)
  // Once is enough: the table below says that they did not load.
  if (!mayChange || (query.isError && !query.data)) return null

  return (
    <section aria-label={`Acties voor alle parkings van ${tradeName}`}>
      {query.data?.rows.length ? (
        <Deeds provider={{ id, tradeName }} parkings={query.data.rows} />
      ) : (
        <div className={deedLook}>
          <QueryState query={query} what="parkings">
            {() => (
              <p className="px-5 py-4 text-ink-muted">
                Hoort er een parking bij deze aanbieder, dan verhoog je hier haar seizoen, kijk je
                haar prijs na en zet je haar dicht.
              </p>
            )}
          </QueryState>
        </div>
      )}
    </section>
  )
}

type DeedsProps = {
  provider: Pick<AdminProvider, 'id' | 'tradeName'>
  parkings: ListedParking[]
}

/** The form of a period is the tallest, so on a wide screen the others stand beside it. */
function Deeds({ provider: { id, tradeName }, parkings }: DeedsProps) {
  const isClosedOnce = parkings.some(({ comingClosures }) => comingClosures.length > 0)

  return (
    <div
      data-deeds
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] ${isClosedOnce ? 'lg:grid-rows-[auto_auto_1fr]' : ''}`}
    >
      <RaiseSeason provider={tradeName} parkings={parkings} />
      <CheckPrices provider={id} parkings={parkings} />
      <div
        className={`lg:col-start-2 lg:row-start-1 ${isClosedOnce ? 'lg:row-span-3' : 'lg:row-span-2'}`}
      >
        <CloseForPeriod provider={id} parkings={parkings} />
      </div>
      <ClosedPeriods parkings={parkings} />
    </div>
  )
}

function RaiseSeason({ provider, parkings }: { provider: string; parkings: ListedParking[] }) {
  const [isOpen, setOpen] = useState(false)
  const charging = parkings.filter(({ isPriceOfTariff }) => isPriceOfTariff).length

  return (
    <Deed
      title="Seizoen verhogen"
      icon={Percent}
      text={
        charging === 0
          ? 'Geen van de parkings heeft vandaag een tarief.'
          : `Nieuwe bedragen voor ${counted(charging, 'parking', 'parkings')} met een tarief. Je ziet eerst een voorbeeld.`
      }
    >
      <Button onClick={() => setOpen(true)}>Verhoog een seizoen</Button>
      {isOpen && (
        <PriceDialog
          which={{ rows: parkings.map(({ id, version }) => ({ id, version })) }}
          provider={provider}
          start={{ how: 'new' }}
          onClose={() => setOpen(false)}
        />
      )}
    </Deed>
  )
}

function CheckPrices({ provider, parkings }: { provider: number; parkings: ListedParking[] }) {
  const settings = useSettings().data?.values ?? exampleSettings
  const today = amsterdamDay(new Date())
  const prices = parkings.flatMap(({ checkedPrices }) => checkedPrices)
  const old = prices.filter(
    ({ checkedOn, isChanged }) =>
      priceAge({ priceCheckedOn: checkedOn, isPriceChanged: isChanged }, today, settings) !==
      'fresh',
  ).length
  const days = settings.priceStaleDays
  const late = `${formatNumber(old)} ${old === 1 ? 'is' : 'zijn'} ouder dan ${days} dagen, of gewijzigd.`

  return (
    <Deed
      title="Prijzen nakijken"
      icon={BadgeCheck}
      text={`Je ziet ${counted(prices.length, 'prijs', 'prijzen')} en vinkt aan wat je op hun site zag. ${
        old === 0 ? `Geen is ouder dan ${days} dagen.` : late
      }`}
    >
      <Link
        to={`${href('/admin/parkings')}?provider=${provider}`}
        className={buttonLook({ tone: 'secondary' })}
      >
        Kijk {counted(prices.length, 'prijs', 'prijzen')} na
      </Link>
    </Deed>
  )
}
