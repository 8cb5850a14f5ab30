import { db } from '#server/db/client.ts'
import { filterUses } from '#server/db/schema.ts'

export type NewFilterUse = typeof filterUses.$inferInsert

export async function addFilterUses(uses: NewFilterUse[]): Promise<true[]> {
  await db.insert(filterUses).values(uses)
  return uses.map(() => true)
}
