// Usage: node server/backup/trial/restore-on-trial.ts FILE, run by trial.ts as a child process with a DATA_DIR of
// its own. It takes a few hundred MB, which are freed when the process ends.
import { setPriority } from 'node:os'
import { sql } from 'drizzle-orm'
import type { TrialTable } from '#domain/system/trial.ts'
import type { Database } from '#server/db/client.ts'
import type { TrialAnswer } from './trial.ts'

process.on('disconnect', () => process.exit(1))
// Visitors come first.
setPriority(10)

const [path = ''] = process.argv.slice(2)
process.send?.(await run())

async function run(): Promise<TrialAnswer> {
  try {
    const { restoreCopy } = await import('#server/backup/restore.ts')
    const { countRows } = await import('./count-rows.ts')
    const tables: TrialTable[] = []
    await restoreCopy(path, async (filled) => {
      for (const [table, rows] of await countRows(path)) {
        tables.push({ table, inCopy: rows, restored: await countIn(filled, table) })
      }
    })
    return { tables }
  } catch (error) {
    const { message, cause } = error as Error
    // Drizzle's message contains every row; that of the database is in the cause.
    return { failed: cause instanceof Error ? cause.message : message }
  }
}

async function countIn(database: Database, table: string): Promise<number> {
  const { rows } = (await database.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )) as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}
