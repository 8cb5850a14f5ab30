import Tag from 'lucide-react/icons/tag'
import Upload from 'lucide-react/icons/upload'
import type { ReactNode } from 'react'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { importKind } from '#domain/import/import-kinds.ts'
import type { ImportReport } from '#domain/import/import-report.ts'
import { counted } from '#domain/text/number.ts'
import { countOutcomes, ImportCounts, plannedOutcomes } from './import-counts.tsx'
import { ImportFileButton } from './import-file-button.tsx'
import { ImportLines } from './import-lines.tsx'
import { DownloadProblems, namesIn, wrongLines } from './import-problems.tsx'
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
  const isReady = changes > 0 && (counts.wrong === 0 || state.skipsWrong)

  const { noun } = importKind(source.kind)

  return (
    <>
      <ImportCounts counts={counts} names={plannedOutcomes} />
      {counts.wrong > 0 ? (
        <WrongNotice state={state} wrong={counts.wrong} hasOthers={changes > 0}>
          <DownloadProblems {...{ report, source }} />
        </WrongNotice>
      ) : isReady ? (
        <Notice tone="info">Er is nog niets geïmporteerd. Dit gebeurt er als je doorgaat.</Notice>
      ) : (
        <Notice tone="info">
          Er is niets te importeren: alle {noun.many} staan er al precies zo in.
        </Notice>
      )}
      {(counts.wrong === 0 || state.skipsWrong) && <TagNotice state={state} report={report} />}
      <UnusualNotice report={report} />
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
              tone={counts.wrong > 0 && !state.skipsWrong ? 'primary' : 'secondary'}
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
        <ImportLines lines={report.lines} {...namesIn(source)} />
      </Panel>
    </>
  )
}

type WrongNoticeProps = {
  state: ImportState
  wrong: number
  /** Whether there is anything to import without them. */
  hasOthers: boolean
  children: ReactNode
}

function WrongNotice({ state, wrong, hasOthers, children }: WrongNoticeProps) {
  const skip = (
    <Button tone="secondary" size="sm" onClick={() => state.skipWrong(!state.skipsWrong)}>
      {state.skipsWrong ? 'Toch niet overslaan' : `Sla ${wrongLines(wrong)} over`}
    </Button>
  )
  const action = (
    <div className="flex flex-wrap gap-2">
      {hasOthers && skip}
      {children}
    </div>
  )
  if (state.skipsWrong)
    return (
      <Notice tone="info" action={action}>
        {wrong === 1 ? '1 foute regel wordt' : `${wrongLines(wrong)} worden`} overgeslagen. De
        andere regels worden geïmporteerd als je doorgaat.
      </Notice>
    )
  return (
    <Notice tone="caution" action={action}>
      {counted(wrong, 'regel klopt', 'regels kloppen')} nog niet. Er is niets geïmporteerd: dat
      gebeurt met alle regels tegelijk, of met geen. Verbeter het bestand en kies het opnieuw
      {hasOthers && ', of sla over wat niet klopt'}.
    </Notice>
  )
}

function UnusualNotice({ report }: { report: ImportReport }) {
  const unusual = report.lines.filter((line) => line.unusual).length
  if (unusual === 0) return null
  return (
    <Notice tone="caution" title="Opvallende prijs.">
      {counted(unusual, 'prijs ligt', 'prijzen liggen')} ver van die van de andere parkings bij
      dezelfde luchthaven. {unusual === 1 ? 'Die staat' : 'Ze staan'} hieronder bovenaan. Klopt het,
      ga dan gewoon door.
    </Notice>
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
        title="Zonder brontag."
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
