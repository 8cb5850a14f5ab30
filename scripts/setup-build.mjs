// The building half of setup.mjs, on any Node from 18.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['app', 'domain', 'public', 'scripts/vite', 'server']
const settings = [
  'docs/handleiding.md',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'vite.config.ts',
]
const built = 'build/.built'

/** Builds with the Node of the file `node`, unless the sources are those of the last build. */
export function buildIfChanged(node) {
  const code = hash([...settings, ...sources.flatMap(list)])
  if (read(built) === code) return
  say('Building (once, and after a change of the sources)...')
  keepCluster(node)
  const command = ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn']
  const { status } = spawnSync(node, command, { stdio: ['ignore', 2, 2] })
  if (status !== 0) {
    say('The build failed.')
    process.exit(status ?? 1)
  }
  writeFileSync(built, code)
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
