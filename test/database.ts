import { afterAll, beforeAll } from 'vitest'
import { connection } from '#server/db/client.ts'
import { prepareDatabase } from '#server/db/prepare.ts'

/** Gives a test file its own database with the real migrations and the seed. */
export function withSeededDatabase(): void {
  beforeAll(async () => {
    await prepareDatabase()
  })
  afterAll(() => connection.close())
}
