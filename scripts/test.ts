// `npm test`: runs every check and test on a clean checkout. A step that can't run because an
// earlier one failed counts as failed, never as skipped.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { PassThrough } from 'node:stream'

type Count = { passed: number; failed: number }
type Step = { name: string; output: PassThrough; count: Promise<Count> }

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const build = start('build', 'node', ['scripts/setup.mjs'])
const routeTypes = start('route types', 'react-router', ['typegen'])
const inParallel = [
  build,
  start('lint and format', 'biome', ['check']),
  routeTypes,
  start('types', 'tsc', [], { after: [routeTypes] }),
  start('page weight', 'node', ['scripts/page-weight.ts'], { after: [build] }),
  vitest('unit, database and calls', ['domain', 'pglite', 'postgres']),
  vitest('components', ['browser']),
]
// Journeys start when the rest is done: beside it their waits would time out.
const journeys = start('journeys', 'playwright', ['test'], {
  after: inParallel,
  count: ofPlaywright,
})

let [passed, failed] = [0, 0]
for (const step of [...inParallel, journeys]) {
  process.stdout.write(`\n— ${step.name}\n`)
  for await (const part of step.output) process.stdout.write(part)
  const count = await step.count
  passed += count.passed
  failed += count.failed
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

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
    child.stdout.pipe(output, { end: false })
    child.stderr.pipe(output, { end: false })
    const [status] = await once(child, 'close').catch((error: Error) => {
      output.write(`${error.message}\n`)
      return [null]
    })
    const { passed, failed } = count(status === 0)
    // A run that crashed has no failed test to count, but is still a failure.
    return { passed, failed: Math.max(failed, status === 0 ? 0 : 1) }
  }

  return { name, output, count: run().finally(() => output.end()) }
}

function ofOne(succeeded: boolean): Count {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
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
  const report = read<{ numPassedTests: number; numTotalTests: number }>(file)
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numTotalTests: total } = report
  return { passed, failed: total - passed }
}

function ofPlaywright(): Count {
  const report = read<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }>('journeys.json')
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + skipped }
}

function read<Report>(file: string): Report | undefined {
  const path = `${results}/${file}`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined
}
