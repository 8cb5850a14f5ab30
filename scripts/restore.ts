// npm run restore -- <file>   fills an empty database with a backup of the site
//
// It uses the database of the site: DATA_DIR or DATABASE_URL. So a backup can also move a site
// between the two engines. An admin runs it, so it speaks as the admin's screens do.
import { existsSync } from 'node:fs'
import { longMoment } from '#domain/post/publish-moment.ts'
import { formatNumber } from '#domain/text/number.ts'
import { FolderInUse } from '#server/db/engine/folder-lock.ts'

const [path, ...rest] = process.argv.slice(2)

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${whyNot(error)}\n`)
  process.exitCode = 1
}

async function run(): Promise<string> {
  if (!path || rest.length > 0) throw new Error('Zo gebruik je het: npm run restore -- <bestand>')
  if (!existsSync(path)) throw new Error(`Het bestand ${path} bestaat niet.`)

  const { connection } = await import('#server/db/client.ts')
  const { restoreCopy } = await import('#server/backup/restore.ts')
  try {
    const { rows, at } = await restoreCopy(path)
    return `Teruggezet: de site van ${longMoment(at)}, met ${formatNumber(rows)} regels. Iedereen moet opnieuw inloggen.`
  } finally {
    await connection.close()
  }
}

/** What the admin can do about it, without stack traces. */
function whyNot(error: unknown): string {
  if (error instanceof FolderInUse) {
    return 'De site draait nog op deze database. Stop haar eerst, en zet daarna de kopie terug.'
  }
  const { message, cause } = error as Error
  // Drizzle's message contains every row; that of the database is in the cause.
  if (cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED') {
    return 'De database is niet bereikbaar. Controleer DATABASE_URL.'
  }
  return cause instanceof Error ? `Deze kopie past hier niet: ${cause.message}` : message
}
