import CornerUpRight from 'lucide-react/icons/corner-up-right'
import Download from 'lucide-react/icons/download'
import EyeOff from 'lucide-react/icons/eye-off'
import { failureText } from '#app/admin/api/failure.ts'
import { useMay } from '#app/admin/api/role.ts'
import { useExport } from '#app/admin/list/use-export.ts'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { MissingPath } from '#domain/address/missing-path.ts'
import { missingTable, tableCsv } from '#domain/statistics/statistics-tables.ts'
import { formatNumber } from '#domain/text/number.ts'
import type { RedirectQuestion } from './redirect-dialog.tsx'
import { useMissingPaths } from './use-missing-paths.ts'

const maxRows = 10

type MissingPathsProps = { onAsk: (asked: RedirectQuestion) => void }

/** Unknown paths that visitors open. */
export function MissingPaths({ onAsk }: MissingPathsProps) {
  const { data, isFetching, refetch, putAside } = useMissingPaths()
  const toast = useToast()
  const { isBusy, save } = useExport()

  async function hide(path: string) {
    try {
      await putAside(path)
      toast({ title: 'Uit de lijst', text: `${path} komt terug zodra iemand het weer opent.` })
    } catch (error) {
      const text = failureText(error, 'Het adres is niet uit de lijst gehaald.')
      toast({ title: 'Fout', text, tone: 'error' })
    }
  }

  return (
    <Panel
      title="Onbekende adressen (404)"
      note={<span className="text-ink-muted text-sm">keer bezocht, in totaal</span>}
      foot={
        data &&
        data.paths.length > 0 && (
          <>
            <Button
              tone="link"
              size="sm"
              busy={isBusy ? 'Exporteren...' : undefined}
              onClick={() => save(() => fileOf(data.paths))}
            >
              <Download aria-hidden />
              Download CSV
              <span className="sr-only">: Onbekende adressen</span>
            </Button>
            {data.paths.length > maxRows && (
              <span>Nog {formatNumber(data.paths.length - maxRows)} in het bestand</span>
            )}
          </>
        )
      }
    >
      <div className="p-5 max-md:p-4">
        {data ? (
          <>
            {data.paths.length === 0 && (
              <p className="text-ink-muted">Geen onbekende adressen bezocht.</p>
            )}
            <ul aria-label="Onbekende adressen" className="divide-y divide-line">
              {data.paths.slice(0, maxRows).map((missing) => (
                <MissingRow
                  key={missing.path}
                  missing={missing}
                  onAsk={onAsk}
                  onHide={() => hide(missing.path)}
                />
              ))}
            </ul>
            {data.scans > 0 && (
              <p className="mt-3 text-ink-muted text-sm">
                Niet meegerekend: {formatNumber(data.scans)}{' '}
                {data.scans === 1 ? 'poging' : 'pogingen'} van scans, naar adressen op .php, .env en
                dergelijke.
              </p>
            )}
          </>
        ) : isFetching ? (
          <Spinner label="Onbekende adressen worden geladen..." />
        ) : (
          <LoadFailed what="de onbekende adressen" onRetry={refetch} />
        )}
      </div>
    </Panel>
  )
}

const fileOf = (paths: MissingPath[]) => ({
  name: 'onbekende-adressen.csv',
  content: tableCsv(missingTable(paths)),
  subject: 'statistics' as const,
})

type MissingRowProps = MissingPathsProps & { missing: MissingPath; onHide: () => void }

function MissingRow({ missing, onAsk, onHide }: MissingRowProps) {
  const { path, hits, source, lastAt, suggestion } = missing
  const mayChange = useMay('editor')

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2.5 first:pt-0">
      <span className="[overflow-wrap:anywhere]">{path}</span>
      <span className="text-right font-semibold tabular-nums">{formatNumber(hits)}</span>
      <span className="text-ink-muted text-sm">
        {source}, laatst <Moment at={lastAt} />
      </span>
      {mayChange && (
        <span className="flex items-center justify-end gap-1 max-sm:col-span-full max-sm:justify-start">
          <Button
            tone="secondary"
            size="sm"
            onClick={() => onAsk({ start: { source: path, target: suggestion } })}
          >
            <CornerUpRight aria-hidden />
            Maak doorverwijzing
            <span className="sr-only">: {path}</span>
          </Button>
          <IconButton label={`Haal ${path} uit de lijst`} icon={EyeOff} onClick={onHide} />
        </span>
      )}
    </li>
  )
}
