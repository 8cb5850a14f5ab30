import { db } from './client.ts'
import { pageViews } from './schema.ts'

export type NewPageView = typeof pageViews.$inferInsert

export async function addPageViews(views: NewPageView[]): Promise<void> {
  await db.insert(pageViews).values(views)
}
