import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { TextField } from '#app/ui/field/text-field.tsx'
import { longestNote } from '#domain/provider/provider-note.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import type { NoteDraft, NoteName, ProviderNotesState } from './use-provider-notes.ts'

type ProviderNoteFieldsProps = {
  notes: ProviderNotesState
  name: NoteName
  draft: NoteDraft
  label: string
  /** Whether it was just opened: then its text is typed first. */
  isOpened?: boolean
  onSaved?: () => void
  /** The buttons. */
  children: ReactNode
}

/** The text of a note and its day. */
export function ProviderNoteFields(props: ProviderNoteFieldsProps) {
  const { notes, name, draft, label, isOpened, onSaved, children } = props
  const { errors, failures, busy } = notes
  const text = useRef<HTMLTextAreaElement>(null)
  const readOnly = busy === name

  useEffect(() => {
    if (isOpened) text.current?.focus()
  }, [isOpened])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await notes.save(name, draft)) onSaved?.()
    else text.current?.focus()
  }

  const change = (changes: Partial<NoteDraft>) => notes.type(name, { ...draft, ...changes })

  return (
    <form noValidate aria-label={label} onSubmit={submit} className="grid gap-3">
      <TextField
        ref={text}
        label={label}
        lines={3}
        maxLength={longestNote}
        value={draft.text}
        errors={errors[name]?.text}
        readOnly={readOnly}
        placeholder="Wat sprak je af?"
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <TextField
        label="Dag"
        type="date"
        max={amsterdamDay(new Date())}
        value={draft.day}
        errors={errors[name]?.day}
        readOnly={readOnly}
        onChange={(event) => change({ day: event.currentTarget.value })}
      />
      {failures[name] && (
        <p role="alert" className="font-medium text-negative-ink text-sm">
          {failures[name]}
        </p>
      )}
      <div className="flex flex-wrap gap-2">{children}</div>
    </form>
  )
}
