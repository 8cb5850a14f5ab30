import Undo2 from 'lucide-react/icons/undo-2'
import { href, Link } from 'react-router'
import { InTheWay } from '#app/admin/list/in-the-way.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { ImportReport } from '#domain/import/parking-import.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { countOutcomes, ImportCounts, outcomes } from './import-counts.tsx'
import type { ParkingImportState } from './use-parking-import.ts'

/** The last step: the result, with an undo. */
export function ImportDone({ state, report }: { state: ParkingImportState; report: ImportReport }) {
  const { refusal } = state
  const counts = countOutcomes(report)
  const canUndo = Boolean(report.change) && state.undo === 'possible'

  return (
    <>
      {state.undo === 'done' ? (
        <Notice tone="positive" title="Import ongedaan gemaakt.">
          {refusal ? 'De andere parkings zijn' : 'Alle parkings zijn'} weer zoals ze voor de import
          waren.
        </Notice>
      ) : (
        <>
          <Notice tone="positive" title="Import klaar.">
            {counted(counts.create + counts.update, 'parking is', 'parkings zijn')} geïmporteerd en
            {counts.create + counts.update === 1 ? ' staat' : ' staan'} nu zo op de site.
          </Notice>
          <ImportCounts counts={counts} names={outcomes} />
        </>
      )}
      {refusal && state.undo !== 'done' && (
        <Notice tone="caution" title="Niet alles kan terug.">
          Dit is na de import opnieuw gewijzigd, en blijft zoals het nu is:
          <InTheWay rows={refusal.inTheWay} />
        </Notice>
      )}
      {canUndo && (
        <p className="text-ink-soft">
          Ongedaan maken kan hier, en ook later nog bij{' '}
          <Link to={href('/admin/settings/changes')} className={textLinkLook}>
            Wijzigingen
          </Link>
          . Het verloopt niet: een parking die je na de import wijzigt, blijft dan zoals je haar
          wijzigde.
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Link to={href('/admin/parkings')} className={buttonLook()}>
          Naar de parkings
        </Link>
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
