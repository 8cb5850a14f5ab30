import { sql } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { connection, db } from '#server/db/client.ts'

/**
 * The real migrations and the first content, in a database that only this test file has. It was made
 * so for the whole run: see pglite-for-all.ts and postgres-for-all.ts.
 */
export function withSeededDatabase(): void {
  afterAll(() => connection.close())
}

/** The same database as it was before the first migration. */
export async function emptyDatabase(): Promise<void> {
  await db.execute(sql`drop schema public, drizzle cascade`)
  await db.execute(sql`create schema public`)
}
