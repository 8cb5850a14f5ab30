import { desc, eq, inArray } from 'drizzle-orm'
import { db } from './client.ts'
import { sentCopies } from './schema.ts'

export type SentCopy = typeof sentCopies.$inferSelect

/** The newest first. */
export const listSentCopies = (): Promise<SentCopy[]> =>
  db.select().from(sentCopies).orderBy(desc(sentCopies.at))

export async function addSentCopy(copy: typeof sentCopies.$inferInsert): Promise<void> {
  await db
    .insert(sentCopies)
    .values(copy)
    .onConflictDoUpdate({ target: sentCopies.file, set: { ...copy, readAt: null, isSame: null } })
}

export async function markRead(id: number, isSame: boolean, readAt: Date): Promise<void> {
  await db.update(sentCopies).set({ isSame, readAt }).where(eq(sentCopies.id, id))
}

export async function removeSentCopies(files: string[]): Promise<void> {
  if (files.length > 0) await db.delete(sentCopies).where(inArray(sentCopies.file, files))
}
