import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isBuild, root } from './root.ts'

/** Until this process ends, the builds that are made later leave this one where it is. */
export function keepBuild(): void {
  if (!isBuild) return
  const mark = join(root, `serving-${process.pid}`)
  try {
    writeFileSync(mark, '')
  } catch {
    // A checkout that this user may only read.
    return
  }
  process.once('exit', () => rmSync(mark, { force: true }))
}

/** The clients of the other whole builds beside this one. */
export function otherClients(): string[] {
  if (!isBuild) return []
  const builds = dirname(root)
  return readdirSync(builds)
    .map((name) => join(builds, name))
    .filter((folder) => folder !== root && existsSync(join(folder, 'built')))
    .map((folder) => join(folder, 'client'))
}
