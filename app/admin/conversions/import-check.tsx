import Download from 'lucide-react/icons/download'
import { download } from '#app/admin/api/download.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { fileFields } from '#domain/earnings/conversion/file-columns.ts'
import {
  type ConversionReport,
  laterText,
  movedOf,
  takenBack,
  wrongRows,
} from '#domain/earnings/conversion/import-report.ts'
import { writeCsv } from '#domain/import/csv.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { ImportLines } from './import-lines.tsx'
import type { ConversionImport } from './use-conversion-import.ts'

type ImportCheckProps = {
  state: ConversionImport
  source: NonNullable<ConversionImport['source']>
  report: ConversionReport
}

/** What a file would do: nothing has changed yet. */
export function ImportCheck({ state, source, report }: ImportCheckProps) {
  const { lines } = report
  const wrong = wrongRows(report)
  const isBusy = state.busy !== undefined
  const changesNothing = lines.every(({ outcome }) => outcome === 'unchanged')
  const mayApply = !changesNothing && (wrong === 0 || state.skipsWrong)

  return (
    <section className="overflow-clip rounded-lg bg-card shadow-hairline" aria-label="Nakijken">
      <div className="flex flex-wrap items-center justify-between gap-3 p-5">
        <div className="wrap-anywhere min-w-0">
          <b className="font-semibold">{source.name}</b>
          <p className="text-ink-muted">
            {state.programme?.name}, {counted(source.sheet.rows.length, 'regel', 'regels')}
            {source.isRemembered && ', kolommen onthouden'}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button tone="ghost" size="sm" disabled={isBusy} onClick={state.toColumns}>
            Kolommen
          </Button>
          <Button tone="secondary" size="sm" disabled={isBusy} onClick={state.restart}>
            Ander bestand
          </Button>
        </div>
      </div>
      <Tally report={report} wrong={wrong} />
      {wrong > 0 && <Wrong state={state} source={source} report={report} wrong={wrong} />}
      <div className="grid gap-3 px-5 pt-4 empty:hidden">
        {lines.length > 0 && changesNothing && (
          <Notice>
            Alles wat hier goed staat, hebben we al. Dit bestand verandert niets, dus er is niets
            over te nemen.
          </Notice>
        )}
        {takenBack(lines).map((line) => (
          <Notice
            key={line.row}
            tone="caution"
            title={`Regel ${line.row}: ${line.number} was betaald en is nu afgewezen.`}
          >
            Het netwerk trekt {formatCents(movedOf(line))} af van een volgende uitbetaling. De
            geschiedenis blijft.
          </Notice>
        ))}
      </div>
      <ImportLines lines={lines} />
      <p className="px-5 py-4 text-ink-muted empty:hidden">{laterText(lines)}</p>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-4">
        <p className="text-ink-muted">Daarna nog in één keer ongedaan te maken.</p>
        <div className="flex flex-wrap gap-3">
          <Button tone="secondary" disabled={isBusy} onClick={state.restart}>
            Annuleren
          </Button>
          <Button
            disabled={!mayApply}
            busy={state.busy === 'apply' ? 'Overnemen...' : undefined}
            onClick={state.apply}
          >
            Neem {counted(lines.length, 'regel', 'regels')} over
          </Button>
        </div>
      </div>
    </section>
  )
}

function Tally({ report, wrong }: { report: ConversionReport; wrong: number }) {
  const count = (outcome: ConversionReport['lines'][number]['outcome']) =>
    report.lines.filter((line) => line.outcome === outcome).length
  const numbers = [
    ['nieuw', count('added')],
    ['gewijzigd', count('changed')],
    ['ongewijzigd', count('unchanged')],
    ['fout', wrong],
    ['samen', report.lines.length + wrong],
  ] as const

  return (
    <dl className="grid grid-cols-2 border-line border-y sm:grid-cols-5">
      {numbers.map(([label, number]) => (
        <div key={label} className="flex flex-col-reverse px-5 py-3">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd
            className={`font-extrabold font-heading text-[1.5rem]/[1.2] ${label === 'fout' && wrong > 0 ? 'text-negative-ink' : ''}`}
          >
            {formatNumber(number)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How many wrong cells are shown; all of them are in the file. */
const mostShown = 50

function Wrong({ state, source, report, wrong }: ImportCheckProps & { wrong: number }) {
  const headerOf = (field: string) =>
    Object.entries(source.columns).find(([, other]) => other === field)?.[0]

  function saveWrong() {
    const rows = new Set(report.wrong.map(({ row }) => row))
    const cells = source.sheet.rows.filter(({ row }) => rows.has(row)).map(({ cells }) => cells)
    download('foute-regels.csv', writeCsv([source.sheet.headers, ...cells]))
  }

  return (
    <div className="grid gap-4 border-line border-b px-5 py-4">
      <h2 className="font-bold text-[1.0625rem] text-negative-ink">
        {wrong === 1 ? '1 regel klopt niet' : `${formatNumber(wrong)} regels kloppen niet`}
      </h2>
      <table className="w-full text-left text-sm max-sm:block">
        <caption className="sr-only">Fouten per regel en kolom</caption>
        <thead className="text-ink-muted max-sm:sr-only">
          <tr>
            {['Regel', 'Kolom', 'Er staat', 'Wat er mis is'].map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {report.wrong.slice(0, mostShown).map(({ row, field, value, reason }) => (
            <tr
              key={`${row} ${field}`}
              className="border-line border-t max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-2"
            >
              <td className="py-2 pr-4 font-semibold tabular-nums max-sm:py-0 max-sm:before:content-['Regel_']">
                {row}
              </td>
              <td className="wrap-anywhere py-2 pr-4 max-sm:py-0">
                {headerOf(field) ?? fileFields[field]}
              </td>
              <td className="wrap-anywhere py-2 pr-4 max-sm:py-0">
                <code className="rounded-xs bg-negative-soft px-1.5 text-negative-ink">
                  {value === '' ? 'leeg' : value}
                </code>
              </td>
              <td className="py-2 max-sm:basis-full max-sm:py-0">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {report.wrong.length > mostShown && (
        <p className="text-ink-muted text-sm">
          En nog {formatNumber(report.wrong.length - mostShown)}. Ze staan allemaal in het bestand
          met foute regels.
        </p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Checkbox
          label={
            <span>
              <b className="font-semibold">
                Sla {counted(wrong, 'foute regel', 'foute regels')} over
              </b>
              <br />
              <span className="text-ink-muted text-sm">
                Zonder dit vinkje nemen we niets over. Je krijgt de foute regels als bestand.
              </span>
            </span>
          }
          checked={state.skipsWrong}
          onChange={(event) => state.skipWrong(event.currentTarget.checked)}
        />
        <Button tone="secondary" size="sm" onClick={saveWrong}>
          <Download aria-hidden />
          Foute regels
        </Button>
      </div>
    </div>
  )
}
