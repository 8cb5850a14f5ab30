import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder, whether the sources or the build run. */
export const root = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder))
}
