import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { chmod, open, readdir } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { fileOf } from '#server/programs.ts'

const engine = findPackageJSON('@electric-sql/pglite', import.meta.url) ?? ''

/** An empty cluster of this version of PGlite, kept with the first build: a copy takes no initdb. */
export const keptCluster = () =>
  join(dirname(engine), '../../.cache/cluster', JSON.parse(readFileSync(engine, 'utf8')).version)

/** Creates an empty cluster in a folder that does not exist yet. */
export async function addCluster(folder: string): Promise<void> {
  const kept = keptCluster()
  if (existsSync(kept)) {
    await createWhole(folder, async (unfinished) => cpSync(kept, unfinished, { recursive: true }))
    return
  }
  // In a separate process: initdb takes about 350 MB, which PGlite never frees. That process ends
  // before optimized WebAssembly would pay off.
  const create = fileOf('server/db/engine/create-cluster.ts')
  await promisify(execFile)(process.execPath, ['--liftoff-only', create, folder])
}

/** The folder appears only once it is complete and on disk. */
export async function createWhole(
  folder: string,
  create: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${folder}.new`
  // Left by an interrupted first start.
  rmSync(unfinished, { recursive: true, force: true })
  await create(unfinished)
  const entries = await readdir(unfinished, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      // PGlite makes a file that only its owner reads, and many that everyone may write. The kept cluster is
      // copied by the user who runs the site, who may be another than the one who built it.
      await chmod(path, entry.isDirectory() ? 0o755 : 0o644)
      await sync(path)
    }),
  )
  await sync(unfinished)
  renameSync(unfinished, folder)
  await sync(dirname(folder))
}

async function sync(path: string): Promise<void> {
  // Windows has no fsync for folders and needs none.
  try {
    const file = await open(path)
    await file.sync().finally(() => file.close())
  } catch (error) {
    if (process.platform !== 'win32') throw error
  }
}
