import { db } from '#server/db/client.ts'
import { pageViews } from '#server/db/schema.ts'

export type NewPageView = typeof pageViews.$inferInsert

export async function addPageViews(views: NewPageView[]): Promise<true[]> {
  await db.insert(pageViews).values(views)
  return views.map(() => true)
}
