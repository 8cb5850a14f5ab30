import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { usePage } from '#app/admin/api/use-list.ts'
import { DeleteDialogs } from '#app/admin/list/delete-dialogs.tsx'
import { useDelete } from '#app/admin/list/use-delete.ts'
import { DiscardDialog } from '#app/admin/typed/discard-dialog.tsx'
import { useDiscard } from '#app/admin/typed/use-discard.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { wholeList } from '#domain/admin/list-view.ts'
import type { ReplyTemplate } from '#domain/contact/reply-template.ts'
import { kinds } from '#domain/kinds.ts'
import { ReplyTemplateForm } from './reply-template-form.tsx'

/** Adds, edits and removes the texts to reply with. Mounted only while open. */
export function ReplyTemplates({ onClose }: { onClose: () => void }) {
  const list = usePage('reply-templates', wholeList)
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>()
  const [isDirty, setDirty] = useState(false)
  const discard = useDiscard(isDirty)
  const removal = useDelete({
    noun: kinds.replyTemplate.noun,
    list,
    name: ({ name }) => name,
    onDone: () => undefined,
  })

  function stop() {
    setDirty(false)
    setEdited(undefined)
  }

  return (
    <>
      <Dialog
        open
        size="lg"
        onClose={discard.before(onClose)}
        title={edited === undefined ? 'Antwoordsjablonen' : titleOf(edited)}
        text={edited === undefined && 'Teksten die je vaker stuurt. Je kiest ze bij Beantwoorden.'}
      >
        {edited === undefined ? (
          <TemplateList list={list} onEdit={setEdited} onDelete={(one) => removal.ask([one])} />
        ) : (
          <ReplyTemplateForm
            template={edited === 'new' ? undefined : edited}
            list={list}
            onDirty={setDirty}
            onSaved={stop}
            onCancel={discard.before(stop)}
          />
        )}
      </Dialog>
      <DiscardDialog discard={discard} title="Sjabloon niet opgeslagen" onDiscard={stop} />
      <DeleteDialogs removal={removal} />
    </>
  )
}

const titleOf = (edited: ReplyTemplate | 'new') =>
  edited === 'new' ? 'Nieuw sjabloon' : 'Sjabloon wijzigen'

type TemplateListProps = {
  list: ReturnType<typeof usePage<'reply-templates'>>
  onEdit: (template: ReplyTemplate | 'new') => void
  onDelete: (template: ReplyTemplate) => void
}

function TemplateList({ list, onEdit, onDelete }: TemplateListProps) {
  const { view, hasFailed, refetch } = list

  return (
    <div className="grid grid-cols-1 justify-items-start gap-4 *:w-full">
      {hasFailed && <LoadFailed what="de sjablonen" onRetry={refetch} />}
      {!view && !hasFailed && <Spinner label="Sjablonen worden geladen..." />}
      {view?.total === 0 && <p className="text-ink-soft">Er zijn nog geen sjablonen.</p>}
      {view && view.total > 0 && (
        <ul aria-label="Antwoordsjablonen" className="divide-y divide-line">
          {view.rows.map((template) => (
            <li key={template.id} className="flex items-center gap-2 py-2">
              <div className="min-w-0 grow">
                <p className="wrap-anywhere font-semibold">{template.name}</p>
                <p className="truncate text-ink-muted text-sm">{template.text}</p>
              </div>
              <IconButton
                label={`Wijzig ${template.name}`}
                icon={Pencil}
                onClick={() => onEdit(template)}
              />
              <IconButton
                label={`Verwijder ${template.name}`}
                icon={Trash2}
                onClick={() => onDelete(template)}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button tone="secondary" onClick={() => onEdit('new')}>
          <Plus aria-hidden />
          Nieuw sjabloon
        </Button>
      </div>
    </div>
  )
}
