// npm run db:state   keeps a small site as the newest migration leaves it, in test/states
//
// Once per migration, before it lands: server/backup/states.test.ts starts every one of them under the code of
// that day.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'

const folder = 'test/states'

// Before the next imports read the settings: never the database of a site.
process.env.DATA_DIR = 'memory://'
process.env.DATABASE_URL = ''
const { prepareDatabase } = await import('#server/db/prepare.ts')
const { connection, db } = await import('#server/db/client.ts')
const { writeCopy } = await import('#server/backup/dump.ts')

const { entries } = JSON.parse(readFileSync('server/db/migrations/meta/_journal.json', 'utf8')) as {
  entries: { tag: string }[]
}
const path = join(folder, `${entries.at(-1)?.tag}.backup.gz`)

await prepareDatabase()
const statements = readFileSync(join(folder, 'rows.sql'), 'utf8').split(/;\n/)
await db.transaction(async (tx) => {
  for (const statement of statements) if (statement.trim()) await tx.execute(sql.raw(statement))
})
const { bytes, rows } = await writeCopy(path)
process.stdout.write(`${path}: ${rows} rows, ${bytes} bytes\n`)
await connection.close()
