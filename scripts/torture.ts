// `npm run torture`: ten minutes of floods, kills and power cuts on both engines, and whether one acknowledged write was
// lost. `npm run torture -- 2`: two minutes. `npm run torture -- fuzz [seed]`: 20,000 inputs over all calls. Ends with 1
// if anything was lost or broken. Works in a temporary folder, of which nothing is left, also after Ctrl-C.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fuzz } from './torture/fuzz.ts'
import { isWhole, type Row, readArguments, tableOf } from './torture/outcome.ts'
import { type EngineName, torture } from './torture/torture-engine.ts'

const asked = readArguments(process.argv.slice(2))
if ('fuzz' in asked) process.exit(fuzz(asked.seed) ? 0 : 1)

const engines: EngineName[] = ['PGlite', 'PostgreSQL']
const seconds = (asked.minutes * 60) / engines.length
const rows: Row[] = []
const troubles: string[] = []

let cleanup = new DisposableStack()
process.on('exit', () => cleanup.dispose())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1))
}

for (const engine of engines) {
  cleanup = new DisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-torture-'))
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  // PostgreSQL has a user of its own.
  chmodSync(folder, 0o755)
  try {
    troubles.push(...(await torture(engine, { folder, seconds, rows, cleanup })))
  } catch (error) {
    troubles.push(`${engine}: ${error instanceof Error ? error.stack : error}`)
  }
  cleanup.dispose()
}

process.stdout.write(`\n${tableOf(rows)}\n`)
if (troubles.length > 0) process.stdout.write(`\n${troubles.slice(0, 100).join('\n')}\n`)
process.exit(isWhole(rows, engines) && troubles.length === 0 ? 0 : 1)
