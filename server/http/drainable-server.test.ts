import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDrainableServer } from './drainable-server.ts'

const soon = () => performance.now() + 100
const later = () => performance.now() + 20_000

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`
const post = (body: string) =>
  `POST / HTTP/1.1\r\nhost: test\r\ncontent-length: ${body.length}\r\n\r\n${body}`

/** Responds with the body, the path, or a large text. */
const echo: RequestListener = async (request, response) => {
  if (request.url === '/large') return response.end('a'.repeat(20_000_000))
  if (request.url === '/slow') await sleep(50)
  const body = await text(request).catch(() => 'broken off')
  response.end(`<${body || request.url}>`)
}

async function listening(answer = echo) {
  const drainable = createDrainableServer(answer)
  drainable.server.listen(0, '127.0.0.1')
  await once(drainable.server, 'listening')
  const { port } = drainable.server.address() as AddressInfo
  return { ...drainable, open: () => connect(port, '127.0.0.1') }
}

/** The next response on a connection that stays open. */
async function firstAnswer(socket: Socket): Promise<string> {
  const [part] = (await once(socket, 'data')) as [Buffer]
  return part.toString()
}

test('connections that wait to be accepted get their responses', async () => {
  const { open, close } = await listening()
  const clients = Array.from({ length: 50 }, open)
  for (const client of clients) client.write(get('/'))
  const answers = clients.map((client) => text(client))
  await close(later())

  for (const answer of await Promise.all(answers)) expect(answer).toContain('</>')
})

test('a request that has arrived but is not read yet gets its response', async () => {
  const { open, close } = await listening()
  const client = open()
  client.write(get('/first'))
  await firstAnswer(client)
  client.write(get('/second'))
  const answer = text(client)
  await close(later())

  expect(await answer).toContain('</second>')
})

test('after a drain an open connection closes with its next response', async () => {
  const { open, close, drain } = await listening()
  const client = open()
  client.write(get('/first'))
  expect(await firstAnswer(client)).toContain('Connection: keep-alive')
  drain()
  client.write(get('/second'))

  expect(await text(client)).toMatch(/connection: close[\s\S]*<\/second>/i)
  await close(later())
})

test('a response in progress when the drain begins closes its connection', async () => {
  const { open, close, drain, server } = await listening()
  const client = open()
  client.write(get('/slow'))
  await once(server, 'request')
  drain()

  expect(await text(client)).toMatch(/connection: close[\s\S]*<\/slow>/i)
  await close(later())
})

test('a draining server still accepts new connections', async () => {
  const { open, close, drain } = await listening()
  drain()
  const client = open()
  client.write(get('/'))

  expect(await text(client)).toContain('</>')
  await close(later())
})

test('only the last of several pipelined responses closes the connection', async () => {
  const { open, close, drain } = await listening()
  drain()
  const client = open()
  client.write(get('/slow') + get('/second') + get('/third'))
  const answers = await text(client)

  expect(answers).toMatch(/<\/slow>[\s\S]*<\/second>[\s\S]*<\/third>/)
  expect(answers.match(/connection: close/gi)).toHaveLength(1)
  await close(later())
})

test('a request whose body has arrived in part is awaited', async () => {
  const { open, close, drain, server } = await listening()
  const client = open()
  const sent = post('here comes the rest')
  client.write(sent.slice(0, -5))
  await once(server, 'request')
  drain()
  const closed = close(later())
  await sleep(1_500)
  client.write(sent.slice(-5))

  expect(await text(client)).toContain('<here comes the rest>')
  await closed
})

test('a request whose headers have arrived in part is awaited', async () => {
  const { open, close, server } = await listening()
  const client = open()
  client.write(get('/').slice(0, -5))
  const [connection] = (await once(server, 'connection')) as [Socket]
  await expect.poll(() => connection.bytesRead).toBeGreaterThan(0)
  const closed = close(later())
  await sleep(1_500)
  client.write(get('/').slice(-5))

  expect(await text(client)).toContain('</>')
  await closed
})

test('a response to a slow reader is sent whole', async () => {
  const { open, close, server } = await listening()
  const client = open()
  client.pause()
  client.write(get('/large'))
  await once(server, 'request')
  const closed = close(later())
  await sleep(1_500)

  expect((await text(client)).length).toBeGreaterThan(20_000_000)
  await closed
})

test('a silent connection does not keep the server open', async () => {
  const { open, close, server } = await listening()
  const client = open()
  await once(server, 'connection')
  const ended = once(client, 'close')
  client.resume()
  await close(Number.POSITIVE_INFINITY)

  expect(await ended).toEqual([false])
})

test('an unfinished request does not keep the server open past the deadline', async () => {
  const { open, close, server } = await listening()
  const client = open()
  client.on('error', () => undefined).resume()
  client.write(post('never whole').slice(0, -1))
  await once(server, 'request')
  const ended = once(client, 'close')
  await close(soon())

  await ended
  expect(server.listening).toBe(false)
})

test('a closed server refuses connections', async () => {
  const { open, close } = await listening()
  await close(later())

  await expect(once(open(), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
