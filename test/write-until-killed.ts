// Run by server/db/engine/embedded.test.ts: adds rows with one commit each, and prints each number
// after its commit. Every printed row must survive a kill -9.
import { connection, db } from '#server/db/client.ts'
import { prepareDatabase } from '#server/db/prepare.ts'
import { contactRequests } from '#server/db/schema.ts'

await prepareDatabase()
const known = await db.$count(contactRequests)
process.stdout.write(`found ${known}\n`)

for (let number = known + 1; number <= Number(process.argv[2]); number++) {
  await db.insert(contactRequests).values({
    name: 'Bezoeker',
    email: 'bezoeker@example.com',
    subject: `Bericht ${number}`,
    message: 'Een bericht dat er na een stroomstoring nog is.',
  })
  process.stdout.write(`wrote ${number}\n`)
}
await connection.close()
