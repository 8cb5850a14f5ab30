import ChevronDown from 'lucide-react/icons/chevron-down'
import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { realPercent } from '#domain/tariff/amount-change.ts'
import {
  amountName,
  type ChangedParking,
  type PriceChange,
  refusalText,
} from '#domain/tariff/price-change.ts'
import { usualDays } from '#domain/tariff/tariff-season.ts'
import { formatCents, formatEuro } from '#domain/text/money.ts'
import { counted, signed } from '#domain/text/number.ts'

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
  const others = possible.filter((parking) => !usual.includes(parking))
  const same = parkings.filter((parking) => !possible.includes(parking))

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
      {same.length > 0 && (
        <ul
          aria-label="Kan niet"
          className="grid gap-1.5 border-line border-b px-5 py-3 text-sm max-sm:px-4"
        >
          {same.map(({ id, name, refusal }) => (
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
      )}
      <p className="flex gap-2 px-5 py-3 text-ink-muted text-sm/[1.5] max-sm:px-4">
        <Info size={16} className="mt-0.5 flex-none" aria-hidden />
        Rekenen is geen controle: de datum blijft staan en de prijs heet ‘gewijzigd, nog niet
        gecontroleerd’.
      </p>
    </section>
  )
}

type ChangeTableProps = PricePreviewProps & { rows: ChangedParking[] }

function ChangeTable({ rows, change, chosen, isBusy, onChoose }: ChangeTableProps) {
  const ids = new Set(chosen.map(({ id }) => id))
  const summed = rows.filter(({ id, from }) => ids.has(id) && from !== null)
  const sum = (of: 'from' | 'to') => summed.reduce((cents, row) => cents + (row[of] ?? 0), 0)

  return (
    <table className="w-full text-left text-[0.9375rem] tabular-nums max-sm:block">
      <caption className="px-5 pb-2.5 text-left font-semibold max-sm:block max-sm:px-4">
        Voorbeeld, {change.season === null ? 'prijs per dag' : `prijs voor ${usualDays} dagen`}
      </caption>
      <thead className="border-line border-y bg-subtle text-ink-muted max-sm:sr-only [&_th]:px-2.5 [&_th]:py-2.5 [&_th]:font-medium">
        <tr>
          <th scope="col" className="pl-5!">
            Parking
          </th>
          <th scope="col" className="text-right">
            Nu
          </th>
          <th scope="col" className="text-right">
            Straks
          </th>
          <th scope="col" className="pr-5! text-right">
            Verschil
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {unusualFirst(rows).map((row) => (
          <ChangeRow
            key={row.id}
            row={row}
            isChosen={ids.has(row.id)}
            isBusy={isBusy}
            startsOpen={rows.length === 1}
            hasSteps={change.season !== null}
            onChoose={onChoose}
          />
        ))}
      </tbody>
      {rows.length > 1 && summed.length > 0 && (
        <tfoot className="border-ink border-t-2 font-bold max-sm:block">
          <tr className={rowLook}>
            <th scope="row" className={nameLook}>
              Samen {summed.length}
            </th>
            <Amounts from={sum('from')} to={sum('to')} />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

const rowLook =
  'border-line border-b max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:px-4 max-sm:py-2'
const nameLook =
  'py-2 pr-2.5 pl-5 font-[inherit] max-sm:row-start-2 max-sm:self-center max-sm:p-0 max-sm:text-sm'

type ChangeRowProps = {
  row: ChangedParking
  isChosen: boolean
  isBusy: boolean
  startsOpen: boolean
  hasSteps: boolean
  onChoose: (id: number, isChosen: boolean) => void
}

function ChangeRow({ row, isChosen, isBusy, startsOpen, hasSteps, onChoose }: ChangeRowProps) {
  const { id, name, airportCode, from, to, amounts } = row
  const [isOpen, setOpen] = useState(startsOpen)

  return (
    <>
      <tr className={`${rowLook} ${isOpen ? 'border-b-0' : ''}`}>
        <th scope="row" className={`${nameLook} font-medium`}>
          <span className="flex flex-wrap items-center gap-x-3">
            <Checkbox
              checked={isChosen}
              disabled={isBusy}
              onChange={(event) => onChoose(id, event.currentTarget.checked)}
              label={
                <span className="wrap-anywhere inline-flex items-center gap-2">
                  <CodeTile size="xs">{airportCode}</CodeTile>
                  {name}
                </span>
              }
            />
            <Warning row={row} />
            {hasSteps && amounts.length > 0 && (
              <button
                type="button"
                aria-expanded={isOpen}
                className="inline-flex min-h-11 items-center gap-1 font-normal text-ink-muted text-xs hover:text-ink"
                onClick={() => setOpen(!isOpen)}
              >
                {counted(amounts.length, 'bedrag', 'bedragen')}
                <span className="sr-only"> van {name}</span>
                <ChevronDown size={14} className="in-aria-expanded:rotate-180" aria-hidden />
              </button>
            )}
          </span>
        </th>
        <Amounts from={from} to={to} />
      </tr>
      {isOpen && (
        <tr className="border-line border-b max-sm:block">
          <td colSpan={4} className="pr-5 pb-3 pl-14 max-sm:block max-sm:px-4">
            <ul
              aria-label={`Bedragen van ${name}`}
              className="flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm"
            >
              {amounts.map((amount) => (
                <li key={amount.days} className="whitespace-nowrap">
                  {amountName(amount.days)} {formatCents(amount.from)}
                  <span aria-hidden> → </span>
                  <span className="sr-only"> wordt </span>
                  <b className="font-semibold text-ink">{formatCents(amount.to)}</b>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  )
}

type AmountsProps = Pick<ChangedParking, 'from' | 'to'>

/** Three cells; on a phone the new amount stands first, and the others beside it. */
function Amounts({ from, to }: AmountsProps) {
  const cell =
    'whitespace-nowrap px-2.5 text-right max-sm:col-start-2 max-sm:p-0 max-sm:text-ink-muted max-sm:text-sm'

  return (
    <>
      <td className={`${cell} max-sm:row-start-1`}>
        <span className="sm:hidden">nu </span>
        {amountText(from)}
      </td>
      <td className="whitespace-nowrap px-2.5 text-right font-bold max-sm:col-start-1 max-sm:row-start-1 max-sm:p-0 max-sm:text-left max-sm:font-extrabold max-sm:font-heading max-sm:text-xl/[1.3]">
        {amountText(to)}
      </td>
      <td className={`${cell} pr-5! max-sm:row-start-2 max-sm:self-center max-sm:pr-0!`}>
        {from !== null && to !== null && (
          <>
            <span className="sm:hidden">verschil </span>
            {differenceText(to - from)}
          </>
        )}
      </td>
    </>
  )
}

function Warning({ row: { unusual } }: { row: ChangedParking }) {
  if (!unusual) return null
  const { how, median } = unusual

  return (
    <span title={`De andere parkings kosten in doorsnee ${formatEuro(median)} per dag.`}>
      <Badge tone="open">{how === 'low' ? 'Opvallend laag' : 'Opvallend hoog'}</Badge>
    </span>
  )
}

const unusualFirst = (rows: ChangedParking[]) =>
  rows.toSorted((a, b) => Number(b.unusual !== null) - Number(a.unusual !== null))

/** A tariff for fewer days than the usual stay has no price for it. */
const amountText = (cents: number | null) => (cents === null ? 'Geen prijs' : formatCents(cents))

const differenceText = (cents: number) => `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`

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
