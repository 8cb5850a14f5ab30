import Download from 'lucide-react/icons/download'
import Tag from 'lucide-react/icons/tag'
import Upload from 'lucide-react/icons/upload'
import { download } from '#app/admin/api/download.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { writeCsv } from '#domain/import/csv.ts'
import { importKind } from '#domain/import/import-kinds.ts'
import type { ImportReport } from '#domain/import/import-report.ts'
import { columnName } from '#domain/import/import-sheet.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { counted } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import { countOutcomes, ImportCounts, plannedOutcomes } from './import-counts.tsx'
import { ImportFileButton } from './import-file-button.tsx'
import { ImportLines } from './import-lines.tsx'
import type { ImportState } from './use-import.ts'

type ImportCheckProps = {
  state: ImportState
  source: NonNullable<ImportState['source']>
  report: ImportReport
}

/** The third step: a preview of the import, line by line. */
export function ImportCheck({ state, source, report }: ImportCheckProps) {
  const counts = countOutcomes(report.lines)
  const changes = counts.create + counts.update
  const isReady = counts.wrong === 0 && changes > 0

  const { noun, columns } = importKind(source.kind)
  const heading = capitalized(noun.one)
  const labelOf = (field: string) => columns[field]?.label ?? field

  /** The column name in the file, if the file has that column. */
  function columnOf(field: string): string {
    const index = source.fields.indexOf(field)
    return index < 0 ? labelOf(field) : columnName(source.sheet.headers, index)
  }

  return (
    <>
      <ImportCounts counts={counts} names={plannedOutcomes} />
      {counts.wrong > 0 ? (
        <Notice
          tone="caution"
          action={
            <Button
              tone="secondary"
              size="sm"
              onClick={() =>
                download(
                  `${noun.many}-fouten-${amsterdamDay(new Date())}.csv`,
                  problemsCsv(report, heading, columnOf),
                )
              }
            >
              <Download aria-hidden />
              Fouten downloaden
            </Button>
          }
        >
          {counted(counts.wrong, 'regel klopt', 'regels kloppen')} nog niet. Er is niets
          geïmporteerd: dat gebeurt met alle regels tegelijk, of met geen. Verbeter het bestand en
          kies het opnieuw.
        </Notice>
      ) : isReady ? (
        <Notice tone="info">Er is nog niets geïmporteerd. Dit gebeurt er als je doorgaat.</Notice>
      ) : (
        <Notice tone="info">
          Er is niets te importeren: alle {noun.many} staan er al precies zo in.
        </Notice>
      )}
      {counts.wrong === 0 && <TagNotice state={state} report={report} />}
      <Panel
        title="Wat er per regel gebeurt"
        foot={
          <div className="flex w-full flex-wrap justify-end gap-3 max-sm:*:w-full">
            <Button
              tone="secondary"
              disabled={state.busy !== undefined}
              onClick={() => state.show('columns')}
            >
              Kolommen aanpassen
            </Button>
            <ImportFileButton
              tone={counts.wrong > 0 ? 'primary' : 'secondary'}
              busy={state.busy === 'check' ? 'Controleren...' : undefined}
              onFile={state.openFile}
            >
              {counts.wrong > 0 ? 'Verbeterd bestand kiezen' : 'Ander bestand kiezen'}
            </ImportFileButton>
            {isReady && (
              <Button
                busy={state.busy === 'apply' ? 'Importeren...' : undefined}
                onClick={state.apply}
              >
                <Upload aria-hidden />
                Importeer {counted(changes, noun.one, noun.many)}
              </Button>
            )}
          </div>
        }
      >
        <ImportLines lines={report.lines} {...{ heading, columnOf, labelOf }} />
      </Panel>
    </>
  )
}

function TagNotice({ state, report }: Omit<ImportCheckProps, 'source'>) {
  const busy = state.busy === 'check' ? 'Controleren...' : undefined
  const missing = report.lines.filter((line) => line.tag === 'missing').length
  const added = report.lines.filter((line) => line.tag === 'added').length
  if (missing > 0) {
    return (
      <Notice
        tone="caution"
        title="Zonder bron."
        action={
          <Button tone="secondary" size="sm" busy={busy} onClick={() => state.tagLinks(true)}>
            <Tag aria-hidden />
            Voeg de brontag toe
          </Button>
        }
      >
        Aan de link van {counted(missing, 'parking', 'parkings')} ziet de aanbieder niet dat een
        bezoeker van deze site komt. Ze staan hieronder bovenaan.
      </Notice>
    )
  }
  if (added === 0) return null
  return (
    <Notice
      tone="info"
      action={
        <Button tone="secondary" size="sm" busy={busy} onClick={() => state.tagLinks(false)}>
          Laat de links zoals in het bestand
        </Button>
      }
    >
      De brontag komt in de link van {counted(added, 'parking', 'parkings')}.
    </Notice>
  )
}

function problemsCsv(
  { lines }: ImportReport,
  heading: string,
  columnOf: (field: string) => string,
): string {
  const problems = lines.flatMap(({ row, name, problems }) =>
    problems.map(({ field, value, reason }) => [row, name, columnOf(field), value, reason]),
  )
  return writeCsv([['Rij', heading, 'Kolom', 'Waarde', 'Reden'], ...problems])
}
