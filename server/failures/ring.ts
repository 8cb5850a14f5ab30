import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Failure } from '#server/db/system/failures.ts'
import { env } from '#server/env.ts'

/** Two files take turns, so there is always at least one whole one. */
const maxFileBytes = 256 * 1024

const names = ['new.jsonl', 'old.jsonl'] as const

const folderOf = (dataDir: string): string | undefined =>
  dataDir.startsWith('memory://') ? undefined : join(resolve(dataDir), 'failures')

/**
 * Appends failures to a file beside the database, which is where they wait while it is away. The oldest are lost
 * when both files are full. At once, because the process may be about to end.
 */
export function appendToRing(failures: Failure[], dataDir = env.DATA_DIR): void {
  const folder = folderOf(dataDir)
  if (!folder || failures.length === 0) return
  const [newer, older] = names.map((name) => join(folder, name)) as [string, string]
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (sizeOf(newer) > maxFileBytes) renameSync(newer, older)
  const lines = failures.map((failure) => `${JSON.stringify(failure)}\n`)
  appendFileSync(newer, lines.join(''), { mode: 0o600 })
}

/** Takes all that waits, the oldest first. A process takes a file by its name, so nobody else gets it. */
export function takeRing(dataDir = env.DATA_DIR): Failure[] {
  const folder = folderOf(dataDir)
  if (!folder) return []
  return names.toReversed().flatMap((name) => {
    const taken = join(folder, `taken-${process.pid}`)
    try {
      renameSync(join(folder, name), taken)
    } catch {
      return []
    }
    const lines = readFileSync(taken, 'utf8').split('\n')
    rmSync(taken)
    return lines.flatMap(failureOf)
  })
}

/** None in a line that was cut off by a full disk or a stop. */
function failureOf(line: string): Failure[] {
  try {
    const failure: Failure = JSON.parse(line)
    return [{ ...failure, at: new Date(failure.at) }]
  } catch {
    return []
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0
