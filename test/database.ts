import { afterAll, beforeAll } from 'vitest'
import { connection } from '#server/db/client.ts'
import { prepareDatabase } from '#server/db/prepare.ts'

/** The real migrations and the first content, in a database that only this test file has. */
export function withSeededDatabase(): void {
  beforeAll(async () => {
    await prepareDatabase()
  })
  afterAll(() => connection.close())
}
