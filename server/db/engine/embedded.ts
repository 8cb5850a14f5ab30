import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection } from '#server/db/client.ts'
import * as schema from '#server/db/schema.ts'
import { addCluster } from './cluster.ts'
import { lacksSpace, noSpaceLeft } from './disk-space.ts'
import { EmbeddedClient } from './embedded-client.ts'
import { FolderInUse, lockFolder, NotWritable } from './folder-lock.ts'
import { type Statements, ThreadClient } from './thread-client.ts'

// Small buffers cost no speed, because files are in memory or cached by the operating system. PGlite's
// own 128 MB take a third of the time of an open.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']
// Without `-F`, which turns fsync off.
const durableParams = [
  ...startParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]

/**
 * Opens PGlite: durable, in a thread of its own, and locked to this process. In memory, which is for
 * tests, it runs in the thread of its caller.
 *
 * @param options.fs the files that a database in memory starts with; without them it is empty
 */
export async function openEmbedded(
  dataDir: string,
  options: Pick<PGliteOptions, 'fs'> = {},
): Promise<Connection> {
  const isInMemory = dataDir.startsWith('memory://')
  const { client, release } = isInMemory
    ? { client: new EmbeddedClient({ ...options, startParams }), release: () => undefined }
    : await openFolder(resolve(dataDir))
  if (client instanceof EmbeddedClient) await client.waitReady
  // Of a client Drizzle uses only what both have.
  const db = drizzle(client as PGlite, { schema, casing: 'snake_case' })
  let last: Promise<unknown> = Promise.resolve()

  return {
    db,
    engine: 'pglite',
    // The folder is locked, so a queue within the process is enough.
    exclusively: (work) => {
      const turn = last.then(() => work(db))
      last = turn.catch(() => undefined)
      return turn
    },
    execute: async (text, values) => {
      if (values?.length) return (client as Statements).query(text, values)
      const results = await client.exec(text)
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    listen: async (channel, { heard, connected }) => {
      await client.listen(channel, heard)
      connected()
    },
    // Within this process.
    connections: () => ({ open: 0, idle: 0, waiting: 0 }),
    isAway: () => false,
    checkAway: async () => false,
    lacksSpace: () => !isInMemory && lacksSpace(resolve(dataDir)),
    close: async () => {
      await client.close()
      release()
    },
  }
}

async function openFolder(dataDir: string): Promise<{ client: ThreadClient; release: () => void }> {
  try {
    const { release } = lockFolder(dataDir)
    const folder = join(dataDir, 'pg')
    if (!existsSync(folder)) await addCluster(folder)
    const client = new ThreadClient(folder, durableParams, () => lacksSpace(dataDir))
    await client.query('select 1')
    return { client, release }
  } catch (error) {
    // What the database says on a full disk tells nobody why it stopped.
    const isExplained = error instanceof FolderInUse || error instanceof NotWritable
    if (isExplained || !lacksSpace(dataDir)) throw error
    throw new Error(`${noSpaceLeft} (${dataDir}).`)
  }
}
