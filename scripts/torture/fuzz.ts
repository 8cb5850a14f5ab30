import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] }

const test = 'server/api/any-input.test.ts'
const totalInputs = 20_000

/**
 * Sends thousands of inputs, made from the calls' own schemas, to all calls: the test that `npm test` runs with 5
 * inputs a call. What it refuses is in that test and in `test/checked-answers.ts`.
 *
 * @returns whether every call survived
 */
export function fuzz(givenSeed?: number): boolean {
  const seed = givenSeed ?? randomInt(2 ** 31)
  process.stdout.write(`Fuzz with seed ${seed}. Again: npm run torture -- fuzz ${seed}\n`)
  const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-fuzz-'))
  try {
    const report = join(folder, 'report.json')
    const start = performance.now()
    const { status } = spawnSync(
      process.execPath,
      [
        ...['node_modules/vitest/vitest.mjs', 'run', '--project=pglite', test],
        // A call has as long as it takes.
        ...['--testTimeout=0', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ],
      {
        stdio: 'inherit',
        env: { ...process.env, FUZZ_INPUTS: String(totalInputs), FUZZ_SEED: String(seed) },
      },
    )
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    const calls = testResults.flatMap(({ assertionResults }) => assertionResults)
    const failed = calls.filter((call) => call.status !== 'passed')
    const inputs = Math.ceil(totalInputs / calls.length) * calls.length
    const minutes = (performance.now() - start) / 60_000
    process.stdout.write(
      `\n${inputs} inputs to ${calls.length} calls in ${minutes.toFixed(1)} minutes, seed ${seed}: ${failed.length} calls failed\n`,
    )
    for (const { title } of failed) process.stdout.write(`  ${title}\n`)
    return status === 0 && calls.length > 0 && failed.length === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
