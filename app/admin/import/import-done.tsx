import Undo2 from 'lucide-react/icons/undo-2'
import { href, Link } from 'react-router'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { ImportReport } from '#domain/import/parking-import.ts'
import { counted } from '#domain/text/number.ts'
import { countOutcomes, ImportCounts, outcomes } from './import-counts.tsx'
import type { ParkingImportState } from './use-parking-import.ts'

/** The last step: the result, with an undo. */
export function ImportDone({ state, report }: { state: ParkingImportState; report: ImportReport }) {
  const counts = countOutcomes(report)
  const canUndo = Boolean(report.change) && state.undo === 'possible'

  return (
    <>
      {state.undo === 'done' ? (
        <Notice tone="positive" title="Import ongedaan gemaakt.">
          Alle parkings zijn weer zoals ze voor de import waren.
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
      {canUndo && (
        <p className="text-ink-soft">
          Ongedaan maken kan zolang je op dit scherm blijft en geen van deze parkings daarna is
          gewijzigd.
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
            onClick={state.takeBack}
          >
            <Undo2 aria-hidden />
            Import ongedaan maken
          </Button>
        )}
        <Button tone="secondary" disabled={state.busy !== undefined} onClick={state.restart}>
          Nog een bestand importeren
        </Button>
      </div>
    </>
  )
}
