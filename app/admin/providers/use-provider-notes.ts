import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { newKey } from '#app/admin/api/new-key.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { discardDraft, useKeptTexts } from '#app/admin/typed/use-draft.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { notYet } from '#domain/form/day.ts'
import { type FieldErrors, parse } from '#domain/form/form.ts'
import { type ProviderNote, providerNoteSchema } from '#domain/provider/provider-note.ts'
import { amsterdamDay } from '#domain/text/date.ts'

/** A note as it is typed. The key keeps a repeated call from adding it twice. */
export type NoteDraft = { day: string; text: string; key: string; version?: number }

/** The note that is changed by its id, or the new one. */
export type NoteName = number | 'new'

type Drafts = Partial<Record<NoteName, NoteDraft>>
type Errors = FieldErrors<Record<string, unknown>>

/** The notes of a provider, and what is typed and not saved: that survives a reload. */
export function useProviderNotes(provider: number) {
  const place = `providers/${provider}/notes`
  const path = `/api/admin/providers/${provider}/notes` as const
  const toast = useToast()
  const queries = useQueryClient()
  const query = useQuery({ queryKey: ['provider-notes', provider], queryFn: () => admin.get(path) })
  const changed = () => queries.invalidateQueries({ queryKey: ['provider-notes', provider] })
  const undo = useUndo({ changed })
  const [drafts, setDrafts] = useKeptTexts<Drafts>(place)
  const [errors, setErrors] = useState<Partial<Record<NoteName, Errors>>>({})
  const [failures, setFailures] = useState<Partial<Record<NoteName, string>>>({})
  const [busy, setBusy] = useState<NoteName>()

  function say(name: NoteName, why: { errors?: Errors; failure?: string } = {}) {
    setErrors((all) => ({ ...all, [name]: why.errors }))
    setFailures((all) => ({ ...all, [name]: why.failure }))
  }

  function type(name: NoteName, draft: NoteDraft | undefined) {
    say(name)
    const isEmpty = name === 'new' && draft?.text.trim() === ''
    setDrafts((all) => ({ ...all, [name]: isEmpty ? undefined : draft }))
  }

  function isChanged([name, draft]: [string, NoteDraft | undefined]): boolean {
    const saved = query.data?.notes.find(({ id }) => `${id}` === name)
    return draft !== undefined && (draft.text !== saved?.text || draft.day !== saved.day)
  }

  /** Whether it was saved. */
  async function save(name: NoteName, { key, ...note }: NoteDraft): Promise<boolean> {
    if (busy !== undefined) return false
    const read = parse(providerNoteSchema, note)
    if (!read.ok) {
      say(name, { errors: read.why })
      return false
    }
    if (read.value.day > amsterdamDay(new Date())) {
      say(name, { errors: { day: [notYet] } })
      return false
    }
    setBusy(name)
    try {
      if (name === 'new') await admin.post(path, read.value, { key })
      else await admin.put(`/api/admin/providers/notes/${name}`, read.value)
      type(name, undefined)
      await changed()
      return true
    } catch (error) {
      const why = error instanceof ApiError ? error.fields : {}
      say(name, { errors: why, failure: failureText(error, 'De notitie is niet opgeslagen.') })
      return false
    } finally {
      setBusy(undefined)
    }
  }

  async function remove({ id, version }: ProviderNote) {
    if (busy !== undefined) return
    setBusy(id)
    try {
      const removed = await admin.delete(`/api/admin/providers/notes/${id}`, { version })
      type(id, undefined)
      const action = undo(removed, {
        done: { title: 'Ongedaan gemaakt' },
        failed: { title: 'Fout bij ongedaan maken', text: 'De notitie staat er nog niet weer.' },
      })
      toast({ title: 'Notitie verwijderd', action })
    } catch (error) {
      const text = failureText(error, 'De notitie is niet verwijderd.')
      toast({ title: 'Fout bij verwijderen', text, tone: 'error' })
    }
    await changed()
    setBusy(undefined)
  }

  return {
    query,
    drafts,
    errors,
    failures,
    busy,
    isDirty: Object.entries(drafts).some(isChanged),
    type,
    save,
    remove,
    discard: () => discardDraft(place),
  }
}

export type ProviderNotesState = ReturnType<typeof useProviderNotes>

export const newNote = (): NoteDraft => ({
  day: amsterdamDay(new Date()),
  text: '',
  key: newKey(),
})
