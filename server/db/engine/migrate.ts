import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from '#server/db/client.ts'
import { root } from '#server/root.ts'

// Uses the same table as Drizzle's migrators. Those are one per driver; this one runs on the
// connection that holds the lock.
export async function migrate(
  db: Database,
  until = Number.POSITIVE_INFINITY,
  migrations = ownMigrations(),
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations
        (id serial primary key, hash text not null, created_at bigint)`,
    )
    const open = pendingAfter(await appliedMigrations(tx), migrations).filter(
      ({ folderMillis }) => folderMillis <= until,
    )

    for (const { sql: statements, hash, folderMillis } of open) {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      )
    }
    return open.length
  })
}

export const ownMigrations = () =>
  readMigrationFiles({ migrationsFolder: join(root, 'server/db/migrations') })

/** The moments of the migrations that this database has had: none if it is empty. */
export async function appliedMigrations(db: Database): Promise<number[]> {
  const { rows: tables } = (await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )) as unknown as { rows: { name: string | null }[] }
  if (tables[0]?.name === null) return []
  const { rows } = (await db.execute(
    sql`select created_at::text as at from drizzle.__drizzle_migrations`,
  )) as unknown as { rows: { at: string }[] }
  return rows.map(({ at }) => Number(at))
}

export function pendingAfter(applied: number[], migrations = ownMigrations()): MigrationMeta[] {
  refuseUnknown(applied, migrations)
  const latest = Math.max(0, ...applied)
  return migrations.filter(({ folderMillis }) => folderMillis > latest)
}

/**
 * An unknown migration earlier than ours means that the tables are not the ones that our migrations
 * build on. A later one is of a newer version of the site: see newer-database.ts.
 */
function refuseUnknown(applied: number[], migrations: MigrationMeta[]): void {
  const ours = new Set(migrations.map(({ folderMillis }) => folderMillis))
  const newest = Math.max(...ours)
  if (applied.every((at) => at > newest || ours.has(at))) return
  throw new Error(
    'This database has a migration that is not in server/db/migrations. Set another DATA_DIR or DATABASE_URL.',
  )
}
