import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TrialTable } from '#domain/system/trial.ts'
import { env } from '#server/env.ts'
import { fileOf } from '#server/programs.ts'
import { databaseSize } from '#server/system/sizes.ts'

const prefix = 'op-proef-'
/** What a small site takes with the log of its database, and the memory of the process at its peak. */
const leastBytes = 200_000_000
const memoryBytes = 500_000_000
const longestMs = 3_600_000

export type Trial =
  | { outcome: 'no room' | 'no memory'; needed: number; free: number }
  | { outcome: 'restored'; tables: TrialTable[] }

/** What the process says when it is done. */
export type TrialAnswer = { tables: TrialTable[] } | { failed: string }

/**
 * Restores a copy into an embedded database in a folder and a process of its own, which are both gone after it.
 * Only with twice the space: a full disk would stop the site.
 */
export async function restoreOnTrial(
  path: string,
  machine = { free: freeSpace, memory: () => process.availableMemory() },
): Promise<Trial> {
  const folder = trialFolder()
  const needed = 2 * Math.max(await databaseSize(), leastBytes)
  const free = machine.free(folder)
  if (free < needed) return { outcome: 'no room', needed, free }
  const memory = machine.memory()
  if (memory < memoryBytes) return { outcome: 'no memory', needed: memoryBytes, free: memory }

  const own = mkdtempSync(join(folder, prefix))
  try {
    const answer = await ask(path, own)
    if ('failed' in answer) throw new Error(answer.failed)
    return { outcome: 'restored', tables: answer.tables }
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

function ask(path: string, folder: string): Promise<TrialAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<TrialAnswer>()
  // Never the database of the site.
  const settings = { NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: '' }
  const child = fork(fileOf('server/backup/trial/restore-on-trial.ts'), [path], {
    env: { ...process.env, ...settings },
    // Optimized WebAssembly takes 75 MB more, and time before it saves any.
    execArgv: ['--liftoff-only', '--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), longestMs)
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('message', resolve)
  child.once('error', reject)
  child.once('exit', (code, signal) => {
    reject(new Error(`Het terugzetten op proef brak af (${signal ?? code}).`))
  })
  return promise.finally(() => {
    clearTimeout(timer)
    process.off('exit', endWithUs)
    child.kill('SIGKILL')
  })
}

/** Beside the database, whose disk we know. What a process left that was stopped is removed. */
function trialFolder(): string {
  const folder = env.DATA_DIR.startsWith('memory://') ? tmpdir() : resolve(env.DATA_DIR)
  mkdirSync(folder, { recursive: true })
  if (folder !== tmpdir()) {
    for (const name of readdirSync(folder).filter((name) => name.startsWith(prefix))) {
      rmSync(join(folder, name), { recursive: true, force: true })
    }
  }
  return folder
}

function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
