import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { hashPassword } from '#server/access/password.ts'
import { env } from '#server/env.ts'
import { root } from '#server/root.ts'
import { addFirstAdmin } from './access/admins.ts'
import { connection, type Database } from './client.ts'
import { seed } from './seed/seed.ts'

export type Prepared = {
  migrated: number
  seeded: boolean
  /** The generated login, to be printed once. Only its hash is stored. */
  madeUp?: { username: string; password: string }
}

/** Migrates and seeds the database. Runs under a lock, because two processes may start at once. */
export function prepareDatabase(): Promise<Prepared> {
  return connection.exclusively(async (db) => {
    const migrated = await migrate(db)
    const seeded = await seed(db)
    const madeUp = await firstAdmin(db)
    return { migrated, seeded, madeUp }
  })
}

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
    const { rows } = (await tx.execute(
      sql`select created_at::text as at from drizzle.__drizzle_migrations`,
    )) as unknown as { rows: { at: string }[] }
    const applied = rows.map(({ at }) => Number(at))
    refuseUnknown(applied, migrations)
    const latest = Math.max(0, ...applied)
    const open = migrations.filter(
      ({ folderMillis }) => folderMillis > latest && folderMillis <= until,
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

/**
 * An unknown migration later than ours is fine: a newer version of the site ran here. An earlier
 * one means that the tables are not the ones that our migrations build on.
 */
function refuseUnknown(applied: number[], migrations: MigrationMeta[]): void {
  const ours = new Set(migrations.map(({ folderMillis }) => folderMillis))
  const newest = Math.max(...ours)
  if (applied.every((at) => at > newest || ours.has(at))) return
  throw new Error(
    'This database has a migration that is not in server/db/migrations. Set another DATA_DIR or DATABASE_URL.',
  )
}

async function firstAdmin(db: Database): Promise<Prepared['madeUp']> {
  const { ADMIN_USERNAME: username = 'admin', ADMIN_PASSWORD } = env
  const password = ADMIN_PASSWORD ?? randomBytes(15).toString('base64url')
  const added = await addFirstAdmin(db, username, () => hashPassword(password))
  return added && ADMIN_PASSWORD === undefined ? { username, password } : undefined
}
