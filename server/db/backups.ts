import { desc, inArray } from 'drizzle-orm'
import type { Backup } from '#domain/admin/backup.ts'
import { db } from './client.ts'
import { backups } from './schema.ts'

/** The newest first. */
export async function listBackups(): Promise<Backup[]> {
  const rows = await db.select().from(backups).orderBy(desc(backups.at), desc(backups.id))
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export async function findLastBackup(): Promise<Backup | null> {
  const [row] = await db.select().from(backups).orderBy(desc(backups.at), desc(backups.id)).limit(1)
  return row ? { ...row, at: row.at.toISOString() } : null
}

export async function addBackup(backup: typeof backups.$inferInsert): Promise<Backup> {
  const [row] = await db.insert(backups).values(backup).returning()
  if (!row) throw new Error('a row that was inserted is returned')
  return { ...row, at: row.at.toISOString() }
}

export async function removeBackups(ids: number[]): Promise<void> {
  if (ids.length > 0) await db.delete(backups).where(inArray(backups.id, ids))
}
