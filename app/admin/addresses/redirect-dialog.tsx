import { useId } from 'react'
import { admin } from '#app/admin/api/api.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { FormConflict } from '#app/admin/form/form-conflict.tsx'
import { HistoryLink } from '#app/admin/form/history-link.tsx'
import { NotSaved } from '#app/admin/form/not-saved.tsx'
import { useDialogForm } from '#app/admin/form/use-dialog-form.ts'
import { useSaveForm } from '#app/admin/form/use-save-form.ts'
import { DiscardDialog } from '#app/admin/typed/discard-dialog.tsx'
import { PutBack } from '#app/admin/typed/put-back.tsx'
import { useDiscard } from '#app/admin/typed/use-discard.ts'
import { useDiscardAtClose } from '#app/admin/typed/use-draft.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { Redirect } from '#domain/address/redirect.ts'
import { type RedirectFields, redirectKind } from './redirect-kind.ts'

export type RedirectQuestion = { redirect: Redirect } | { start: RedirectFields }

const api = '/api/admin/redirects'

type RedirectDialogProps = {
  /** An existing redirect, or the initial fields of a new one. */
  asked: RedirectQuestion
  list: Rows<Redirect>
  onClose: () => void
}

/** Edits one redirect. Mounted only while open. */
export function RedirectDialog({ asked, list, onClose }: RedirectDialogProps) {
  const toast = useToast()
  const id = useId()
  const row = 'redirect' in asked ? asked.redirect : undefined
  const place = `redirects/${row?.id ?? ('start' in asked ? asked.start.source : 'new')}`
  useDiscardAtClose(place)
  const form = useSaveForm<RedirectFields, Redirect>({
    kind: redirectKind,
    row,
    start: 'start' in asked ? asked.start : undefined,
    place,
    save: (body) => (row ? admin.put(`${api}/${row.id}`, body) : admin.post(api, body)),
    onSaved: ({ source, target }, taken) => {
      list.changed()
      onClose()
      toast({
        title: 'Doorverwijzing opgeslagen',
        text: [`${source} leidt nu naar ${target}.`, taken].filter(Boolean).join(' '),
      })
    },
    failed: 'Er is een fout opgetreden bij het opslaan van de doorverwijzing.',
  })
  const dialogForm = useDialogForm(form)
  const discard = useDiscard(form.dirty)
  const close = form.saving ? () => undefined : discard.before(onClose)

  return (
    <>
      <Dialog
        open
        onClose={close}
        title={row ? 'Doorverwijzing wijzigen' : 'Doorverwijzing maken'}
        text="Wie het oude adres opent, komt voortaan op het andere terecht. Ook zoekmachines nemen dat over."
        actions={
          <>
            <Button tone="secondary" disabled={form.saving} onClick={close}>
              Annuleren
            </Button>
            <Button type="submit" form={id} busy={form.saving ? 'Opslaan...' : undefined}>
              Opslaan
            </Button>
          </>
        }
      >
        <form id={id} {...dialogForm} className="grid gap-5">
          {form.putBackFrom && <PutBack at={form.putBackFrom} onTakeAway={form.takeAway} />}
          <TextField
            {...form.text('source')}
            hint="Een adres waarop geen pagina staat, zoals /oude-pagina"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...form.text('target')}
            hint={suggestion(asked)}
            autoCapitalize="none"
            spellCheck={false}
          />
          {form.failure && <NotSaved text={form.failure} />}
          {row && <HistoryLink subject="redirects" id={row.id} />}
        </form>
      </Dialog>
      <DiscardDialog discard={discard} title="Doorverwijzing niet opgeslagen" onDiscard={onClose} />
      <FormConflict
        form={form}
        text="Deze doorverwijzing is intussen door iemand anders gewijzigd."
      />
    </>
  )
}

function suggestion(asked: RedirectQuestion): string {
  return 'start' in asked && asked.start.target !== ''
    ? 'Een voorstel: de pagina die er het meest op lijkt'
    : 'Een pagina van deze site, zoals /parkeren/schiphol'
}
