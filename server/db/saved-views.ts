import { and, asc, count, eq, ne } from 'drizzle-orm'
import { maxViews, type SavedView, type SavedViewInput } from '#domain/admin/saved-view.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { type Database, db } from './client.ts'
import { savedViews } from './schema.ts'

const { id, list, name, query, hidden, isFirst, adminId } = savedViews

/** The views of an admin, of every list, in the order in which they were saved. */
export const listSavedViews = (admin: number, tx: Database = db): Promise<SavedView[]> =>
  tx
    .select({ id, list, name, query, hidden, isFirst })
    .from(savedViews)
    .where(eq(adminId, admin))
    .orderBy(asc(id))

type Refusal = 'taken' | 'many' | 'missing'

/** Adds a view, or changes the one of this id. The columns of a whole list are kept once. */
export function saveView(
  admin: number,
  { id: given, ...view }: SavedViewInput,
): Promise<Result<number, Refusal>> {
  const isWhole = view.name === ''
  const values = { ...view, adminId: admin, ...(isWhole && { query: '', isFirst: false }) }
  const ofList = and(eq(adminId, admin), eq(list, view.list))

  return db.transaction(async (tx) => {
    const [same] = await tx
      .select({ id })
      .from(savedViews)
      .where(and(ofList, eq(name, view.name)))
    const target = given ?? (isWhole ? same?.id : undefined)
    if (same && same.id !== target) return refused('taken')
    if (values.isFirst) {
      await tx
        .update(savedViews)
        .set({ isFirst: false })
        .where(target === undefined ? ofList : and(ofList, ne(id, target)))
    }
    if (target !== undefined) {
      const [changed] = await tx
        .update(savedViews)
        .set(values)
        .where(and(ofList, eq(id, target)))
        .returning({ id })
      return changed ? ok(changed.id) : refused('missing')
    }
    const [kept] = await tx.select({ views: count() }).from(savedViews).where(ofList)
    // One more, for the columns of the whole list.
    if (Number(kept?.views) > maxViews) return refused('many')
    const [added] = await tx
      .insert(savedViews)
      .values(values)
      .onConflictDoNothing()
      .returning({ id })
    return added ? ok(added.id) : refused('taken')
  })
}

export async function deleteSavedView(admin: number, view: number): Promise<void> {
  await db.delete(savedViews).where(and(eq(adminId, admin), eq(id, view)))
}
