import { sql } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { connection, db } from '#server/db/client.ts'

/**
 * Gives a test file its own copy of a database with the real migrations and the seed, made once per
 * run: see pglite-for-all.ts and postgres-for-all.ts.
 */
export function withSeededDatabase(): void {
  afterAll(() => connection.close())
}

/** Empties this file's database, as before the first migration. */
export async function emptyDatabase(): Promise<void> {
  await db.execute(sql`drop schema if exists public, drizzle cascade`)
  await db.execute(sql`create schema public`)
}
