import { createServer } from 'node:http'
import { WASI } from 'node:wasi'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

// Loaded before the server, with --import. Measures how much processor time its main thread takes in
// one turn of the event loop: nothing else is answered meanwhile. What else the machine does takes no
// time of this thread, so that a busy machine gives the same figures.
//
// The thread never sleeps: each turn ends with the start of the next. Another thread tells the figures,
// so that asking for them is no work of the main thread.

/** A turn without work takes about 0.01 ms. */
const idleMs = 0.05

export type Stretches = {
  /** The longest turn since the figures were last asked for, and all turns with work together. */
  longestMs: number
  wholeMs: number
}

export const portVariable = 'BENCH_STRETCHES_PORT'

if (isMainThread && process.env[portVariable]) {
  const figures = new Float64Array(new SharedArrayBuffer(16))
  new Worker(new URL(import.meta.url), { workerData: { figures }, execArgv: [] }).unref()
  const spentMs = threadClock()
  let before = spentMs()
  const turn = () => {
    const now = spentMs()
    const spent = now - before
    before = now
    if (spent > (figures[0] ?? 0)) figures[0] = spent
    if (spent > idleMs) figures[1] = (figures[1] ?? 0) + spent
    setImmediate(turn)
  }
  setImmediate(turn)
} else if (workerData?.figures instanceof Float64Array) {
  const figures: Float64Array = workerData.figures
  createServer((_, response) => {
    const [longestMs = 0, wholeMs = 0] = figures
    figures.fill(0)
    response.end(JSON.stringify({ longestMs, wholeMs } satisfies Stretches))
  }).listen(Number(process.env[portVariable]), '127.0.0.1')
}

/**
 * The processor time of this thread. `process.threadCpuUsage()` is behind by up to a tick of the kernel;
 * WASI reads the clock itself.
 */
function threadClock(): () => number {
  const wasi = new WASI({ version: 'preview1' })
  const memory = new WebAssembly.Memory({ initial: 1 })
  const nanoseconds = new DataView(memory.buffer)
  const threadTime = 3
  wasi.initialize({ exports: { memory } })
  return () => {
    wasi.wasiImport.clock_time_get?.(threadTime, 1n, 0)
    return Number(nanoseconds.getBigUint64(0, true)) / 1_000_000
  }
}
