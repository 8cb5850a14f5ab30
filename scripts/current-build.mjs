// Where the builds are, on any Node from 18. Each is a folder of its own in build/. `build/main.js` starts
// the newest whole one, and is all that is replaced when the next is whole.
import { existsSync, readFileSync } from 'node:fs'

export const starter = 'build/main.js'

/** What is run by hand: `scripts/admin.ts` in a checkout, `build/admin.js` where there is only a build. */
export const commands = ['admin', 'doctor', 'restore']

/** The packages that a build does not contain: PGlite reads files beside its own, and sharp is native. */
export const packagesOutside = ['@electric-sql/pglite', 'sharp']

/** The folder that is being built: scripts/setup-build.mjs names it. */
export const newBuild = process.env.BUILD_FOLDER ?? 'build/unfinished'

/** The folder of the build that a start serves, if there is one. */
export function findBuild() {
  const [, name] =
    /'\.\/(.+)\/server\//.exec(existsSync(starter) ? readFileSync(starter, 'utf8') : '') ?? []
  return name && existsSync(`build/${name}/built`) ? `build/${name}` : undefined
}

export function currentBuild() {
  const folder = findBuild()
  if (!folder) throw new Error('There is no build. npm run build makes one.')
  return folder
}
