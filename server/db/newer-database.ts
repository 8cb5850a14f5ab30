import { sql } from 'drizzle-orm'
import { type EarlierCopy, newestCopyUntil } from '#server/backup/earlier-copies.ts'
import { backupFolder } from '#server/backup/folder.ts'
import { type Database, isDatabaseAway } from './client.ts'
import { appliedMigrations, ownMigrations } from './engine/migrate.ts'

/**
 * Refuses a database that a newer version of the site migrated: this version may break rules that it does
 * not know. Processes that already run go on, so that copies of the site can be upgraded one by one.
 *
 * @throws with one line that says what to do
 */
export async function refuseNewer(database: Database): Promise<void> {
  const newest = Math.max(...ownMigrations().map(({ folderMillis }) => folderMillis))
  const unknown = (await appliedMigrations(database)).filter((at) => at > newest).length
  if (unknown === 0) return

  const copy = await newestCopyUntil(newest)
  const goBack = copy
    ? `restore ${copy.path} into an empty database: ${await lostSince(copy, database)}`
    : `restore a copy from before: there is none in ${backupFolder()} of this machine`
  throw new Error(
    `This database is of a newer version of the site: this one does not know ${unknown} of its migrations. Start the newer version, or go back: ${goBack}. See docs/operating.md.`,
  )
}

/** What going back to a copy throws away. */
async function lostSince({ at }: EarlierCopy, database: Database): Promise<string> {
  const lost = `what came after ${at} is lost`
  const since = sql`${at}::timestamptz`
  try {
    const { rows } = (await database.execute(sql`select
      (select count(distinct change) from audit_log where at > ${since}) as changes,
      (select count(*) from contact_requests where created_at > ${since}) as messages,
      (select count(*) from affiliate_clicks where click_date > ${since}) as clicks`)) as unknown as {
      rows: { changes: string; messages: string; clicks: string }[]
    }
    const { changes, messages, clicks } = rows[0] ?? {}
    return `${lost} (changes: ${changes}, messages: ${messages}, clicks: ${clicks})`
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    // The newer version may have renamed these tables.
    return lost
  }
}
