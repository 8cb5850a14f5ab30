import { desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { type MissingPaths, scanPath } from '#domain/address/missing-path.ts'
import { targetFinder } from '#domain/address/suggest-target.ts'
import { db } from '#server/db/client.ts'
import { findPublicPages } from '#server/db/public-pages.ts'
import { missingPaths } from '#server/db/schema.ts'

/** Limits the table when someone requests made-up paths. The most requested ones stay. */
const maxPaths = 2_000
const maxListed = 100

export type MissingHit = { path: string; source: string; at: Date }

export async function addMissingHits(hits: MissingHit[]): Promise<void> {
  const rows = [...Map.groupBy(hits, ({ path }) => path)].map(([path, of]) => ({
    path,
    hits: of.length,
    source: of.find(({ source }) => source !== 'direct')?.source ?? 'direct',
    firstAt: of[0]?.at ?? new Date(),
    lastAt: of.at(-1)?.at ?? new Date(),
  }))
  await db
    .insert(missingPaths)
    .values(rows)
    .onConflictDoUpdate({
      target: missingPaths.path,
      set: {
        hits: sql`${missingPaths.hits} + excluded.hits`,
        lastAt: sql`excluded.last_at`,
        source: sql`case when ${missingPaths.source} in ('', 'direct') then excluded.source
          else ${missingPaths.source} end`,
      },
    })

  const beyond = db
    .select({ path: missingPaths.path })
    .from(missingPaths)
    .orderBy(desc(missingPaths.hits), desc(missingPaths.lastAt))
    .offset(maxPaths)
  await db.delete(missingPaths).where(inArray(missingPaths.path, beyond))
}

/** The most requested paths first. */
export async function listMissingPaths(): Promise<MissingPaths> {
  const [rows, [scans], pages] = await Promise.all([
    db
      .select()
      .from(missingPaths)
      .where(ne(missingPaths.path, scanPath))
      .orderBy(desc(missingPaths.hits), desc(missingPaths.lastAt))
      .limit(maxListed),
    db.select().from(missingPaths).where(eq(missingPaths.path, scanPath)),
    findPublicPages(),
  ])
  const suggest = targetFinder([...pages.keys()])
  return {
    paths: rows.map(({ path, hits, source, lastAt }) => ({
      path,
      hits,
      source,
      lastAt: lastAt.toISOString(),
      suggestion: suggest(path),
    })),
    scans: scans?.hits ?? 0,
  }
}

/** Removes a path that has been dealt with, such as by a redirect. */
export async function deleteMissingPath(path: string): Promise<boolean> {
  const gone = await db
    .delete(missingPaths)
    .where(eq(missingPaths.path, path))
    .returning({ path: missingPaths.path })
  return gone.length > 0
}
