import { useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Percent from 'lucide-react/icons/percent'
import { type ReactNode, useState } from 'react'
import { href, Link } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { useMay } from '#app/admin/api/role.ts'
import { useSettings } from '#app/admin/api/use-settings.ts'
import { PriceDialog } from '#app/admin/tariffs/price-dialog.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { maxPageSize } from '#domain/admin/list-view.ts'
import type { ListedParking } from '#domain/parking/parking.ts'
import { priceAge } from '#domain/parking/price-age.ts'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { CloseForPeriod } from './close-for-period.tsx'
import { ClosedPeriods } from './closed-periods.tsx'

/** What is done for all parkings of a provider at once, or for some of them. */
export function ProviderActions({ of: { id, tradeName } }: { of: AdminProvider }) {
  const mayChange = useMay('editor')
  const query = useQuery({
    // Below the list, so that a change of a parking reads it again.
    queryKey: ['parkings', 'of-provider', id],
    queryFn: () => admin.get(`/api/admin/parkings?provider=${id}&pageSize=${maxPageSize}`),
    enabled: mayChange,
  })
  if (!mayChange) return null

  return (
    <Panel title="Acties">
      <QueryState query={query} what="parkings">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="px-5 py-4 text-ink-muted">
              Hoort er een parking bij deze aanbieder, dan verhoog je hier haar seizoen, kijk je
              haar prijs na en zet je haar dicht.
            </p>
          ) : (
            <div className="divide-y divide-line">
              <RaiseSeason provider={tradeName} parkings={rows} />
              <CheckPrices provider={id} parkings={rows} />
              <CloseForPeriod provider={id} parkings={rows} />
              <ClosedPeriods parkings={rows} />
            </div>
          )
        }
      </QueryState>
    </Panel>
  )
}

function RaiseSeason({ provider, parkings }: { provider: string; parkings: ListedParking[] }) {
  const [isOpen, setOpen] = useState(false)
  const charging = parkings.filter(({ isPriceOfTariff }) => isPriceOfTariff).length

  return (
    <Deed
      title="Seizoen verhogen"
      text={
        charging === 0
          ? 'Geen van de parkings heeft vandaag een tarief.'
          : `Nieuwe bedragen voor ${counted(charging, 'parking', 'parkings')} met een tarief. Je ziet eerst een voorbeeld.`
      }
    >
      <Button tone="secondary" onClick={() => setOpen(true)}>
        <Percent aria-hidden />
        Verhoog een seizoen
      </Button>
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
      text={`Je ziet ${counted(prices.length, 'prijs', 'prijzen')} en vinkt aan wat je op hun site zag. ${
        old === 0 ? `Geen is ouder dan ${days} dagen.` : late
      }`}
    >
      <Link
        to={`${href('/admin/parkings')}?provider=${provider}`}
        className={buttonLook({ tone: 'secondary' })}
      >
        <BadgeCheck aria-hidden />
        Kijk {counted(prices.length, 'prijs', 'prijzen')} na
      </Link>
    </Deed>
  )
}

export function Deed(props: { title: string; text?: string; children: ReactNode }) {
  const { title, text, children } = props
  return (
    <section aria-label={title} className="grid justify-items-start gap-3 px-5 py-4">
      <div>
        <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
        {text && <p className="text-ink-muted text-sm">{text}</p>}
      </div>
      {children}
    </section>
  )
}
