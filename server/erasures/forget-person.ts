import { ok } from '#domain/form/result.ts'
import { addErasures, eraseContacts } from '#server/db/contact/erasing.ts'
import { type Editor, edit } from '#server/db/editing.ts'
import { hashesOf } from './erased.ts'
import { keepErasures } from './keep.ts'

/**
 * Permanently deletes everything of one person, and remembers that for the backups which still have it.
 *
 * @returns the number of deleted messages
 */
export async function forgetPerson(editor: Editor, person: string): Promise<number> {
  const [hashed] = hashesOf(person)
  const forgotten = await edit(editor, async (tx, change) => {
    const deleted = await eraseContacts(tx, person, { change })
    if (hashed) await addErasures(tx, [{ ...hashed, at: new Date() }])
    return ok(deleted)
  })
  if (!forgotten.ok) throw new Error('deleting can clash with nothing')
  if (hashed) await keepErasures()
  return forgotten.value
}
