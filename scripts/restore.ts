// npm run restore -- <file>   fills an empty database with a backup of the site
//
// It uses the database of the site: DATA_DIR or DATABASE_URL. So a backup can also move a site
// between the two engines.
import { existsSync } from 'node:fs'

const [path, ...rest] = process.argv.slice(2)

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  // The message of the database is in the cause. Drizzle's message contains every row.
  const { message, cause } = error as Error
  const why = cause instanceof Error ? `This copy does not fit: ${cause.message}` : message
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}

async function run(): Promise<string> {
  if (!path || rest.length > 0) throw new Error('Usage: npm run restore -- <file>')
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`)

  const { connection } = await import('#server/db/client.ts')
  const { restoreCopy } = await import('#server/backup/restore.ts')
  try {
    const { rows, at } = await restoreCopy(path)
    return `Restored: ${rows} rows, as the site was at ${at}. Everyone has to log in again.`
  } finally {
    await connection.close()
  }
}
