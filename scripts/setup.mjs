// Runs before `npm start`, `npm test` and `npm run dev`: installs the dependencies of package-lock.json,
// including our own Node, and builds if the sources have changed. Fast and silent if there is nothing to
// do. Plain JavaScript, because it also runs on the machine's Node, if only to say that that is too old.
import { writeFileSync } from 'node:fs'
import { buildIfChanged } from './setup-build.mjs'
import { install } from './setup-install.mjs'

try {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`)
  }
  const node = install()
  if (process.platform === 'win32') standIn()
  if (!process.argv.includes('--no-build')) buildIfChanged(node)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/**
 * `exec` avoids a shell between npm and the server, which would swallow SIGTERM, and `env` is for Linux
 * alone. Windows has neither, nor the signal.
 */
function standIn() {
  writeFileSync('node_modules/.bin/exec.cmd', '@%*\r\n')
  // Skips one setting, and runs the rest.
  writeFileSync('node_modules/.bin/env.cmd', '@for /f "tokens=1*" %%a in ("%*") do @%%b\r\n')
}
