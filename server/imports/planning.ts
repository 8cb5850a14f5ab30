import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ImportName } from '#domain/import/import-names.ts'
import { fileOf } from '#server/programs.ts'
import type { Answer, Planned, Question, Unread } from './import-thread.ts'

const timeoutMs = 60_000
/** A check is usually followed by the import, so the thread stays for a while. */
const idleMs = 10_000

let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined
let isTaken = false

/** Only one file is read at a time, so that memory holds one. Undefined while there is another. */
export async function oneAtATime<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  if (isTaken) return undefined
  isTaken = true
  try {
    return await work()
  } finally {
    isTaken = false
  }
}

/**
 * Parses and plans the lines of a file, in a thread, so that pages are served meanwhile.
 *
 * @param body `importSchema` as JSON
 * @param known reads what the plan needs to know, once the lines are valid
 */
export async function planLines(
  name: ImportName,
  body: Uint8Array,
  known: () => Promise<object>,
): Promise<Unread | Planned> {
  const worker = start()
  const timer = setTimeout(() => end(worker), timeoutMs)
  const { promise: gone, resolve } = Promise.withResolvers<Unread>()
  const tookTooLong = () => resolve({ why: 'large' })
  worker.once('exit', tookTooLong)
  try {
    const read = await Promise.race([gone, ask(worker, { kind: 'read', name, body })])
    if ('lines' in read || read.why !== 'known') return read
    const question: Question = { kind: 'plan', known: await known() }
    const planned = await Promise.race([gone, ask(worker, question)])
    if ('why' in planned && planned.why === 'known') throw new Error('what is known was sent')
    return planned
  } finally {
    clearTimeout(timer)
    worker.off('exit', tookTooLong)
    rest(worker)
  }
}

function start(): Worker {
  clearTimeout(idle)
  if (thread) return thread
  // Not the options of the process, which may be about its own first file.
  const worker = new Worker(fileOf('server/imports/import-thread.ts'), { execArgv: [] })
  // Whoever waits for an answer is told why there is none.
  worker.on('error', () => undefined)
  worker.once('exit', () => forget(worker))
  thread = worker
  return worker
}

/** Rejects if the thread throws. */
async function ask(worker: Worker, question: Question): Promise<Answer> {
  worker.ref()
  worker.postMessage(question)
  const [answer] = (await once(worker, 'message')) as [Answer]
  return answer
}

function rest(worker: Worker): void {
  idle = setTimeout(() => end(worker), idleMs)
  // Must not keep the process alive on shutdown.
  idle.unref()
  worker.unref()
}

function end(worker: Worker): void {
  forget(worker)
  worker.terminate()
}

function forget(worker: Worker): void {
  if (thread === worker) thread = undefined
}
