import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether a build runs, and not the sources. */
export const isBuild = import.meta.filename.endsWith('.js')

/**
 * The folder of all that the code reads while it runs: that of the build, which has its own copy
 * (`scripts/setup-build.mjs`), or the checkout.
 */
export const root = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder))
}
