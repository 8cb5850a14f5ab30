import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { download } from '#app/admin/api/download.ts'
import { useMay } from '#app/admin/api/role.ts'
import type { List } from '#app/admin/api/use-list.ts'
import { DeleteDialogs } from '#app/admin/list/delete-dialogs.tsx'
import { useDelete } from '#app/admin/list/use-delete.ts'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Redirect } from '#domain/address/redirect.ts'
import { kinds } from '#domain/kinds.ts'
import { redirectTable, tableCsv } from '#domain/statistics/statistics-tables.ts'
import type { RedirectQuestion } from './redirect-dialog.tsx'

type RedirectsProps = { list: List<Redirect>; onAsk: (asked: RedirectQuestion) => void }

/** The existing redirects. */
export function Redirects({ list, onAsk }: RedirectsProps) {
  const rows = list.rows ?? []
  const mayChange = useMay('editor')
  const removal = useDelete({
    noun: kinds.redirect.noun,
    list,
    name: ({ source }: Redirect) => source,
    onDone: () => undefined,
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
          {rows.length > 0 && (
            <Button
              tone="link"
              size="sm"
              onClick={() => download('doorverwijzingen.csv', tableCsv(redirectTable(rows)))}
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
        {list.hasFailed && !list.rows && (
          <LoadFailed what="de doorverwijzingen" onRetry={list.refetch} />
        )}
        {list.rows?.length === 0 && (
          <p className="text-ink-muted">Er zijn nog geen doorverwijzingen.</p>
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
      <DeleteDialogs removal={removal} />
    </Panel>
  )
}
