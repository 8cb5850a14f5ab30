// `npm test`: runs every check and test on a clean checkout. A step that can't run because an
// earlier one failed counts as failed, never as skipped.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

type Count = { passed: number; failed: number }

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const counts = [
  oneCheck('lint and format', 'biome', ['check']),
  oneCheck('route types', 'react-router', ['typegen']),
  oneCheck('types', 'tsc', []),
  suite('unit, database, calls and components', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/vitest.json`,
  ]),
  suite('journeys', 'playwright', ['test']),
]

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

function oneCheck(name: string, command: string, parameters: string[]): Count {
  return run(name, command, parameters) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function suite(name: string, command: string, parameters: string[]): Count {
  const succeeded = run(name, command, parameters)
  const count = command === 'vitest' ? ofVitest() : ofPlaywright()
  // A run that crashed has no failed test to count, but is still a failure.
  return { ...count, failed: Math.max(count.failed, succeeded ? 0 : 1) }
}

function run(name: string, command: string, parameters: string[]): boolean {
  process.stdout.write(`\n— ${name}\n`)
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return status === 0
}

function ofVitest(): Count {
  const report = read<{ numPassedTests: number; numTotalTests: number }>('vitest.json')
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
