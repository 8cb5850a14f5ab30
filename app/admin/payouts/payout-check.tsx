import Search from 'lucide-react/icons/search'
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { PayoutPreview, Suspect } from '#domain/earnings/payout/payout.ts'
import { readCents } from '#domain/earnings/payout/typed.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { Difference } from './difference.tsx'
import { type PayoutFields, payerOf } from './payout-kind.ts'
import { PayoutLines } from './payout-lines.tsx'
import type { usePreview } from './use-payouts.ts'

type PayoutCheckProps = { preview: ReturnType<typeof usePreview>; fields: PayoutFields }

/** What was expected beside what was received, while it is typed. */
export function PayoutCheck({ preview, fields }: PayoutCheckProps) {
  const { data, isAsked, isBehind, isError } = preview

  return (
    <section
      aria-label="Klopt het?"
      className="rounded-md bg-sunken p-5 max-md:p-4 lg:sticky lg:top-20 lg:self-start"
    >
      <h3 className="mb-3 font-bold">Klopt het?</h3>
      {data && isAsked ? (
        <Checked preview={data} fields={fields} isBehind={isBehind} />
      ) : !isAsked ? (
        <p className="text-ink-muted">
          Kies een netwerk en wat de uitbetaling dekt. Dan zie je hier meteen wat je kunt
          verwachten.
        </p>
      ) : isError ? (
        <p>De controle is niet gelukt. Wat je typte staat er nog; opslaan kan wel.</p>
      ) : (
        <Spinner label="Wat je kunt verwachten, wordt geladen..." />
      )}
    </section>
  )
}

type CheckedProps = { preview: PayoutPreview; fields: PayoutFields; isBehind: boolean }

function Checked({ preview, fields, isBehind }: CheckedProps) {
  const { conversions, expected, programmes, takenBack, saidPaid, lines, suspects } = preview
  const [isSearching, setSearching] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const received = readCents(fields.amount)
  const difference = received === undefined ? 0 : received - expected

  return (
    <div aria-live="polite" aria-busy={isBehind} className="grid gap-3">
      <table className="w-full text-left text-[0.9375rem]">
        <caption className="sr-only">Verwacht en ontvangen</caption>
        <tbody className="divide-y divide-line">
          {programmes.map(({ id, name, conversions, amount }) => (
            <Line key={id} head={name} count={conversions}>
              {formatCents(amount)}
            </Line>
          ))}
          {takenBack.conversions > 0 && (
            <Line head="Teruggenomen na betaling" count={takenBack.conversions}>
              {formatCents(takenBack.amount)}
            </Line>
          )}
          <Line head="Verwacht" count={conversions}>
            <b>{formatCents(expected)}</b>
          </Line>
          <Line head="Ontvangen">
            {received === undefined ? 'nog niet ingevuld' : formatCents(received)}
          </Line>
          {received !== undefined && (
            <Line head="Verschil">
              <Difference cents={difference} />
            </Line>
          )}
        </tbody>
      </table>
      {saidPaid > 0 && (
        <p className="text-ink-muted text-sm">
          Van {formatNumber(saidPaid)} zegt het netwerk zelf dat het heeft betaald.
        </p>
      )}
      <LeftOut preview={preview} />
      {difference !== 0 && (
        <Notice tone="caution">
          {networks[payerOf(fields.payer).network]} betaalde {formatCents(Math.abs(difference))}{' '}
          {difference < 0 ? 'minder' : 'meer'} dan er was goedgekeurd. Het verschil blijft
          zichtbaar, ook als je het accepteert.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {difference !== 0 && (
          <Button
            tone="secondary"
            size="sm"
            aria-expanded={isSearching}
            onClick={() => setSearching(!isSearching)}
          >
            <Search aria-hidden />
            Zoek welke conversie
          </Button>
        )}
        {conversions > 0 && (
          <Button
            tone="secondary"
            size="sm"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Verberg ze' : `Toon alle ${formatNumber(conversions)}`}
          </Button>
        )}
      </div>
      {isSearching && difference !== 0 && <Suspects suspects={suspects} />}
      {showsAll && <PayoutLines lines={lines} />}
    </div>
  )
}

type LineProps = { head: string; count?: number; children: ReactNode }

function Line({ head, count, children }: LineProps) {
  return (
    <tr>
      <th scope="row" className="py-2 pr-3 font-medium">
        {head}
        {count !== undefined && (
          <span className="block font-normal text-ink-muted text-sm">
            {counted(count, 'conversie', 'conversies')}
          </span>
        )}
      </th>
      <td className="py-2 text-right align-top tabular-nums">{children}</td>
    </tr>
  )
}

const mostNamed = 20

/** What was pasted and can't be paid. */
function LeftOut({ preview: { unknown, notDue } }: { preview: PayoutPreview }) {
  const named = [
    ...notDue.map(({ number, state }) => `${number} (${state})`),
    ...unknown.map((number) => `${number} (onbekend)`),
  ]
  if (named.length === 0) return null
  const others = named.length - mostNamed
  return (
    <Notice tone="error" title="Deze kan een uitbetaling niet dekken:">
      <p className="[overflow-wrap:anywhere]">
        {named.slice(0, mostNamed).join(', ')}
        {others > 0 && ` en nog ${others}`}. Haal ze uit de lijst, of lees eerst het bestand van het
        netwerk in.
      </p>
    </Notice>
  )
}

const reasons: Record<Suspect['why'], string> = {
  unpaid: 'is precies dit bedrag, en misschien niet betaald',
  changed: 'veranderde met precies dit bedrag, en is misschien voor het oude betaald',
  uncovered: 'is precies dit bedrag, en staat niet in deze uitbetaling',
  together: 'zijn samen precies dit bedrag',
}

function Suspects({ suspects }: { suspects: Suspect[] }) {
  if (suspects.length === 0) {
    return (
      <p className="text-ink-muted text-sm">
        Geen conversie, en geen twee samen, verklaren dit verschil. Vraag het netwerk om de nummers
        en plak ze hier.
      </p>
    )
  }
  return (
    <ul aria-label="Wat het verschil kan verklaren" className="grid gap-2 text-sm">
      {suspects.map(({ why, numbers, amount }) => (
        <li key={`${why} ${numbers.join()}`}>
          <b className="[overflow-wrap:anywhere]">{numbers.join(' en ')}</b> ({formatCents(amount)}){' '}
          {reasons[why]}.
        </li>
      ))}
    </ul>
  )
}
