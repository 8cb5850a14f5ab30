import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

const setup = join(import.meta.dirname, 'setup-build.mjs')

/** Stands in for React Router, and prints the version in `app/version.js`. */
const bundler = `
  const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
  const version = readFileSync('app/version.js', 'utf8')
  const server = process.env.BUILD_FOLDER + '/server'
  mkdirSync(server, { recursive: true })
  writeFileSync(server + '/main.js', '')
  if (version === 'broken') process.exit(1)
  writeFileSync(server + '/main.js', 'process.stdout.write("' + version + '")')
`

let checkout: string

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'setup-'))
  const engine = 'node_modules/@electric-sql/pglite/package.json'
  const files = {
    'node_modules/@react-router/dev/bin.cjs': bundler,
    [engine]: '{"version":"1"}',
    'node_modules/.cache/cluster/1/PG_VERSION': '17',
    'node_modules/@resvg/resvg-wasm/index_bg.wasm': '',
    'docs/handleiding.md': '',
    'package.json': '{"type":"module"}',
    'package-lock.json': '{}',
    'react-router.config.ts': '',
    'vite.config.ts': '',
    'domain/rule.ts': '',
    'scripts/admin.ts': '',
    'scripts/doctor.ts': '',
    'scripts/restore.ts': '',
    'scripts/vite/plugin.ts': '',
    'public/images/plane.svg': '<svg/>',
    'server/db/migrations/0000.sql': 'select 1',
    'server/db/seed/faqs.yaml': '',
    'server/social-card/fonts/inter.ttf': '',
  }
  for (const [file, content] of Object.entries(files)) add(file, content)
})
afterEach(() => rmSync(checkout, { recursive: true }))

function add(file: string, content: string): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true })
  writeFileSync(join(checkout, file), content)
}

async function run(...parameters: string[]) {
  const child = spawn(process.execPath, parameters, { cwd: checkout })
  const exit = once(child, 'close')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await exit
  return { status, stdout, stderr }
}

function build(version: string, ...options: string[]) {
  add('app/version.js', version)
  const code = `(await import(${JSON.stringify(setup)})).buildIfChanged(process.execPath)`
  return run('--input-type=module', '--eval', code, '--', ...options)
}

const start = async () => (await run('build/main.js')).stdout
const builds = () => readdirSync(join(checkout, 'build')).filter((name) => !name.endsWith('.js'))
const current = () =>
  /2\d{3}-[^/]+/.exec(readFileSync(join(checkout, 'build/main.js'), 'utf8'))?.[0] ?? ''

test('a start serves the newest build, the one before it stays, and no older one does', async () => {
  await build('one')
  const [one] = builds()
  expect(await start()).toBe('one')
  await build('two')
  expect(await start()).toBe('two')
  expect(builds()).toEqual([one, current()])
  const two = current()
  await build('three')

  expect(await start()).toBe('three')
  expect(builds()).toEqual([two, current()])
})

test('sources that did not change are not built again', async () => {
  await build('one')
  const one = current()

  expect(await build('one')).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(builds()).toEqual([one])
})

test('a build that a process serves stays until that process ends', async () => {
  await build('one')
  const one = current()
  add(`build/${one}/serving-${process.pid}`, '')
  await build('two')
  await build('three')
  expect(builds()).toContain(one)
  rmSync(join(checkout, `build/${one}/serving-${process.pid}`))
  await build('four')

  expect(builds()).not.toContain(one)
})

test('a build that fails leaves nothing, and the one before it as it was', async () => {
  await build('one')
  const one = current()
  const { status, stderr } = await build('broken')

  expect({ status, builds: builds() }).toEqual({ status: 1, builds: [one] })
  expect(stderr).toContain('The build failed.\n')
  expect(await start()).toBe('one')
})

test('a start whose build fails says in one line which build it serves', async () => {
  await build('one')
  const { status, stderr } = await build('broken', '--or-former')

  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: `Building (once, and after a change of the sources)...\nThe build failed. The one before is served: build/${current()}.\n`,
  })
})

test('without a build before it a start whose build fails ends', async () => {
  const { status } = await build('broken', '--or-former')

  expect({ status, builds: builds() }).toEqual({ status: 1, builds: [] })
  expect(existsSync(join(checkout, 'build/main.js'))).toBe(false)
})

test('two at the same time both end well, and leave whole builds only', async () => {
  const [first, second] = await Promise.all([build('one'), build('one')])

  expect([first.status, second.status]).toEqual([0, 0])
  for (const name of builds()) {
    expect(existsSync(join(checkout, 'build', name, 'built'))).toBe(true)
    expect((await run(`build/${name}/server/main.js`)).stdout).toBe('one')
  }
  expect(await start()).toBe('one')
})

test('a build has its own copy of what the server reads while it runs', async () => {
  await build('one')
  add('server/db/migrations/0000.sql', 'select 2')

  const copy = join(checkout, 'build', current(), 'server/db/migrations/0000.sql')
  expect(readFileSync(copy, 'utf8')).toBe('select 1')
})
