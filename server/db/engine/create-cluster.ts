// node server/db/engine/create-cluster.ts FOLDER: a new, empty embedded database in a folder that doesn't
// exist yet. Run by embedded.ts in a process of its own: what initdb takes, some 350 MB, PGlite
// holds on to for as long as its process lives.
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const [folder = ''] = process.argv.slice(2)
const unfinished = `${folder}.new`

// What an interrupted first start left behind. A folder under its own name is always a whole one.
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
  // Windows has no fsync for folders, and needs none.
  try {
    const file = openSync(path, 'r')
    fsyncSync(file)
    closeSync(file)
  } catch (error) {
    if (process.platform !== 'win32') throw error
  }
}
