import { desc, eq, getTableColumns } from 'drizzle-orm'
import { ok, type Result, refused } from '#domain/form/result.ts'
import type { ProviderNote, ProviderNoteInput } from '#domain/provider/provider-note.ts'
import { type AddedBefore, addOnce, type Repeatable } from '#server/db/adding.ts'
import { db } from '#server/db/client.ts'
import type { Clash, Editor } from '#server/db/editing.ts'
import { editableRows } from '#server/db/rows.ts'
import { providerNotes, providers } from '#server/db/schema.ts'

const { createdAt, providerId, ...columns } = getTableColumns(providerNotes)
const newestFirst = [desc(providerNotes.day), desc(providerNotes.id)]

/** How a note is changed and removed. Who typed it stays who typed it. */
export const providerNoteRows = editableRows<ProviderNote, ProviderNoteInput>(
  providerNotes,
  columns,
  ({ day, text }) => ({ day, text }),
  { searchIn: [], inOrder: newestFirst },
)

/** The newest first. Undefined if there is no such provider. */
export async function listProviderNotes(provider: number): Promise<ProviderNote[] | undefined> {
  const [found] = await db
    .select({ id: providers.id })
    .from(providers)
    .where(eq(providers.id, provider))
  if (!found) return undefined
  const notes = await db
    .select(columns)
    .from(providerNotes)
    .where(eq(providerId, provider))
    .orderBy(...newestFirst)
  return notes.map((note) => ({ ...note, updatedAt: note.updatedAt.toISOString() }))
}

/** A note of its own: the form of the provider stays as current as it was. */
export function addProviderNote(
  editor: Editor,
  provider: number,
  { day, text }: ProviderNoteInput,
  repeatable: Repeatable | undefined,
): Promise<Result<ProviderNote, 'missing' | Clash | AddedBefore>> {
  return addOnce(editor, providerNotes, repeatable, async (tx) => {
    const [held] = await tx
      .select({ id: providers.id })
      .from(providers)
      .where(eq(providers.id, provider))
      .for('update')
    if (!held) return refused('missing')
    const { username } = editor
    const [added] = await tx
      .insert(providerNotes)
      .values({ providerId: provider, day, text, username })
      .returning({ id: providerNotes.id })
    const note = await providerNoteRows.find(added?.id ?? 0, tx)
    if (!note) throw new Error('a row that was inserted is there')
    return ok(note)
  })
}
