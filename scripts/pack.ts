// npm run pack-site -- <folder>   puts what serves the site into a new folder: Node, the build, and the few packages
// outside of it. It needs no checkout and no npm there: `node_modules/.bin/node build/main.js` in it.
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { keptCluster } from '#server/db/engine/cluster.ts'
import { commands, currentBuild, packagesOutside, starter } from './current-build.mjs'
import { isForThisMachine } from './setup-install.mjs'

/** @throws if the folder exists */
export function pack(folder: string): void {
  if (existsSync(folder)) throw new Error(`${folder} exists.`)
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })

  const copied = [currentBuild(), starter, ...commands.map((name) => `build/${name}.js`), 'LICENSE']
  for (const path of copied) copy(path, folder)
  for (const name of withTheirs(packagesOutside)) copy(`node_modules/${name}`, folder)

  const cluster = keptCluster().slice(resolve('.').length + 1)
  if (existsSync(cluster)) copy(cluster, folder)
  // A link in the checkout.
  cpSync(realpathSync('node_modules/.bin/node'), join(folder, 'node_modules/.bin/node'))

  const { name, version, license, type } = JSON.parse(readFileSync('package.json', 'utf8'))
  const manifest = JSON.stringify({ name, version, license, type })
  writeFileSync(join(folder, 'package.json'), `${manifest}\n`)
}

function copy(path: string, folder: string): void {
  // Not the maps of sources. The cluster has a file of its own with this ending, without which it is none. And not the
  // marks of processes that serve this build, which go while they are copied (server/builds.ts).
  const filter = (file: string) => !/\.[cm]?js\.map$|\/serving-\d+$/.test(file)
  cpSync(path, join(folder, path), { recursive: true, filter })
}

/** And the packages that these need, of those for one platform only the ones for this machine. */
export function withTheirs(names: string[]): string[] {
  const all = new Set(names)
  for (const name of all) {
    const { dependencies, optionalDependencies } = manifestOf(name)
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      // Not one of its own, in a folder below it: npm would have put that there.
      if (existsSync(`node_modules/${name}/node_modules/${needed}`)) {
        throw new Error(`${name} has a ${needed} of its own.`)
      }
      const isHere = existsSync(`node_modules/${needed}`)
      if (isHere && isForThisMachine(manifestOf(needed))) all.add(needed)
    }
  }
  return [...all]
}

const manifestOf = (name: string) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))

if (import.meta.main) {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder || rest.length > 0) {
    process.stderr.write('Usage: npm run pack-site -- <folder>\n')
    process.exit(1)
  }
  pack(folder)
  process.stdout.write(`Packed into ${resolve(folder)}.\n`)
}
