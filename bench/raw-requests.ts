import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

// What the load of a benchmark needs, with as little processor time as possible: it shares the cores
// with what it measures.

const ticksPerSecond = 100
const lastChunk = '0\r\n\r\n'

export const requestFor = (path: string, headers: Record<string, string> = {}): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

/**
 * Asks again after each answer, over one connection, until there is no next request. Reads no more of
 * an answer than where it ends.
 */
export function ask(port: number, nextRequest: () => string | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1').setNoDelay()
  let missing = 0
  let isInChunks = false
  const next = () => {
    const text = nextRequest()
    if (text === undefined) socket.end(resolve)
    else socket.write(text)
  }
  socket.on('connect', next)
  socket.on('error', reject)
  socket.on('data', (part) => {
    if (missing === 0 && !isInChunks) {
      const end = part.indexOf('\r\n\r\n')
      const head = part.toString('latin1', 0, end)
      isInChunks = /\r\ntransfer-encoding: chunked/i.test(head)
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0
      if (!isInChunks) missing = end + 4 + Number(length)
    }
    if (isInChunks) isInChunks = part.toString('latin1', part.length - 5) !== lastChunk
    else missing -= part.length
    if (missing === 0 && !isInChunks) next()
  })
  return promise
}

/** What a process has spent so far, all its threads together; or one thread, as `1/task/1`. */
export function processorSeconds(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
