import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { affiliateClicks } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { emptyDatabase, withSeededDatabase } from '#test/database.ts'
import { writeCopy } from './dump.ts'
import { restoreCopy } from './restore.ts'

withSeededDatabase()

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-load-'))
// Without the backups of others, which a restore would list.
env.DATA_DIR = folder
afterAll(() => rmSync(folder, { recursive: true }))
const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().trimEnd().split('\n')

test('a copy taken under load is of one moment, and restores equal row by row', async () => {
  const [busy, again] = [join(folder, 'busy.gz'), join(folder, 'again.gz')]
  let isBusy = false
  let writes = 0
  const write = async (worker: number) => {
    do {
      writes++
      const parkingName = `Terrein ${worker}`
      await db.insert(affiliateClicks).values({ parkingName, airportCode: 'AMS' })
      // Two tables that say the same only between two transactions.
      const text = `stand ${writes}`
      await db.transaction(async (tx) => {
        await tx.execute(sql`update airports set description = ${text} where code = 'AMS'`)
        await tx.execute(sql`update faqs set answer = ${text} where id = 1`)
      })
      // A database in memory answers within the turn: the copy has to get its own.
      await setImmediate()
    } while (isBusy)
  }
  // The text is there from the start.
  await write(0)
  isBusy = true
  const writers = [1, 2, 3].map(write)
  const before = writes
  await writeCopy(busy)
  isBusy = false
  await Promise.all(writers)
  // Otherwise nothing was written meanwhile.
  expect(writes - before).toBeGreaterThan(writers.length)

  const copied = linesOf(busy)
  expect(new Set(copied.join('\n').match(/"stand \d+"/g))).toHaveLength(1)
  await emptyDatabase()
  await restoreCopy(busy)
  await writeCopy(again)
  // The first line has the time of the copy.
  expect(linesOf(again).slice(1)).toEqual(copied.slice(1))
})
