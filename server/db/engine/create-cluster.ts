// Usage: node server/db/engine/create-cluster.ts [FOLDER]
// Creates an empty embedded database in a folder that does not exist yet. Without a folder it is kept
// beside the packages, for every first start to copy.
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createWhole, keptCluster } from './cluster.ts'

const [folder = keptCluster()] = process.argv.slice(2)

if (folder === keptCluster()) {
  // Of an earlier version of PGlite.
  rmSync(dirname(folder), { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
}

await createWhole(folder, async (unfinished) => {
  const database = await PGlite.create(unfinished)
  await database.close()
})
