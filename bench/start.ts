import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { siteAdmin } from '#test/built-site.ts'

// What a first and a second start cost, and the memory that follows, in alternating rounds with the
// build of another checkout. Processor time counts: the wall clock depends on who else is at work.
// node bench/start.ts [rounds] [another checkout]

const rounds = Number(process.argv[2] ?? 3)
const checkouts = [process.cwd(), ...process.argv.slice(3).map((path) => resolve(path))]
const ticksPerSecond = 100

const folders = checkouts.map(() => mkdtempSync(join(tmpdir(), 'parkeerpiloot-start-')))
for (let round = 0; round < rounds; round++) {
  for (const [at, checkout] of checkouts.entries()) {
    const folder = folders[at] ?? ''
    rmSync(folder, { recursive: true })
    process.stdout.write(`${checkout}, first start:  ${await measure(checkout, folder)}\n`)
    process.stdout.write(`${checkout}, second start: ${await measure(checkout, folder)}\n`)
  }
}
for (const folder of folders) rmSync(folder, { recursive: true })

async function measure(checkout: string, folder: string): Promise<string> {
  const start = performance.now()
  const env = { ...process.env, ...siteAdmin, NODE_ENV: 'production', DATABASE_URL: '', PORT: '0' }
  const PATH = `${join(checkout, 'node_modules/.bin')}:${process.env.PATH}`
  const site = spawn(startCommandOf(checkout), {
    cwd: checkout,
    env: { ...env, PATH, DATA_DIR: folder, LOG_LEVEL: 'warn', DRAIN_SECONDS: '0' },
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await addressOf(site)
  const wall = performance.now() - start
  const served = processorSeconds(site)
  await (await fetch(address)).text()
  await sleep(5_000)
  const memory = memoryOf(site)
  const settled = processorSeconds(site)
  site.kill('SIGTERM')
  await once(site, 'exit')
  return [
    `${(wall / 1_000).toFixed(1)} s`,
    `processor ${served.toFixed(2)} s until it serves, ${settled.toFixed(2)} s after a page and 5 s`,
    `memory ${memory.now} MB, highest ${memory.highest} MB`,
  ].join('; ')
}

/** What `npm start` runs, without npm. Its `exec` makes the shell the server. */
function startCommandOf(checkout: string): string {
  return JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')).scripts.start
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let output = ''
  for await (const part of stdout ?? []) {
    output += part
    const [, address] = /Site\s+(http:\/\/\S+:\d+)/.exec(output) ?? []
    if (address) return address
  }
  throw new Error('the site did not start')
}

/** Of the process and of the children that it waited for. */
function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return ticks / ticksPerSecond
}

function memoryOf({ pid }: ChildProcess): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') }
}
