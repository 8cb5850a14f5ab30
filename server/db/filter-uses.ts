import { db } from './client.ts'
import { filterUses } from './schema.ts'

export type NewFilterUse = typeof filterUses.$inferInsert

export async function addFilterUses(uses: NewFilterUse[]): Promise<void> {
  await db.insert(filterUses).values(uses)
}
