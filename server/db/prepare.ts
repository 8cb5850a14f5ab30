import { randomBytes } from 'node:crypto'
import { twinsIn } from '#domain/access/username.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { hashPassword } from '#server/access/password.ts'
import { resealAll } from '#server/access/reseal.ts'
import { whyWeakPassword } from '#server/access/weak-password.ts'
import { copyBeforeMigration } from '#server/backup/before-migration.ts'
import { backupFolder } from '#server/backup/folder.ts'
import { env } from '#server/env.ts'
import { eraseAgain } from '#server/erasures/erase-again.ts'
import { log } from '#server/log.ts'
import { addFirstAdmin, listUsernames } from './access/admins.ts'
import { connection, type Database } from './client.ts'
import { appliedMigrations, migrate, pendingAfter } from './engine/migrate.ts'
import { refuseNewer } from './newer-database.ts'
import { setPriceDay } from './parkings/price-today.ts'
import { seed } from './seed/seed.ts'
import { findSettingsWithVersion } from './settings.ts'

export type Prepared = {
  migrated: number
  seeded: boolean
  /** The generated login, to be printed once. Only its hash is stored. */
  madeUp?: { username: string; password: string }
}

/** Migrates and seeds the database. Runs under a lock, because two processes may start at once. */
export function prepareDatabase(options: { hasMoney?: boolean } = {}): Promise<Prepared> {
  return connection.exclusively(async (db) => {
    await refuseNewer(db)
    const migrated = await migrateWithCopy(db)
    await resealAll(db)
    await db.transaction((tx) => eraseAgain(tx, [backupFolder()]))
    const seeded = await seed(db, { hasSamples: env.SAMPLE_DATA, ...options })
    await setPriceDay(amsterdamDay(new Date()), db)
    const madeUp = await firstAdmin(db)
    await nameTwins(db)
    return { migrated, seeded, madeUp }
  })
}

/** Makes a backup of an existing database first, from which the former version can be restored. */
async function migrateWithCopy(db: Database): Promise<number> {
  const applied = await appliedMigrations(db)
  const pending = pendingAfter(applied).length
  if (pending === 0 || applied.length === 0) return migrate(db)

  log.info('the database is migrated to a newer version; a backup comes first', { pending })
  const backup = await copyBeforeMigration(db)
  const migrated = await migrate(db)
  log.info('the database was migrated', { migrated, backup })
  return migrated
}

async function firstAdmin(db: Database): Promise<Prepared['madeUp']> {
  const { ADMIN_USERNAME: username = 'admin', ADMIN_PASSWORD } = env
  const password = ADMIN_PASSWORD ?? randomBytes(15).toString('base64url')
  const added = await addFirstAdmin(db, username, async () => {
    if (ADMIN_PASSWORD !== undefined) await refuseWeak(db, username, ADMIN_PASSWORD)
    return hashPassword(password)
  })
  return added && ADMIN_PASSWORD === undefined ? { username, password } : undefined
}

/** Accounts from before user names were compared whatever their case: each needs its exact spelling. */
async function nameTwins(db: Database): Promise<void> {
  const accounts = twinsIn(await listUsernames(db))
  if (accounts.length > 0) log.warn('user names that differ in case only', { accounts })
}

async function refuseWeak(db: Database, username: string, password: string): Promise<void> {
  const { product } = (await findSettingsWithVersion(db)).values
  if (!(await whyWeakPassword(password, { username, product }))) return
  throw new Error(
    'Wrong setting: ADMIN_PASSWORD is one of the most used passwords, the user name, the name of the site, or one character repeated. See .env.example.',
  )
}
