import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { realPercent } from '#domain/tariff/amount-change.ts'
import { type ChangedParking, type PriceChange, refusalText } from '#domain/tariff/price-change.ts'
import { counted, formatNumber, signed } from '#domain/text/number.ts'
import { ChangeTable } from './change-table.tsx'

type PricePreviewProps = {
  parkings: ChangedParking[]
  change: PriceChange
  /** Those that can change. */
  possible: ChangedParking[]
  /** Those of them that will. */
  chosen: ChangedParking[]
  isBusy: boolean
  onChoose: (id: number, isChosen: boolean) => void
}

/** Each price before and after a change, that of the usual stay first; those that can't change say why. */
export function PricePreview(props: PricePreviewProps) {
  const { parkings, change, possible, chosen, isBusy } = props
  const isOfDay = change.season === null
  // A typed price of a parking with a tariff for today is not what travellers read.
  const usual = possible.filter((parking) => !isOfDay || !parking.isPriceOfTariff)
  const others = possible.filter((parking) => isOfDay && parking.isPriceOfTariff)
  const can = new Set(possible)
  const same = parkings.filter((parking) => !can.has(parking))

  return (
    <section
      aria-label="Voorbeeld"
      aria-busy={isBusy || undefined}
      className="aria-busy:opacity-60"
    >
      <p role="status" className="px-5 pb-2.5 text-sm max-sm:px-4">
        {summary(change, chosen, same.length)}
      </p>
      {usual.length > 0 && <ChangeTable {...props} rows={usual} />}
      {others.length > 0 && (
        <details className="border-line border-b">
          <summary className="min-h-11 cursor-pointer px-5 py-3 font-medium text-sm max-sm:px-4">
            {counted(others.length, 'parking', 'parkings')} met een tarief voor vandaag
          </summary>
          <p className="px-5 pb-3 text-ink-muted text-sm max-sm:px-4">
            Bezoekers lezen daar de prijs uit het tarief. De getypte prijs geldt er op dagen zonder
            tarief; vink aan waar je ook die wijzigt.
          </p>
          <ChangeTable {...props} rows={others} />
        </details>
      )}
      {same.length > 0 && <Unchanged {...{ same, change }} />}
      <p className="flex gap-2 px-5 py-3 text-ink-muted text-sm/[1.5] max-sm:px-4">
        <Info size={16} className="mt-0.5 flex-none" aria-hidden />
        Rekenen is geen controle: de datum blijft staan en de prijs heet ‘gewijzigd, nog niet
        gecontroleerd’.
      </p>
    </section>
  )
}

const maxUnchanged = 10

type UnchangedProps = { same: ChangedParking[]; change: PriceChange }

/** What can't change, and why. */
function Unchanged({ same, change }: UnchangedProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? same : same.slice(0, maxUnchanged)

  return (
    <div className="grid justify-items-start gap-1.5 border-line border-b px-5 py-3 text-sm max-sm:px-4">
      <ul aria-label="Kan niet" className="grid gap-1.5">
        {shown.map(({ id, name, refusal }) => (
          <li key={id} className="wrap-anywhere">
            <b className="font-semibold">{name}</b>{' '}
            <span className="text-ink-muted">
              {refusal
                ? refusalText(refusal, change)
                : 'Sla eerst op wat je in het formulier hebt gewijzigd.'}
            </span>
          </li>
        ))}
      </ul>
      {same.length > maxUnchanged && (
        <Button
          tone="link"
          size="sm"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Toon minder' : `Toon alle ${formatNumber(same.length)}`}
        </Button>
      )}
    </div>
  )
}

function summary({ season, into }: PriceChange, chosen: ChangedParking[], same: number) {
  const amounts = chosen.flatMap((parking) => parking.amounts)
  const unusual = chosen.filter((parking) => parking.unusual).length
  const parkings = counted(chosen.length, 'parking', 'parkings')
  const can = into
    ? `${parkings} ${chosen.length === 1 ? 'krijgt' : 'krijgen'} het nieuwe tarief`
    : season === null
      ? counted(chosen.length, 'prijs', 'prijzen')
      : `${parkings}, ${counted(amounts.length, 'bedrag', 'bedragen')}`
  const look = unusual === 0 ? '' : `, waarvan ${unusual} opvallend`
  const cannot = same === 0 ? '' : `, ${counted(same, 'kan', 'kunnen')} niet`

  return (
    <>
      {`${can}${look}${cannot}.`}
      {amounts.length > 0 && (
        <>
          {' '}
          Met afronden gemiddeld <b>{signed(realPercent(amounts))}%</b>.
        </>
      )}
    </>
  )
}
