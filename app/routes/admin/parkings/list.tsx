import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarOff from 'lucide-react/icons/calendar-off'
import Copy from 'lucide-react/icons/copy'
import Percent from 'lucide-react/icons/percent'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { useList } from '#app/admin/api/use-list.ts'
import { useProgrammes } from '#app/admin/api/use-programmes.ts'
import { useProviders } from '#app/admin/api/use-providers.ts'
import { useDated } from '#app/admin/dated/use-dated.tsx'
import { ListPage } from '#app/admin/list/list-page.tsx'
import { usePagedList } from '#app/admin/list/use-paged-list.ts'
import { ExportMenu } from '#app/admin/parkings/export-menu.tsx'
import { parkingColumns } from '#app/admin/parkings/parking-columns.tsx'
import { parkingFilterNames, parkingFilters } from '#app/admin/parkings/parking-filters.ts'
import { TariffInPlace } from '#app/admin/parkings/tariff-in-place.tsx'
import { UnavailableDialog } from '#app/admin/parkings/unavailable-dialog.tsx'
import { useAvailability } from '#app/admin/parkings/use-availability.ts'
import { usePriceSaves } from '#app/admin/parkings/use-price-saves.ts'
import { PricesNotice } from '#app/admin/price-checks/prices-notice.tsx'
import { usePriceChecks } from '#app/admin/price-checks/use-price-checks.ts'
import { UncoupledNotice } from '#app/admin/programmes/uncoupled-notice.tsx'
import { SaveBar } from '#app/admin/saving/save-bar.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { PriceDialog, type PriceDialogProps } from '#app/admin/tariffs/price-dialog.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { kinds } from '#domain/kinds.ts'
import { isBookable, type ListedParking } from '#domain/parking/parking.ts'

export const meta = () => adminMeta('Parkings')

const toggled = (ids: number[], id: number) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]

const refsOf = (parkings: ListedParking[]) => parkings.map(({ id, version }) => ({ id, version }))

export default function ParkingsPage() {
  const list = usePagedList('parkings', parkingFilterNames)
  const mayChange = useMay('editor')
  const airports = useList('airports').rows ?? []
  const { providers = [] } = useProviders()
  const seesProgrammes = useMay(kinds.programme.seenBy)
  const { programmes = [] } = useProgrammes(seesProgrammes)
  const airport = useSearchParams()[0].get('airport')
  const provider = providers.find(({ id }) => `${id}` === list.state.filters.provider)
  const checks = usePriceChecks(list)
  const saves = usePriceSaves(list)
  const dated = useDated('parking', list, ({ name }) => name)
  const { makeAvailable, askWhy, asked, confirm, cancel } = useAvailability(list)
  const [prices, setPrices] = useState<Pick<PriceDialogProps, 'which' | 'start'>>()
  const [unfolded, setUnfolded] = useState<number[]>([])
  const open = { label: 'Beschikbaar maken', icon: CalendarCheck }
  const close = { label: 'Niet beschikbaar maken', icon: CalendarOff }

  return (
    <>
      <ListPage
        noun={kinds.parking.noun}
        subtitle="Alle parkings en hun affiliatelinks"
        list={list}
        startNew={airport ? `?airport=${airport}` : ''}
        notice={
          <>
            {provider && <PricesNotice provider={provider} />}
            <UncoupledNotice />
          </>
        }
        columns={dated.withColumn(
          parkingColumns(
            saves,
            {
              has: ({ id }) => unfolded.includes(id),
              toggle: ({ id }) => setUnfolded((ids) => toggled(ids, id)),
            },
            {
              checking: provider && { checks, mayChange },
              isOneAirport: list.state.filters.airport !== '',
              seesProgrammes,
            },
          ),
          // In the list of a provider its prices are checked in that column.
          provider ? 'Clicks 30 d' : 'Gecontroleerd',
        )}
        below={(parking) =>
          dated.below(parking) ||
          (unfolded.includes(parking.id) && (
            <TariffInPlace
              parking={parking}
              saves={saves}
              onChangeSeason={(season) =>
                setPrices({ which: { rows: refsOf([parking]) }, start: { season } })
              }
            />
          ))
        }
        name={({ name }) => name}
        search={{ placeholder: 'Zoek op naam of aanbieder...' }}
        filters={[
          ...parkingFilters(list.view?.counts ?? {}, {
            ...{ airports, providers },
            programmes: seesProgrammes ? programmes : undefined,
          }),
          dated.filter,
        ]}
        view={({ airportCode }) => {
          const slug = airports.find(({ code }) => code === airportCode)?.slug ?? airportCode
          return href('/parkeren/:slug', { slug })
        }}
        actions={(parking) => [
          {
            label: 'Dupliceren',
            icon: Copy,
            to: `${href('/admin/parkings/new')}?van=${parking.id}`,
          },
          isBookable(parking)
            ? { ...close, onSelect: () => askWhy([parking]) }
            : { ...open, onSelect: () => makeAvailable([parking]) },
        ]}
        bulk={[
          { ...open, run: makeAvailable },
          { ...close, run: askWhy, keepsSelection: true },
          {
            label: 'Prijs wijzigen',
            icon: Percent,
            run: (chosen) => setPrices({ which: { rows: refsOf(chosen) } }),
            keepsSelection: true,
          },
        ]}
        reorder={{
          when: ({ airport }) => airport !== '',
          hint: 'Volgorde wijzigen? Kies één luchthaven, zonder zoekopdracht of sortering.',
        }}
        tools={
          <>
            {mayChange && (
              <Link
                to={href('/admin/parkings/import')}
                className={buttonLook({ tone: 'secondary' })}
              >
                <Upload aria-hidden />
                Importeren
              </Link>
            )}
            <ExportMenu isEmpty={list.view?.found === 0} parkings={list.every} airport={airport} />
          </>
        }
      />
      <SaveBar saves={saves} />
      {prices && <PriceDialog {...prices} onClose={() => setPrices(undefined)} />}
      {asked && (
        <UnavailableDialog
          parkings={asked}
          onConfirm={(reason) => confirm(asked, reason)}
          onCancel={cancel}
        />
      )}
    </>
  )
}
