// Runs before `npm start`, `npm test` and `npm run dev`, on any Node from 18: installs the
// dependencies of package-lock.json, including our own Node, and builds if the sources have
// changed. Fast and silent if there is nothing to do.
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
const installed = 'node_modules/.installed'
const built = 'build/.built'

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 18) {
  say(`Node ${process.versions.node} is too old to start with; 18 or newer will do.`)
  process.exit(1)
}

const lock = hash(['package-lock.json'])
if (read(installed) !== lock) {
  say('Installing (once, and after a change of package-lock.json)...')
  // The build needs dev dependencies, which NODE_ENV=production would skip. The quiet log level
  // hides warnings about the old Node, which only installs.
  npm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error')
  if (!existsSync('node_modules/.bin/node') && !existsSync('node_modules/.bin/node.cmd')) {
    say(`There is no Node 24 package for ${process.platform}-${process.arch}; install it yourself.`)
  }
  writeFileSync(installed, lock)
}

// `exec` avoids a shell between npm and the server, which would swallow SIGTERM, and `env` is for
// Linux alone. Windows has neither, nor the signal, so it gets stand-ins.
if (process.platform === 'win32') {
  writeFileSync('node_modules/.bin/exec.cmd', '@%*\r\n')
  // Skips one setting, and runs the rest.
  writeFileSync('node_modules/.bin/env.cmd', '@for /f "tokens=1*" %%a in ("%*") do @%%b\r\n')
}

const code = hash([...settings, ...sources.flatMap(list)])
if (!process.argv.includes('--no-build') && read(built) !== code) {
  say('Building (once, and after a change of the sources)...')
  keepCluster()
  npm('run', '--silent', 'build', '--', '--logLevel', 'warn')
  writeFileSync(built, code)
}

/** Creates an empty database beside the packages, which every first start copies. */
function keepCluster() {
  const { version } = JSON.parse(read('node_modules/@electric-sql/pglite/package.json'))
  const create = ['--liftoff-only', 'server/db/engine/create-cluster.ts']
  if (existsSync(`node_modules/.cache/cluster/${version}`)) return
  // A first start that finds none makes its own.
  spawn('node_modules/.bin/node', create, { stdio: 'ignore' }).on('error', () => undefined)
}

function npm(...command) {
  const { npm_execpath: npmItself, npm_node_execpath: itsNode = process.execPath } = process.env
  const [program, before] = npmItself ? [itsNode, [npmItself]] : ['npm', []]
  const { status } = spawnSync(program, [...before, ...command], { stdio: ['ignore', 2, 2] })
  if (status !== 0) {
    say(`npm ${command.join(' ')} failed.`)
    process.exit(status ?? 1)
  }
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
