import Undo2 from 'lucide-react/icons/undo-2'
import { href, Link } from 'react-router'
import { InTheWay } from '#app/admin/list/in-the-way.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { importKind } from '#domain/import/import-kinds.ts'
import type { ImportName } from '#domain/import/import-names.ts'
import type { ImportedLine, ImportReport } from '#domain/import/import-report.ts'
import { listed } from '#domain/text/listed.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { countOutcomes, ImportCounts, outcomes } from './import-counts.tsx'
import { DownloadProblems, wrongLines } from './import-problems.tsx'
import type { ImportState } from './use-import.ts'

/** '3, 7 en 12', or the first of many. */
function rowsOf(lines: ImportedLine[]): string {
  const rows = lines.map(({ row }) => `${row}`)
  if (rows.length <= maxListed) return listed(rows)
  return `${rows.slice(0, maxListed).join(', ')} en nog ${formatNumber(rows.length - maxListed)}`
}

const maxListed = 20

type ImportDoneProps = { state: ImportState; kind: ImportName; report: ImportReport }

/** The last step: the result, with an undo. */
export function ImportDone({ state, kind, report }: ImportDoneProps) {
  const { refusal } = state
  const { one, many, article } = importKind(kind).noun
  const counts = countOutcomes(report.lines)
  const canUndo = Boolean(report.change) && state.undo === 'possible'

  return (
    <>
      {state.undo === 'done' ? (
        <Notice tone="positive" title="Import ongedaan gemaakt.">
          {refusal ? 'De andere' : 'Alle'} {many} zijn weer zoals ze voor de import waren.
        </Notice>
      ) : (
        <>
          <Notice tone="positive" title="Import klaar.">
            {counted(counts.create + counts.update, `${one} is`, `${many} zijn`)} geïmporteerd en
            {counts.create + counts.update === 1 ? ' staat' : ' staan'} nu zo op de site.
          </Notice>
          {counts.wrong > 0 && (
            <Notice
              tone="caution"
              title={`${wrongLines(counts.wrong)} overgeslagen.`}
              action={state.source && <DownloadProblems report={report} source={state.source} />}
            >
              Rij {rowsOf(report.lines.filter(({ outcome }) => outcome === 'wrong'))}. Daar is niets
              aan gewijzigd.
            </Notice>
          )}
          <ImportCounts counts={counts} names={outcomes} />
        </>
      )}
      {refusal && state.undo !== 'done' && (
        <Notice tone="caution" title="Niet alles kan terug.">
          Dit is na de import opnieuw gewijzigd, en blijft zoals het nu is:
          <InTheWay {...refusal} />
        </Notice>
      )}
      {canUndo && (
        <p className="text-ink-soft">
          Ongedaan maken kan hier, en ook later nog bij{' '}
          <Link to={href('/admin/settings/changes')} className={textLinkLook}>
            Wijzigingen
          </Link>
          . Het verloopt niet: een {one} {article === 'de' ? 'die' : 'dat'} je na de import wijzigt,
          blijft dan zoals je {article === 'de' ? 'haar' : 'het'} wijzigde.
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {kind === 'providers' ? (
          <Link to={href('/admin/providers')} className={buttonLook()}>
            Naar de aanbieders
          </Link>
        ) : (
          <Link to={href('/admin/parkings')} className={buttonLook()}>
            Naar de parkings
          </Link>
        )}
        {canUndo && (
          <Button
            tone="secondary"
            busy={state.busy === 'undo' ? 'Ongedaan maken...' : undefined}
            onClick={state.undoImport}
          >
            <Undo2 aria-hidden />
            {refusal
              ? `Maak de rest ongedaan (${formatNumber(refusal.others)})`
              : 'Import ongedaan maken'}
          </Button>
        )}
        <Button tone="secondary" disabled={state.busy !== undefined} onClick={state.restart}>
          Nog een bestand importeren
        </Button>
      </div>
    </>
  )
}
