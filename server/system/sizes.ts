import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { db } from '#server/db/client.ts'
import { env } from '#server/env.ts'

/** On an embedded database of gigabytes this looks at many files: ask seldom. */
export async function databaseSize(): Promise<number> {
  const { rows } = (await db.execute(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )) as unknown as { rows: { bytes: number }[] }
  return rows[0]?.bytes ?? 0
}

/** The disk of DATA_DIR. @throws for a database in memory, or a folder that can't be looked at */
export async function diskSize(): Promise<{ total: number; free: number }> {
  const { bavail, blocks, bsize } = await statfs(resolve(env.DATA_DIR))
  return { total: blocks * bsize, free: bavail * bsize }
}
