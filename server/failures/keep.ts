import { keptFailures } from '#domain/system/failure.ts'
import { addFailures, type Failure } from '#server/db/system/failures.ts'
import { type Facts, log, onTrouble } from '#server/log.ts'
import { appendToRing, takeRing } from './ring.ts'

const flushIntervalMs = 2_000
const retryIntervalMs = 30_000
const maxTextLength = 500
const maxStackLength = 2_000

let waiting: Failure[] = []
let timer: NodeJS.Timeout | undefined

/**
 * Keeps every warning and error of the log that has a cause, for the page Systeem. In the database, which all
 * processes share; while it is away, in files.
 */
export function keepFailures(): void {
  onTrouble((message, facts) => {
    if (waiting.length >= keptFailures) return
    waiting.push(failureOf(message, facts))
    flushIn(flushIntervalMs)
  })
  // What the files hold of before this start.
  flushIn(flushIntervalMs)
}

function flushIn(ms: number): void {
  timer ??= setTimeout(flushFailures, ms).unref()
}

export async function flushFailures(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const failures = waiting
  waiting = []
  if (!((await add(failures)) && (await add(takeRing())))) flushIn(retryIntervalMs)
}

/** False if the database did not take them: then they are in the files. */
async function add(failures: Failure[]): Promise<boolean> {
  try {
    await addFailures(failures.slice(-keptFailures))
    return true
  } catch (error) {
    // Not as a warning, which would be one more failure to keep.
    log.debug('failures wait for the database', { count: failures.length, error })
    writeDown(failures)
    return false
  }
}

/** Before a stop that does not wait for the database. */
export function writeDownFailures(): void {
  writeDown(waiting)
  waiting = []
}

function writeDown(failures: Failure[]): void {
  try {
    appendToRing(failures)
  } catch {
    // A full disk, or one that can only be read. The log has them.
  }
}

function failureOf(message: string, facts: Facts): Failure {
  const { id, reason, path, job, stack } = facts
  return {
    at: new Date(),
    requestId: textOf(id, 64),
    message: message.slice(0, maxTextLength),
    reason: textOf(reason, maxTextLength) ?? '',
    path: textOf(path, maxTextLength),
    job: textOf(job, maxTextLength),
    stack: textOf(stack, maxStackLength),
  }
}

// PostgreSQL can't store a NUL character, which a visitor can put in an address.
const textOf = (fact: unknown, length: number): string | null =>
  fact === undefined || fact === '' ? null : String(fact).replaceAll('\0', '').slice(0, length)
