// The installing half of setup.mjs, on any Node from 18. Relies on nothing that npm may leave out: npm 9 to
// 11.4 drop the Node packages of other platforms, and the link node_modules/.bin/node with them.
import { spawnSync } from 'node:child_process'
import * as crypto from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path'

const mark = 'node_modules/.installed'
const isWindows = process.platform === 'win32'

/** Installs what package-lock.json names, unless it is there. Returns the file of the Node to run. */
export function install() {
  const text = readFileSync('package-lock.json', 'utf8')
  const hash = crypto.createHash('sha256').update('package-lock.json').update(text).digest('hex')
  const { packages } = JSON.parse(text)

  const isMarked = existsSync(mark) && readFileSync(mark, 'utf8') === hash
  if (!isMarked || missingParts(packages).length > 0) {
    process.stderr.write('Installing (once, and after a change of package-lock.json)...\n')
    rmSync(mark, { force: true })
    npmCi(process.env.npm_node_execpath ?? process.execPath)
    if (missingParts(packages).length > 0) npmCiUnder(findNode(packages))
    const missing = missingParts(packages)
    if (missing.length > 0) throw new Error(`npm did not install ${missing.join(', ')}.`)
  }

  const node = findNode(packages)
  link(node)
  if (!existsSync(mark)) writeFileSync(mark, hash)
  return node
}

/** The packages for this platform alone. npm leaves out those that don't want the Node that runs it. */
function missingParts(packages) {
  return Object.entries(packages)
    .filter(([, { os, cpu }]) => os || cpu)
    .filter(([, part]) => isForThisMachine(part))
    .filter(([path]) => !existsSync(path))
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
}

/** By its manifest or the lock file. npm 9 installs the packages of each C library. */
export function isForThisMachine({ os, cpu, libc }) {
  const isFor = (allowed, value) => allowed === undefined || [allowed].flat().includes(value)
  const isFound = isFor(os, process.platform) && isFor(cpu, process.arch)
  return isFound && (process.platform !== 'linux' || isFor(libc, ownLibc()))
}

function ownLibc() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** The Node of our package for this platform, or the machine's own where that can serve as well. */
function findNode(packages) {
  const file = isWindows ? 'bin/node.exe' : 'bin/node'
  const ours = Object.keys(packages[''].optionalDependencies)
    .map((name) => resolve('node_modules', name, file))
    // It is there and doesn't run where another C library is used.
    .find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0)
  if (ours) return ours
  if (typeof crypto.argon2 === 'function') return process.execPath
  throw new Error(
    `There is no Node package for ${process.platform}-${process.arch}, and Node ${process.versions.node} ` +
      'can not serve the site: install Node 24.7 or newer.',
  )
}

/** From a copy, because npm empties node_modules, where that Node is. */
function npmCiUnder(node) {
  const folder = mkdtempSync(join(tmpdir(), 'node-'))
  try {
    const copy = join(folder, basename(node))
    copyFileSync(node, copy)
    npmCi(copy)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function npmCi(node) {
  // The build needs dev dependencies, which NODE_ENV=production would skip. The quiet log level
  // hides warnings about the machine's Node, which only installs.
  const command = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { npm_execpath: npm } = process.env
  const [program, script] = npm ? [node, [npm]] : ['npm', []]
  const { status } = spawnSync(program, [...script, ...command, '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: isWindows && !npm,
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  })
  if (status !== 0) throw new Error(`npm ${command.join(' ')} failed.`)
}

/** What npm scripts find as `node`. */
function link(node) {
  if (isWindows) {
    writeFileSync('node_modules/.bin/node.cmd', `@"${node}" %*\r\n`)
    return
  }
  const path = 'node_modules/.bin/node'
  if (existsSync(path) && realpathSync(path) === realpathSync(node)) return
  rmSync(path, { force: true })
  symlinkSync(relative(dirname(path), node), path)
}
