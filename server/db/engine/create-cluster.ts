// Usage: node server/db/engine/create-cluster.ts FOLDER
// Creates an empty embedded database in a folder that does not exist yet. embedded.ts runs it in a
// separate process: initdb takes about 350 MB, which PGlite never frees.
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const [folder = ''] = process.argv.slice(2)
const unfinished = `${folder}.new`

// Left by an interrupted first start. The final name appears only once the cluster is complete.
rmSync(unfinished, { recursive: true, force: true })
const database = await PGlite.create(unfinished)
await database.close()

for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
  sync(join(entry.parentPath, entry.name))
}
sync(unfinished)
renameSync(unfinished, folder)
sync(dirname(folder))

function sync(path: string): void {
  // Windows has no fsync for folders and needs none.
  try {
    const file = openSync(path, 'r')
    fsyncSync(file)
    closeSync(file)
  } catch (error) {
    if (process.platform !== 'win32') throw error
  }
}
