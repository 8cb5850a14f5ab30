// The building half of setup.mjs, on any Node from 18. A build goes into a folder of its own, and is switched
// to when it is whole, so that a site that runs keeps its files: decision 0034.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { commands, findBuild } from './current-build.mjs'

const sources = ['app', 'domain', 'public', 'scripts/vite', 'server']
const settings = [
  ...commands.map((name) => `scripts/${name}.ts`),
  'docs/handleiding.md',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** What the server reads while it runs: a build has its own copy, at the same path. */
const readLater = [
  'node_modules/@resvg/resvg-wasm/index_bg.wasm',
  'package.json',
  'public/images',
  'server/db/migrations',
  'server/db/seed',
  'server/social-card/fonts',
]

/**
 * Builds with the Node of the file `node`, unless the current build is of these sources. If that fails the
 * former build stays the current one, which `orFormer` may be served.
 */
export function buildIfChanged(node, orFormer = process.argv.includes('--or-former')) {
  const code = hash([...settings, ...sources.flatMap(list)])
  if (isOf(code, findBuild())) return
  say('Building (once, and after a change of the sources)...')
  keepCluster(node)

  // The process that builds is in the name: removeOthers() leaves it alone.
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '.')
  const folder = `build/${day}-${process.pid}`
  const command = ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn']
  const env = { ...process.env, BUILD_FOLDER: folder }
  const { status } = spawnSync(node, command, { stdio: ['ignore', 2, 2], env })
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    refuse(findBuild(), orFormer)
    return
  }
  for (const path of readLater) cpSync(path, join(folder, path), { recursive: true })

  const former = findBuild()
  if (isOf(code, former)) {
    // Another setup was faster.
    rmSync(folder, { recursive: true })
    return
  }
  writeFileSync(join(folder, 'built'), code)
  switchTo(folder)
  if (former) removeOthers([folder, former])
}

const isOf = (code, folder) => folder !== undefined && read(join(folder, 'built')) === code

function refuse(former, orFormer) {
  if (former && orFormer) {
    say(`The build failed. The one before is served: ${former}.`)
    return
  }
  say('The build failed.')
  process.exit(1)
}

/** The only change that others see: files of one line take the place of those before. */
function switchTo(folder) {
  for (const name of [...commands, 'main']) {
    const unfinished = `build/${name}.js.${process.pid}`
    writeFileSync(unfinished, `import './${basename(folder)}/server/${name}.js'\n`)
    renameSync(unfinished, `build/${name}.js`)
  }
}

/** Removes the other builds, but not one that a process still makes or serves. */
function removeOthers(kept) {
  for (const { name } of readdirSync('build', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    const folder = `build/${name}`
    const [, maker] = /-(\d+)$/.exec(name) ?? []
    const servers = readdirSync(folder).flatMap((file) => /^serving-(\d+)$/.exec(file)?.[1] ?? [])
    const users = existsSync(join(folder, 'built')) ? servers : [maker ?? 0]
    if (kept.includes(folder) || users.some((id) => isAlive(Number(id)))) continue
    rmSync(folder, { recursive: true, force: true })
  }
}

function isAlive(id) {
  if (id === 0) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // A process of another user.
    return error.code === 'EPERM'
  }
}

/** Creates an empty database beside the packages, which every first start copies. */
function keepCluster(node) {
  const { version } = JSON.parse(read('node_modules/@electric-sql/pglite/package.json'))
  const create = ['--liftoff-only', 'server/db/engine/create-cluster.ts']
  if (existsSync(`node_modules/.cache/cluster/${version}`)) return
  // A first start that finds none makes its own.
  spawn(node, create, { stdio: 'ignore' }).on('error', () => undefined)
}

function hash(files) {
  const digest = createHash('sha256')
  for (const file of files) digest.update(file).update(readFileSync(file))
  return digest.digest('hex')
}

function list(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return list(path)
      return entry.name.includes('.test.') ? [] : [path]
    })
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function say(line) {
  process.stderr.write(`${line}\n`)
}
