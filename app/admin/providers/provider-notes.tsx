import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { useMay } from '#app/admin/api/role.ts'
import { UnsavedGuard } from '#app/admin/typed/unsaved-guard.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ProviderNote } from '#domain/provider/provider-note.ts'
import { formatDay } from '#domain/text/date.ts'
import { ProviderNoteFields } from './provider-note-fields.tsx'
import { newNote, type ProviderNotesState, useProviderNotes } from './use-provider-notes.ts'

/** What was agreed with a provider, each with its day and who typed it: for us alone. */
export function ProviderNotes({ of: { id } }: { of: { id: number } }) {
  const notes = useProviderNotes(id)
  const mayChange = useMay('editor')
  const [blank, setBlank] = useState(newNote)
  const { query, drafts, busy, isDirty } = notes

  return (
    <Panel title="Notities">
      {mayChange && (
        <div className="border-line border-b px-5 py-4">
          <ProviderNoteFields
            notes={notes}
            name="new"
            draft={drafts.new ?? blank}
            label="Nieuwe notitie"
            onSaved={() => setBlank(newNote())}
          >
            <Button type="submit" tone="secondary" busy={busy === 'new' ? 'Opslaan...' : undefined}>
              <Plus aria-hidden />
              Bewaar notitie
            </Button>
          </ProviderNoteFields>
        </div>
      )}
      <QueryState query={query} what="notities">
        {({ notes: all }) =>
          all.length === 0 ? (
            <p className="px-5 py-4 text-ink-muted">
              Nog geen notities. Bezoekers lezen ze niet: ze zijn er voor wie de aanbieder belt.
            </p>
          ) : (
            <ol className="divide-y divide-line px-5">
              {all.map((note) => (
                <li key={note.id} className="py-4">
                  <Note note={note} notes={notes} mayChange={mayChange} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryState>
      <UnsavedGuard dirty={isDirty} saving={busy !== undefined} onDiscard={notes.discard} />
    </Panel>
  )
}

type NoteProps = { note: ProviderNote; notes: ProviderNotesState; mayChange: boolean }

function Note({ note, notes, mayChange }: NoteProps) {
  const { id, day, text, username, version } = note
  const draft = notes.drafts[id]
  const said = `notitie van ${formatDay(day)}`

  if (draft) {
    return (
      <ProviderNoteFields notes={notes} name={id} draft={draft} label="Notitie wijzigen" isOpened>
        <Button type="submit" size="sm" busy={notes.busy === id ? 'Opslaan...' : undefined}>
          Opslaan
        </Button>
        <Button tone="secondary" size="sm" onClick={() => notes.type(id, undefined)}>
          Annuleren
        </Button>
      </ProviderNoteFields>
    )
  }

  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="text-ink-muted text-sm">
        {[formatDay(day), username].filter((part) => part !== null).join(', ')}
      </p>
      {mayChange && (
        <div className="-ml-3 flex flex-wrap">
          <Button
            tone="ghost"
            size="sm"
            disabled={notes.busy !== undefined}
            onClick={() => notes.type(id, { day, text, version, key: '' })}
          >
            <Pencil aria-hidden />
            Wijzigen
            <span className="sr-only">: {said}</span>
          </Button>
          <Button
            tone="ghost"
            size="sm"
            disabled={notes.busy !== undefined}
            onClick={() => notes.remove(note)}
          >
            <Trash2 aria-hidden />
            Verwijderen
            <span className="sr-only">: {said}</span>
          </Button>
        </div>
      )}
    </>
  )
}
