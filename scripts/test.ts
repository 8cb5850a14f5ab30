// `npm test`: runs every check and test on a clean checkout. A step that can't run because an
// earlier one failed counts as failed, never as skipped.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { PassThrough } from 'node:stream'
import { findChromium } from '#test/chromium.ts'

/** A failure is the name of what failed, and why. */
type Count = { passed: number; failures: string[] }
type Step = { name: string; output: PassThrough; count: Promise<Count> }

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const noBrowser = whyNoBrowser()
// First, because whoever starts this may then install one at once.
if (noBrowser) process.stdout.write(`${noBrowser}\n`)

const build = start('build', 'node', ['scripts/setup.mjs'])
const routeTypes = start('route types', 'react-router', ['typegen'])
const inParallel = [
  build,
  start('lint and format', 'biome', ['check']),
  routeTypes,
  start('types', 'tsc', [], { after: [routeTypes] }),
  start('page weight', 'node', ['scripts/page-weight.ts'], { after: [build] }),
  vitest('unit, database and calls', ['domain', 'pglite', 'postgres']),
  noBrowser ? notRun('components') : vitest('components', ['browser']),
]
// Journeys start when the rest is done: beside it their waits would time out.
const journeys = noBrowser
  ? notRun('journeys')
  : start('journeys', 'playwright', ['test'], { after: inParallel, count: ofPlaywright })

let passed = 0
const failures: string[] = []
for (const step of [...inParallel, journeys]) {
  process.stdout.write(`\n— ${step.name}\n`)
  for await (const part of step.output) process.stdout.write(part)
  const count = await step.count
  passed += count.passed
  failures.push(...count.failures.map((failure) => `${step.name} › ${failure}`))
}
// Last, because whoever reads a long log starts at its end.
if (failures.length > 0) process.stdout.write(`\n— failed\n${failures.join('\n')}\n`)
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1

function whyNoBrowser(): string | undefined {
  try {
    findChromium()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

function notRun(name: string): Step {
  const output = new PassThrough()
  output.end('Not run: there is no browser.\n')
  return { name, output, count: Promise.resolve({ passed: 0, failures: ['not run'] }) }
}

/** Runs a command after other steps have ended, and buffers its output. */
function start(
  name: string,
  command: string,
  parameters: string[],
  { after = [] as Step[], count = ofOne } = {},
): Step {
  const output = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER })

  async function run(): Promise<Count> {
    await Promise.all(after.map((step) => step.count))
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    })
    let end = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.pipe(output, { end: false })
      stream.on('data', (part) => {
        end = (end + part).slice(-2000)
      })
    }
    const [status] = await once(child, 'close').catch((error: Error) => {
      end = `${error.message}\n`
      output.write(end)
      return [null]
    })
    const { passed, failures } = count(status === 0)
    // A run that crashed has no failed test to count, but is still a failure.
    const hasCrashed = failures.length === 0 && (status !== 0 || passed === 0)
    return { passed, failures: hasCrashed ? [`ended with ${status}:\n${end}`] : failures }
  }

  return { name, output, count: run().finally(() => output.end()) }
}

function ofOne(succeeded: boolean): Count {
  return { passed: succeeded ? 1 : 0, failures: [] }
}

/** Runs the tests of some projects of `vitest.config.ts`. */
function vitest(name: string, projects: string[]): Step {
  const file = `${projects[0]}.json`
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/${file}`,
  ]
  const chosen = projects.map((project) => `--project=${project}`)
  return start(name, 'vitest', ['run', ...chosen, ...reporters], { count: () => ofVitest(file) })
}

function ofVitest(file: string): Count {
  type Test = { fullName: string; status: string; failureMessages: string[] | null }
  const report = read<{
    testResults: { name: string; status: string; message: string; assertionResults: Test[] }[]
  }>(file)
  const failures: string[] = []
  let passed = 0
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const path = relative('.', name)
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status === 'passed') passed += 1
      else failures.push(failure(`${path} › ${fullName}`, status, failureMessages?.[0]))
    }
    // Of the file itself, which may have run no test.
    if (message) failures.push(failure(path, 'failed', message))
  }
  return { passed, failures }
}

type Result = { error?: Error; attachments: { name: string; path?: string }[] }
type Suite = {
  file: string
  suites?: Suite[]
  specs: { title: string; tests: { status: string; results: Result[] }[] }[]
}

function ofPlaywright(): Count {
  const failures: string[] = []
  let passed = 0

  function countIn({ file, suites = [], specs }: Suite) {
    for (const { title, tests } of specs) {
      for (const { status, results } of tests) {
        if (status === 'expected') passed += 1
        else failures.push(ofJourney(`${file} › ${title}`, status, results[0]))
      }
    }
    suites.forEach(countIn)
  }

  read<{ suites: Suite[] }>('journeys.json')?.suites.forEach(countIn)
  return { passed, failures }
}

/** With what the page showed: of a rare failure on another machine there is only this log. */
function ofJourney(name: string, status: string, result: Result | undefined): string {
  const { path } = result?.attachments.find((attached) => attached.name === 'error-context') ?? {}
  const context = path && existsSync(path) ? readFileSync(path, 'utf8') : ''
  const [, shown = ''] = /\n```yaml\n(.*?)\n```/s.exec(context) ?? []
  return `${failure(name, status, result?.error?.message)}\n${shown.slice(0, 4000)}`
}

function failure(name: string, status: string, why = ''): string {
  return `${name} (${status})\n${why.slice(0, 1000)}`
}

function read<Report>(file: string): Report | undefined {
  const path = `${results}/${file}`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined
}
