// node test/seed-database.ts: migrates the database that the environment names, and gives it the first
// content. Once per engine and run, for every test file to start from a copy.
import { connection } from '#server/db/client.ts'
import { prepareDatabase } from '#server/db/prepare.ts'

// Without the sample of what is earned: its own tests add it.
await prepareDatabase({ hasMoney: false })
await connection.close()
