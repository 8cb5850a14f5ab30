// node test/seed-database.ts: migrates the database that the environment names, and gives it the first
// content. Once per engine and run, for every test file to start from a copy.
import { connection } from '#server/db/client.ts'
import { prepareDatabase } from '#server/db/prepare.ts'

await prepareDatabase()
await connection.close()
