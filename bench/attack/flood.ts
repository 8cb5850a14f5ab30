import { connect, type Socket } from 'node:net'
import { type FloodKind, floodRequest } from './requests.ts'

// One kind of request over 200 connections, each as fast as it is answered, in a process of its own. Prints what came
// of it as JSON: node bench/attack/flood.ts PORT KIND SECONDS
// It begins once all connections are accepted: Node accepts one per turn of its event loop, so the last would otherwise
// wait for what the first ones ask.

export type Flooded = {
  answers: Record<string, number>
  /** In ms, of the refusals (429 and 503): half, 99 of 100, and all, within so many. */
  refusedMedianMs: number
  refusedMostMs: number
  refusedWorstMs: number
  /** Refusals that did not say when to come back. */
  withoutRetryAfter: number
  broken: number
}

const connections = 200

const [port, kind, seconds] = process.argv.slice(2)
const answers: Record<string, number> = {}
const refusedMs: number[] = []
let withoutRetryAfter = 0
let broken = 0
let number = 0

const sockets = await Promise.all(Array.from({ length: connections }, openSocket))
const end = performance.now() + Number(seconds) * 1_000
await Promise.all(sockets.map(keepAsking))
const sorted = refusedMs.toSorted((one, other) => one - other)
const result: Flooded = {
  answers,
  refusedMedianMs: sorted[sorted.length >> 1] ?? 0,
  refusedMostMs: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  refusedWorstMs: sorted.at(-1) ?? 0,
  withoutRetryAfter,
  broken,
}
process.stdout.write(JSON.stringify(result))
process.exit()

/** Resolves with the first answer. */
function openSocket(): Promise<Socket> {
  const { promise, resolve } = Promise.withResolvers<Socket>()
  const socket = connect(Number(port), '127.0.0.1').setNoDelay()
  socket.on('error', () => undefined)
  socket.write('HEAD /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  socket.once('data', () => resolve(socket))
  socket.once('close', () => resolve(socket))
  return promise
}

/** A connection that is closed is made again. */
async function keepAsking(opened: Socket, at: number): Promise<void> {
  let socket = opened
  while (performance.now() < end) {
    const isBroken = await askUntilClosed(socket, at)
    if (isBroken && performance.now() < end) broken++
    socket = connect(Number(port), '127.0.0.1').setNoDelay()
  }
  socket.destroy()
}

function askUntilClosed(socket: Socket, at: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let [head, missing, isInChunks, start, isWaiting] = ['', 0, false, 0, false]
  const next = () => {
    if (performance.now() > end) return socket.destroy()
    start = performance.now()
    ;[head, missing, isInChunks, isWaiting] = ['', 0, false, true]
    return socket.write(floodRequest(kind as FloodKind, at, number++))
  }
  if (socket.connecting) socket.on('connect', next)
  else if (socket.destroyed) resolve(true)
  else next()
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
