import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Trash2 from 'lucide-react/icons/trash'
import { useMay } from '#app/admin/api/role.ts'
import type { usePage } from '#app/admin/api/use-list.ts'
import { DeleteDialogs } from '#app/admin/list/delete-dialogs.tsx'
import { Pager } from '#app/admin/list/pager.tsx'
import { useDelete } from '#app/admin/list/use-delete.ts'
import { useExport } from '#app/admin/list/use-export.ts'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Redirect } from '#domain/address/redirect.ts'
import { placesOf } from '#domain/admin/list-view.ts'
import { kinds } from '#domain/kinds.ts'
import { redirectTable, tableCsv } from '#domain/statistics/statistics-tables.ts'
import type { RedirectQuestion } from './redirect-dialog.tsx'

type RedirectsProps = {
  list: ReturnType<typeof usePage<'redirects'>>
  /** What is searched. */
  q: string
  onFind: (asked: { q: string; page: number }) => void
  onAsk: (asked: RedirectQuestion) => void
}

/** The existing redirects. */
export function Redirects({ list, q, onFind, onAsk }: RedirectsProps) {
  const { isBusy, save } = useExport()
  const mayChange = useMay('editor')
  const { view, isBehind } = list
  const rows = view?.rows ?? []
  const removal = useDelete({
    noun: kinds.redirect.noun,
    list,
    name: ({ source }: Redirect) => source,
    onDone: () => undefined,
  })

  const file = async () => ({
    name: 'doorverwijzingen.csv',
    content: tableCsv(redirectTable(await list.every())),
    subject: 'redirects' as const,
  })

  return (
    <Panel
      title="Doorverwijzingen"
      foot={
        <>
          {mayChange && (
            <Button
              tone="link"
              size="sm"
              onClick={() => onAsk({ start: { source: '', target: '' } })}
            >
              <Plus aria-hidden />
              Nieuwe doorverwijzing
            </Button>
          )}
          {view && view.total > 0 && (
            <Button
              tone="link"
              size="sm"
              busy={isBusy ? 'Exporteren...' : undefined}
              onClick={() => save(file, 'De doorverwijzingen zijn niet geladen.')}
            >
              <Download aria-hidden />
              Download CSV
              <span className="sr-only">: Doorverwijzingen</span>
            </Button>
          )}
        </>
      }
    >
      <div className="p-5 max-md:p-4">
        {list.isLoading && <Spinner label="Doorverwijzingen worden geladen..." />}
        {view && (view.total > view.size || q !== '') && (
          <search className="mb-3 block">
            <TextField
              label="Zoeken in doorverwijzingen"
              hideLabel
              type="search"
              placeholder="Zoek op adres..."
              autoComplete="off"
              spellCheck={false}
              before={<Search size={18} />}
              value={q}
              onChange={(event) => onFind({ q: event.currentTarget.value, page: 1 })}
            />
          </search>
        )}
        {list.hasFailed && (isBehind || !view) && (
          <LoadFailed what="de doorverwijzingen" onRetry={list.refetch} />
        )}
        {view?.found === 0 && !isBehind && (
          <p className="text-ink-muted">
            {view.total === 0
              ? 'Er zijn nog geen doorverwijzingen.'
              : 'Geen doorverwijzingen gevonden voor deze zoekopdracht'}
          </p>
        )}
        {rows.length > 0 && (
          <ul aria-label="Doorverwijzingen" className="divide-y divide-line">
            {rows.map((redirect) => (
              <li key={redirect.id} className="flex items-center gap-2 py-1.5 first:pt-0">
                <span className="min-w-0 grow text-[0.9375rem] [overflow-wrap:anywhere]">
                  {redirect.source}
                  <span className="block text-ink-muted text-sm">naar {redirect.target}</span>
                </span>
                {mayChange && (
                  <>
                    <IconButton
                      label={`Wijzig de doorverwijzing van ${redirect.source}`}
                      icon={Pencil}
                      iconSize={18}
                      onClick={() => onAsk({ redirect })}
                    />
                    <IconButton
                      label={`Verwijder de doorverwijzing van ${redirect.source}`}
                      icon={Trash2}
                      iconSize={18}
                      onClick={() => removal.ask([redirect])}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {view && view.found > view.size && (
        <Pager {...placesOf(view)} total={view.found} onPage={(page) => onFind({ q, page })} />
      )}
      <DeleteDialogs removal={removal} />
    </Panel>
  )
}
