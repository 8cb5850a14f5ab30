import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBytes } from './read-bytes.ts'

const maxBytes = 15 * 1024 * 1024

type Pace = Parameters<typeof readBytes>[2]

const reader = (pace?: Pace) =>
  new Hono().post('*', async (call) => {
    const body = await readBytes(call, maxBytes, pace)
    return body.ok ? call.text(`${body.value.byteLength} bytes`) : call.text(body.why, 400)
  })

/** A stream with this many bytes per second. */
function line(bytesPerSecond: number, total = maxBytes): ReadableStream<Uint8Array> {
  let left = total
  return new ReadableStream({
    async pull(controller) {
      if (left <= 0) return controller.close()
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      controller.enqueue(new Uint8Array(Math.min(bytesPerSecond, left)))
      left -= bytesPerSecond
    },
  })
}

const send = async (body: BodyInit) => {
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit
  return (await reader().request('/', init)).text()
}

/** The response after this much time has passed, or 'still waiting'. */
async function after(ms: number, answer: Promise<string>): Promise<string> {
  let result = 'still waiting'
  answer.then((response) => {
    result = response
  })
  await vi.advanceTimersByTimeAsync(ms)
  // Let the pending promises settle.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  return result
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an upload of 15 MB at 128 kbit/s succeeds', async () => {
  const answer = send(line(16 * 1024))

  expect(await after(961_000, answer)).toBe(`${maxBytes} bytes`)
})

test('a dripping body times out after 30 seconds', async () => {
  const answer = send(line(10))

  expect(await after(29_000, answer)).toBe('still waiting')
  expect(await after(2_000, answer)).toBe('slow')
})

test('a body without any bytes times out after 30 seconds', async () => {
  const answer = send(new ReadableStream())

  expect(await after(29_000, answer)).toBe('still waiting')
  expect(await after(1_000, answer)).toBe('slow')
})

test('a burst extends the deadline only by its own size', async () => {
  const burst = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(160 * 1024)),
  })
  const answer = send(burst)

  expect(await after(39_000, answer)).toBe('still waiting')
  expect(await after(2_000, answer)).toBe('slow')
})

test('a complete body starts no lasting timer', async () => {
  expect(await after(0, send('hallo'))).toBe('5 bytes')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['in one piece', ['hallo']],
  ['in two', ['hal', 'lo']],
  ['that is empty', []],
  ['of the most bytes', ['a'.repeat(10)]],
  ['of one byte more', ['a'.repeat(11)]],
])('a body %s is read from the connection', async (_, parts) => {
  vi.useRealTimers()
  const app = new Hono().post('*', async (call) => {
    const body = await readBytes(call, 10)
    return call.text(body.ok ? Buffer.from(body.value).toString() : body.why)
  })
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const socket = connect((server.address() as AddressInfo).port)
  const chunks = [...parts, ''].map((part) => `${part.length.toString(16)}\r\n${part}\r\n`)
  const head =
    'POST / HTTP/1.1\r\nHost: a.nl\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
  const pieces = [head, ...chunks]
  for (const piece of parts.length > 1 ? pieces : [pieces.join('')]) {
    socket.write(piece)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  let answer = ''
  for await (const part of socket) answer += part

  const all = parts.join('')
  expect(answer.split('\r\n\r\n')[1]).toContain(all.length > 10 ? 'large' : all)
  await new Promise((resolve) => server.close(resolve))
})

test('a slow client gets an error and its connection is closed', async () => {
  vi.useRealTimers()
  const app = reader({ graceMs: 50, minBytesPerSecond: 1_000_000 })
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const socket = connect((server.address() as AddressInfo).port)
  socket.write('POST / HTTP/1.1\r\nHost: a.nl\r\nContent-Length: 1000\r\n\r\n')
  const drip = setInterval(() => socket.write('a'), 10)
  let answer = ''
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  socket
    .on('data', (part) => {
      answer += part
      clearInterval(drip)
    })
    // The server closes while a byte is on its way, so the client gets a reset.
    .on('error', () => undefined)
    .on('close', () => resolve())

  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\n/)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toMatch(/slow$/)
  await new Promise((resolve) => server.close(resolve))
})
