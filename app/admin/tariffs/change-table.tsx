import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState } from 'react'
import { Pager } from '#app/admin/list/pager.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { amountName, type ChangedParking, type PriceChange } from '#domain/tariff/price-change.ts'
import { usualDays } from '#domain/tariff/tariff-season.ts'
import { formatCents, formatEuro } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'

/** More rows than this make a press slow. */
const pageSize = 50

type ChangeTableProps = {
  rows: ChangedParking[]
  change: PriceChange
  /** Those that will change. */
  chosen: ChangedParking[]
  isBusy: boolean
  onChoose: (id: number, isChosen: boolean) => void
}

/** Prices before and after a change, in pages; what they cost together is of all pages. */
export function ChangeTable({ rows, change, chosen, isBusy, onChoose }: ChangeTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const [asked, setAsked] = useState(1)
  const ids = new Set(chosen.map(({ id }) => id))
  const summed = rows.filter(({ id, from }) => ids.has(id) && from !== null)
  const sum = (of: 'from' | 'to') => summed.reduce((cents, row) => cents + (row[of] ?? 0), 0)

  const pages = Math.ceil(rows.length / pageSize)
  const page = Math.min(asked, pages)
  const start = (page - 1) * pageSize
  const shown = unusualFirst(rows).slice(start, start + pageSize)

  function turn(to: number) {
    setAsked(to)
    table.current?.scrollIntoView()
  }

  return (
    <>
      <table
        ref={table}
        className="scroll-mt-4 w-full text-left text-[0.9375rem] tabular-nums max-sm:block"
      >
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
          {shown.map((row) => (
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
                Samen {formatNumber(summed.length)}
              </th>
              <Amounts from={sum('from')} to={sum('to')} />
            </tr>
          </tfoot>
        )}
      </table>
      {pages > 1 && (
        <Pager
          label="Pagina’s van het voorbeeld"
          {...{ page, pages }}
          from={start + 1}
          to={start + shown.length}
          total={rows.length}
          onPage={turn}
        />
      )}
    </>
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
