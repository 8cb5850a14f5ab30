// Tries the README's first command as a stranger has it: each row of the table in a clean folder, with
// nothing on the PATH but that Node and the npm that it brings. Without parameters it tries all rows, else
// those whose Node begins so: `node scripts/try-install.ts 20 22.11`. Tries what is committed.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

type Row = { node: string; npm: string; from: 'clone' | 'zip' }

/** Node, and the npm that it brings. */
const rows: Row[] = [
  { node: '20.19.0', npm: '10.8.2', from: 'clone' },
  { node: '21.7.3', npm: '10.5.0', from: 'clone' },
  { node: '22.0.0', npm: '10.5.1', from: 'clone' },
  { node: '22.11.0', npm: '10.9.0', from: 'clone' },
  { node: '22.21.1', npm: '10.9.4', from: 'zip' },
  { node: '23.11.1', npm: '10.9.2', from: 'clone' },
  { node: '24.4.1', npm: '11.4.2', from: 'clone' },
  { node: 'latest', npm: 'latest', from: 'clone' },
]

/** A busy machine is slow, not wrong. */
const startDeadlineMs = 600_000
const stopDeadlineMs = 15_000

const wanted = process.argv.slice(2)
const chosen = rows.filter(({ node }) => !wanted.length || wanted.some((it) => node.startsWith(it)))
if (chosen.length === 0) throw new Error(`no row of the table has Node ${wanted.join(' or ')}`)

const failures: string[] = []
for (const row of chosen) {
  const name = `Node ${row.node} with npm ${row.npm}, from a ${row.from}`
  try {
    process.stdout.write(`${name}: ${await tryInstall(row)}\n`)
  } catch (error) {
    failures.push(name)
    process.stdout.write(`${name}: failed: ${error instanceof Error ? error.message : error}\n`)
  }
}
process.stdout.write(`${chosen.length - failures.length} passed, ${failures.length} failed\n`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Installs, builds, serves and stops; and again, with nothing left to install or build. */
async function tryInstall({ node, npm, from }: Row): Promise<string> {
  // The blank is part of the try.
  const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot try '))
  try {
    const bin = join(folder, 'bin')
    bringNode(bin, node, npm)
    const checkout = join(folder, 'checkout')
    bringSources(checkout, from)

    const first = await startAndStop(checkout, bin)
    const second = await startAndStop(checkout, bin)
    if (/Installing|Building/.test(second.output)) {
      throw new Error(`the second start worked again on what was done:\n${second.output}`)
    }
    return `served after ${first.seconds} s, and again after ${second.seconds} s`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes the only folder of the PATH: Node, npm, and the two programs that npm scripts need. */
function bringNode(bin: string, node: string, npm: string): void {
  const packages = join(bin, '..', 'packages')
  const system = process.platform === 'win32' ? 'win' : process.platform
  unpack(`node-${system}-${process.arch}@${node}`, join(packages, 'node'))
  unpack(`npm@${npm}`, join(packages, 'npm'))

  mkdirSync(bin)
  symlinkSync(join(packages, 'node/bin/node'), join(bin, 'node'))
  for (const name of ['npm', 'npx']) {
    symlinkSync(join(packages, `npm/bin/${name}-cli.js`), join(bin, name))
  }
  for (const name of ['sh', 'env']) {
    symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(bin, name))
  }
}

function unpack(spec: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const pack = ['pack', '--silent', '--pack-destination', folder, spec]
  const file = execFileSync('npm', pack, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  execFileSync('tar', ['-xzf', file.trim(), '--strip-components=1'], { cwd: folder })
}

function bringSources(checkout: string, from: Row['from']): void {
  if (from === 'clone') {
    execFileSync('git', ['clone', '--quiet', '.', checkout])
  } else {
    mkdirSync(checkout)
    const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 1e9 })
    execFileSync('tar', ['-x'], { cwd: checkout, input: archive })
  }
  if (existsSync(join(checkout, 'node_modules'))) throw new Error('the sources hold packages')
}

async function startAndStop(checkout: string, bin: string) {
  const port = await freePort()
  const start = performance.now()
  const site = spawn(join(bin, 'npm'), ['start'], {
    cwd: checkout,
    env: strangersEnvironment(bin, port),
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm starts others, and a signal to the group reaches all of them, as Ctrl+C does.
    detached: true,
  })
  const exited = once(site, 'exit')
  let output = ''
  for (const stream of [site.stdout, site.stderr]) {
    stream.on('data', (part) => {
      output += part
    })
  }

  try {
    const serves = () => output.includes(`http://localhost:${port}`)
    while (!serves()) {
      if (site.exitCode !== null)
        throw new Error(`npm start ended with ${site.exitCode}:\n${output}`)
      if (performance.now() - start > startDeadlineMs) throw new Error(`no start:\n${output}`)
      await sleep(200)
    }
    const seconds = Math.round((performance.now() - start) / 1_000)
    await expectPage(port)
    signal(site.pid, 'SIGTERM')
    const deadline = sleep(stopDeadlineMs, ['no exit'], { ref: false })
    const [code] = await Promise.race([exited, deadline])
    if (!output.includes('stopped')) throw new Error(`SIGTERM ended it with ${code}:\n${output}`)
    return { seconds, output }
  } finally {
    signal(site.pid, 'SIGKILL')
  }
}

async function expectPage(port: number): Promise<void> {
  const response = await fetch(`http://localhost:${port}/`)
  const page = await response.text()
  if (response.status !== 200 || !page.includes('Vind de beste parkeerplek bij elke luchthaven')) {
    throw new Error(`the home page answered ${response.status}`)
  }
}

/** What reaches the registry, and nothing of this project's or this npm's own. */
function strangersEnvironment(bin: string, port: number): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) =>
    /proxy$|_CERT|^HOME$|^TMPDIR$/i.test(name),
  )
  return { ...Object.fromEntries(kept), PATH: bin, PORT: String(port) }
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name)
  } catch {
    // It has ended.
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
