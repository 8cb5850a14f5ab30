import { admin, answered } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { currentOf } from '#app/admin/form/current-of.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { AdminContact } from '#domain/contact/contact.ts'
import { resolveTexts } from '#domain/contact/contact-texts.ts'

const path = '/api/admin/contacts'

/** Resolves or reopens requests. Optimistic: rolled back on failure, and can be undone. */
export function useInboxResolve(list: Rows<AdminContact>) {
  const toast = useToast()
  const undo = useUndo(list)

  return async (requests: AdminContact[], isResolved: boolean) => {
    const changed = requests.filter((request) => request.isResolved !== isResolved)
    const { done, failed, restored, notRestored } = resolveTexts(
      changed.map(({ subject }) => subject),
      isResolved,
    )
    const ids = new Set(changed.map(({ id }) => id))
    const show = (state: boolean) =>
      list.show((rows) =>
        rows.map((row) => (ids.has(row.id) ? { ...row, isResolved: state } : row)),
      )

    show(isResolved)
    try {
      const rows = changed.map(({ id, version }) => ({ id, version }))
      const answer = await admin.put(`${path}/state`, { rows, isResolved })
      toast({ ...done, action: undo(answer, { done: restored, failed: notRestored }) })
      await list.changed()
    } catch (error) {
      show(!isResolved)
      toast({ ...failed, text: failureText(error, failed.text), tone: 'error' })
    }
  }
}

type SavedNote = { isSaved: boolean; current: AdminContact }

/**
 * Saves a note over that of `base`. If another note was saved meanwhile, nothing is saved and that
 * version is returned.
 */
export async function saveNote(base: AdminContact, note: string): Promise<SavedNote> {
  try {
    const body = { note, version: base.version }
    const answer = await admin.put(`${path}/${base.id}`, body)
    return { isSaved: true, current: { ...base, note, ...answer } }
  } catch (error) {
    const current = currentOf<AdminContact>(error)
    if (!current) throw error
    if (current.note === note) return { isSaved: true, current }
    // Only something else changed, such as the status, so the note can be saved on the newer
    // version.
    if (current.note === base.note) return saveNote(current, note)
    return { isSaved: false, current }
  }
}

/** All data of one person. */
export const readPerson = (email: string) =>
  admin.get(`${path}/person?email=${encodeURIComponent(email)}`)

/** Deletes them permanently, and returns the number of messages. */
export const forgetPerson = (email: string) => answered(admin.delete(`${path}/person`, { email }))
