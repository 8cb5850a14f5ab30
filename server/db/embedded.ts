import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection } from './client.ts'
import { DurableFS } from './durable-fs.ts'
import { lockFolder } from './folder-lock.ts'
import * as schema from './schema.ts'

// As PGlite starts by itself, but for `-F`, which turns fsync off. The smaller buffers bring the
// resident memory from about 560 to 240 MB; the folder's pages are in the system's cache anyway.
const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=8MB'],
]

/** The database inside this process: durable, and for this process alone. */
export async function openEmbedded(folder: string): Promise<Connection> {
  const inMemory = folder.startsWith('memory://')
  const lock = inMemory ? undefined : lockFolder(resolve(folder))
  const client = inMemory
    ? new PGlite()
    : new PGlite({ fs: new DurableFS(resolve(folder, 'pg')), startParams: durable })
  await client.waitReady
  const db = drizzle(client, { schema, casing: 'snake_case' })
  let last: Promise<unknown> = Promise.resolve()

  return {
    db,
    engine: 'pglite',
    // Nobody else has this folder, so taking turns within the process is enough.
    exclusively: (work) => {
      const turn = last.then(() => work(db))
      last = turn.catch(() => undefined)
      return turn
    },
    listen: async (channel, heard) => {
      await client.listen(channel, heard)
    },
    close: async () => {
      await client.close()
      lock?.release()
    },
  }
}
