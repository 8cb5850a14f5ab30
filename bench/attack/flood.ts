import { connect } from 'node:net'
import { type FloodKind, floodRequest } from './requests.ts'

// One kind of request over 200 connections, each as fast as it is answered, in a process of its own. Prints what came
// of it as JSON: node bench/attack/flood.ts PORT KIND SECONDS

export type Flooded = {
  answers: Record<string, number>
  /** In ms, of the refusals (429 and 503): half, and all, within so many. */
  refusedMedianMs: number
  refusedWorstMs: number
  /** Refusals that did not say when to come back. */
  withoutRetryAfter: number
  broken: number
}

const connections = 200

const [port, kind, seconds] = process.argv.slice(2)
const end = performance.now() + Number(seconds) * 1_000
const answers: Record<string, number> = {}
const refusedMs: number[] = []
let withoutRetryAfter = 0
let broken = 0
let number = 0

await Promise.all(Array.from({ length: connections }, (_, at) => keepAsking(at)))
const sorted = refusedMs.toSorted((one, other) => one - other)
const result: Flooded = {
  answers,
  refusedMedianMs: sorted[sorted.length >> 1] ?? 0,
  refusedWorstMs: sorted.at(-1) ?? 0,
  withoutRetryAfter,
  broken,
}
process.stdout.write(JSON.stringify(result))
process.exit()

/** A connection that is closed is made again. */
async function keepAsking(at: number): Promise<void> {
  while (performance.now() < end) {
    const isBroken = await askUntilClosed(at)
    if (isBroken && performance.now() < end) broken++
  }
}

function askUntilClosed(at: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(Number(port), '127.0.0.1').setNoDelay()
  let [head, missing, isInChunks, start, isWaiting] = ['', 0, false, 0, false]
  const next = () => {
    if (performance.now() > end) return socket.destroy()
    start = performance.now()
    ;[head, missing, isInChunks, isWaiting] = ['', 0, false, true]
    return socket.write(floodRequest(kind as FloodKind, at, number++))
  }
  socket.on('connect', next)
  socket.on('error', () => undefined)
  socket.on('close', () => resolve(isWaiting))
  socket.on('data', (part) => {
    if (!head) {
      const length = part.indexOf('\r\n\r\n')
      head = part.toString('latin1', 0, length)
      isInChunks = /\r\ntransfer-encoding: chunked/i.test(head)
      if (!isInChunks) {
        missing = length + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
      }
    }
    if (isInChunks) isInChunks = !part.subarray(-5).equals(Buffer.from('0\r\n\r\n'))
    else missing -= part.length
    if (missing > 0 || isInChunks) return
    isWaiting = false
    note(head, performance.now() - start)
    next()
  })
  return promise
}

function note(head: string, ms: number): void {
  const status = head.slice(9, 12)
  answers[status] = (answers[status] ?? 0) + 1
  if (status !== '429' && status !== '503') return
  refusedMs.push(ms)
  if (!/\r\nretry-after: \d/i.test(head)) withoutRetryAfter++
}
