import { type FormEvent, useState } from 'react'
import { admin, answered } from '#app/admin/api/api.ts'
import { newKey } from '#app/admin/api/new-key.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { currentOf } from '#app/admin/form/current-of.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AdminContact } from '#domain/contact/contact.ts'
import { referencedIn, referenceOf } from '#domain/contact/reference.ts'
import type { Conversation } from '#domain/contact/thread.ts'
import type { MessageDraft } from './inbox-composer.tsx'
import { notSent } from './not-sent.ts'
import type { OpenConversation } from './use-conversation.ts'

type InboxPasteProps = {
  request: AdminContact
  conversation: OpenConversation
  list: Rows<AdminContact>
  draft: MessageDraft | undefined
  onDraft: (draft: MessageDraft | undefined) => void
  onClose: () => void
}

/** Adds what the visitor wrote back by mail. What is pasted stays when the dialog closes. */
export function InboxPaste(props: InboxPasteProps) {
  const { request, conversation, list, draft, onDraft, onClose } = props
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isHere, setHere] = useState(false)

  const named = referencedIn(draft?.text ?? '')
  const other = named !== request.id && !isHere ? named : undefined
  const target = other ?? request.id

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (!draft) return setFailure('Plak hier wat de bezoeker schreef')
    setSaving(true)
    try {
      const path = `/api/admin/contacts/${target}/replies` as const
      conversation.show(await answered(admin.post(path, { text: draft.text }, { key: draft.key })))
      onDraft(undefined)
      list.changed()
      toast({
        title: other ? `Reactie toegevoegd bij ${referenceOf(other)}` : 'Reactie toegevoegd',
        text: other ? 'Dat bericht wacht weer op antwoord.' : 'Dit bericht wacht weer op antwoord.',
      })
      onClose()
    } catch (error) {
      const current = currentOf<Conversation>(error)
      if (current) {
        conversation.show(current)
        onDraft({ ...draft, key: newKey() })
      }
      setFailure(notSent(error, 'De reactie is niet toegevoegd.'))
      setSaving(false)
    }
  }

  function type(text: string) {
    setFailure(undefined)
    onDraft(text.trim() === '' ? undefined : { text, key: draft?.key ?? newKey() })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Plak een reactie"
      text={`Wat ${request.name} je per mail terugschreef. Daarna wacht dit bericht weer op antwoord.`}
    >
      <form noValidate onSubmit={save} className="grid gap-4">
        <TextField
          label="Reactie"
          lines={8}
          maxLength={10_000}
          readOnly={isSaving}
          value={draft?.text ?? ''}
          errors={failure === undefined ? undefined : [failure]}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {other !== undefined && (
          <Notice tone="caution" title={`Hierin staat kenmerk ${referenceOf(other)}.`}>
            <p>Dat is een ander bericht. De reactie komt daar terecht.</p>
            <Button tone="link" size="sm" onClick={() => setHere(true)}>
              Toch bij dit bericht
            </Button>
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button type="submit" busy={isSaving ? 'Toevoegen...' : undefined}>
            {other === undefined ? 'Toevoegen' : `Toevoegen bij ${referenceOf(other)}`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
