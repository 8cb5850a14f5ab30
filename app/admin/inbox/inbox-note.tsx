import { type Ref, useState } from 'react'
import { failureText } from '#app/admin/api/failure.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { ConflictDialog } from '#app/admin/form/conflict-dialog.tsx'
import { useSaveKey } from '#app/admin/form/use-save-key.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { AdminContact } from '#domain/contact/contact.ts'
import { saveNote } from './inbox-calls.ts'

/** The typed note, and the request as it was when the typing started. */
export type NoteDraft = { text: string; base: AdminContact }

type InboxNoteProps = {
  request: AdminContact
  list: Rows<AdminContact>
  /** The element of the field. */
  field: Ref<HTMLTextAreaElement>
  draft: NoteDraft | undefined
  onDraft: (draft: NoteDraft | undefined) => void
}

const labels = { note: 'Interne notitie' }

/** An internal note, which only admins see. */
export function InboxNote({ request, list, field, draft, onDraft }: InboxNoteProps) {
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [conflict, setConflict] = useState<AdminContact>()
  const text = draft?.text ?? request.note

  function type(typed: string) {
    const base = draft?.base ?? request
    setSaved(false)
    if (typed.trim() === base.note) setFailure(undefined)
    onDraft(typed.trim() === base.note ? undefined : { text: typed, base })
  }

  async function save(base: AdminContact, note: string) {
    if (isSaving) return
    setSaving(true)
    setFailure(undefined)
    try {
      const { isSaved, current } = await saveNote(base, note)
      list.show((rows) => rows.map((row) => (row.id === current.id ? current : row)))
      if (isSaved) onDraft(undefined)
      setSaved(isSaved)
      setConflict(isSaved ? undefined : current)
    } catch (error) {
      const ours = 'De notitie is niet opgeslagen.'
      const text = failureText(error, ours)
      toast({ title: 'Fout', text, tone: 'error' })
      setFailure(text)
    }
    setSaving(false)
  }

  const saveDraft = () => draft && save(draft.base, draft.text.trim())
  useSaveKey(saveDraft)

  function choose(current: AdminContact, { note }: { note: string }) {
    setConflict(undefined)
    if (note === current.note) return onDraft(undefined)
    onDraft({ text: note, base: current })
    save(current, note.trim())
  }

  return (
    // Whatever takes the focus here scrolls clear of the bar with actions, which sticks below it.
    <div className="grid gap-2 border-line border-t bg-subtle px-5 py-4 md:px-6 [&_button]:scroll-mb-32 [&_textarea]:scroll-mb-44">
      <TextField
        ref={field}
        label={labels.note}
        lines={2}
        maxLength={5000}
        readOnly={isSaving}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 lg:pointer-fine:min-h-9">
        <p role="status" className={`text-sm ${failure ? 'text-negative-ink' : 'text-ink-muted'}`}>
          {failure ??
            (isSaved && !draft ? 'Notitie opgeslagen.' : 'Alleen zichtbaar in het beheer.')}
        </p>
        {draft && (
          <Button
            tone="secondary"
            size="sm"
            busy={isSaving ? 'Opslaan...' : undefined}
            onClick={saveDraft}
          >
            Notitie opslaan
          </Button>
        )}
      </div>
      {conflict && draft && (
        <ConflictDialog
          kind={{ labels }}
          base={{ note: draft.base.note }}
          theirs={{ note: conflict.note }}
          mine={{ note: draft.text }}
          text="Iemand anders, of jijzelf in een ander tabblad, heeft deze notitie opgeslagen terwijl je bezig was. Kies wat er komt te staan."
          onChoose={(chosen) => choose(conflict, chosen)}
          onCancel={() => setConflict(undefined)}
        />
      )}
    </div>
  )
}
