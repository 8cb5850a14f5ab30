// npm run restore -- <file>   fills an empty database with a copy of the site
//
// The database is the one that the site would use: DATA_DIR, or DATABASE_URL. So a copy that was made
// with the one and restored with the other is also the way between them.
import { existsSync } from 'node:fs'

const [path, ...rest] = process.argv.slice(2)

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  // The database's own words are behind Drizzle's, which would say every row as well.
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
