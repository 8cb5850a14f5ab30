import { useEffect } from 'react'
import { admin } from '#app/admin/api/api.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { FormConflict } from '#app/admin/form/form-conflict.tsx'
import { HistoryLink } from '#app/admin/form/history-link.tsx'
import { NotSaved } from '#app/admin/form/not-saved.tsx'
import { useDialogForm } from '#app/admin/form/use-dialog-form.ts'
import { useSaveForm } from '#app/admin/form/use-save-form.ts'
import { PutBack } from '#app/admin/typed/put-back.tsx'
import { useDiscardAtClose } from '#app/admin/typed/use-draft.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { placeholders, type ReplyTemplate } from '#domain/contact/reply-template.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type ReplyTemplateFields, replyTemplateKind } from './reply-template-kind.ts'

const api = '/api/admin/reply-templates'

type ReplyTemplateFormProps = {
  /** Undefined for a new one. */
  template: ReplyTemplate | undefined
  list: Rows<ReplyTemplate>
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

export function ReplyTemplateForm(props: ReplyTemplateFormProps) {
  const { template, list, onDirty, onSaved, onCancel } = props
  const toast = useToast()
  const place = `reply-templates/${template?.id ?? 'new'}`
  useDiscardAtClose(place)
  const form = useSaveForm<ReplyTemplateFields, ReplyTemplate>({
    kind: replyTemplateKind,
    row: template,
    place,
    save: (body, key, over) =>
      over ? admin.put(`${api}/${over.id}`, body) : admin.post(api, body, { key }),
    onSaved: ({ name }, taken) => {
      list.changed()
      onSaved()
      const text = [`"${name}" staat klaar bij Beantwoorden.`, taken].filter(Boolean).join(' ')
      toast({ title: 'Sjabloon opgeslagen', text })
    },
    failed: 'Er is een fout opgetreden bij het opslaan van het sjabloon.',
  })
  const { dirty } = form
  const dialogForm = useDialogForm(form)
  const { ref } = dialogForm

  useEffect(() => onDirty(dirty), [dirty, onDirty])
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])

  return (
    <form {...dialogForm} className="grid gap-5">
      {form.putBackFrom && <PutBack at={form.putBackFrom} onTakeAway={form.takeAway} />}
      <TextField
        {...form.text('name')}
        hint="Daaraan herken je het sjabloon"
        autoComplete="off"
        maxLength={80}
      />
      <div className="grid gap-2">
        <TextField {...form.text('text')} lines={8} placeholder="Beste {naam}," />
        <ul aria-label="Invulwoorden" className="text-ink-muted text-sm">
          {keysOf(placeholders).map((name) => (
            <li key={name}>
              <code className="font-semibold text-ink-soft">{`{${name}}`}</code> wordt{' '}
              {placeholders[name]}
            </li>
          ))}
        </ul>
      </div>
      {form.failure && <NotSaved text={form.failure} />}
      {template && <HistoryLink subject="reply_templates" id={template.id} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="secondary" disabled={form.saving} onClick={onCancel}>
          Annuleren
        </Button>
        <Button type="submit" busy={form.saving ? 'Opslaan...' : undefined}>
          Opslaan
        </Button>
      </div>
      <FormConflict form={form} text="Dit sjabloon is intussen door iemand anders gewijzigd." />
    </form>
  )
}
