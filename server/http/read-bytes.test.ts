import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBytes } from './read-bytes.ts'

const most = 15 * 1024 * 1024

type Patience = Parameters<typeof readBytes>[2]

const reader = (patience?: Patience) =>
  new Hono().post('*', async (call) => {
    const body = await readBytes(call, most, patience)
    return body.ok ? call.text(`${body.value.byteLength} bytes`) : call.text(body.why, 400)
  })

/** So many bytes each second, for as many seconds as are let by. */
function line(bytesPerSecond: number, total = most): ReadableStream<Uint8Array> {
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

/** What is answered once so much time has gone by. */
async function after(ms: number, answer: Promise<string>): Promise<string> {
  let given = 'still waiting'
  answer.then((said) => {
    given = said
  })
  await vi.advanceTimersByTimeAsync(ms)
  // To make and to read an answer takes a few turns more.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  return given
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a picture of 15 MB over a line of 128 kbit/s comes in', async () => {
  const answer = send(line(16 * 1024))

  expect(await after(961_000, answer)).toBe(`${most} bytes`)
})

test('a body that drips is given half a minute', async () => {
  const answer = send(line(10))

  expect(await after(29_000, answer)).toBe('still waiting')
  expect(await after(2_000, answer)).toBe('slow')
})

test('a body that does not come at all is given half a minute', async () => {
  const answer = send(new ReadableStream())

  expect(await after(29_000, answer)).toBe('still waiting')
  expect(await after(1_000, answer)).toBe('slow')
})

test('what came in at once buys no more time than it is worth', async () => {
  const burst = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(160 * 1024)),
  })
  const answer = send(burst)

  expect(await after(39_000, answer)).toBe('still waiting')
  expect(await after(2_000, answer)).toBe('slow')
})

test('a body that is there is not waited for', async () => {
  expect(await after(0, send('hallo'))).toBe('5 bytes')
  expect(vi.getTimerCount()).toBe(0)
})

test('who drips is told so, and hung up on', async () => {
  vi.useRealTimers()
  const app = reader({ graceMs: 50, leastBytesPerSecond: 1_000_000 })
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
    // Hung up on with a drop underway, which is a reset to who sent it.
    .on('error', () => undefined)
    .on('close', () => resolve())

  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\n/)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toMatch(/slow$/)
  await new Promise((resolve) => server.close(resolve))
})
