import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startBucket } from '#test/bucket-server.ts'
import { openFolder } from './folder-place.ts'
import { inParts } from './parts.ts'
import type { Place } from './place.ts'
import { openBucket } from './s3-place.ts'
import { sign } from './sign.ts'

const name = 'parkeerpiloot-2026-11-28-032000.backup.gz.age'
const other = (day: number) => `parkeerpiloot-2026-11-0${day}-032000.backup.gz.age`
const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-elsewhere-'))
const bucket = await startBucket()

afterAll(() => {
  rmSync(folder, { recursive: true })
  bucket.close()
})

beforeEach(() => {
  for (const file of readdirSync(folder)) rmSync(join(folder, file), { recursive: true })
  bucket.files.clear()
  Object.assign(bucket, { refuse: () => undefined, requests: [] })
})

async function* bytesOf(...chunks: string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk)
}
const textIn = async (place: Place, file: string) => {
  const content = await place.read(file)
  return content && text(Readable.from(content))
}

describe.each<[string, Place]>([
  ['a folder', openFolder(folder)],
  ['a bucket', openBucket(new URL(bucket.address), bucket.keys)],
])('%s', (_, place) => {
  test('keeps what it is given, gives it back, and deletes it', async () => {
    await place.write(name, bytesOf('een ', 'kopie'))
    expect(await place.list()).toEqual([{ name, bytes: 9 }])
    expect(await textIn(place, name)).toBe('een kopie')

    await place.remove(name)
    expect(await place.list()).toEqual([])
    expect(await place.read(name)).toBeUndefined()
  })

  test('lists all of ours and nothing else', async () => {
    for (const day of [1, 2, 3, 4, 5]) await place.write(other(day), bytesOf('x'))
    await place.write('een-brief.txt', bytesOf('x'))

    const names = (await place.list()).map((stored) => stored.name)
    expect(names.toSorted()).toEqual([1, 2, 3, 4, 5].map(other))
  })

  test('keeps nothing of content that breaks off', async () => {
    async function* broken() {
      yield Buffer.alloc(9_000_000)
      throw new Error('broken off')
    }
    await expect(place.write(name, broken())).rejects.toThrow('broken off')

    expect(await place.list()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
    expect(bucket.uploads.size).toBe(0)
  })
})

test('a folder that is not there is not made', async () => {
  const away = join(folder, 'not-mounted')

  await expect(openFolder(away).write(name, bytesOf('x'))).rejects.toThrow(
    `De map ${away} is er niet. Is de schijf aangekoppeld?`,
  )
  expect(readdirSync(folder)).toEqual([])
})

test('what a stopped process left in a folder is cleared by the next', async () => {
  writeFileSync(join(folder, `${other(1)}.part`), 'half')
  await openFolder(folder).write(name, bytesOf('x'))

  expect(readdirSync(folder)).toEqual([name])
})

test('a large file goes to a bucket in parts, each with a signature of its own', async () => {
  const content = Buffer.alloc(20_000_000, 7)
  const place = openBucket(new URL(bucket.address), bucket.keys)
  await place.write(
    name,
    (async function* () {
      yield content
    })(),
  )

  expect(bucket.requests.filter((line) => line.includes('partNumber'))).toHaveLength(3)
  expect(bucket.files.get(`a folder/${name}`)?.equals(content)).toBe(true)
})

test.each([
  ['an unknown key', { id: 'OTHER' }, 'kent COPIES_S3_KEY niet (403 InvalidAccessKeyId)'],
  [
    'a wrong secret',
    { secret: 'other' },
    'weigerde de handtekening: COPIES_S3_SECRET klopt niet (403 SignatureDoesNotMatch)',
  ],
  [
    'another region',
    { region: 'us-east-1' },
    'verwacht een andere COPIES_S3_REGION (400 AuthorizationHeaderMalformed)',
  ],
])('%s is refused in words', async (_, wrong, words) => {
  const place = openBucket(new URL(bucket.address), { ...bucket.keys, ...wrong })

  await expect(place.write(name, bytesOf('x'))).rejects.toThrow(words)
  expect(bucket.requests).toHaveLength(1)
})

test('another bucket is refused in words, also where a file is asked for', async () => {
  const place = openBucket(new URL('/other/', bucket.address), bucket.keys)

  await expect(place.list()).rejects.toThrow('heeft geen bucket met deze naam (404 NoSuchBucket)')
  await expect(place.read(name)).rejects.toThrow('(404 NoSuchBucket)')
})

test('a storage that is busy is asked again', async () => {
  const busy = [{ status: 503, code: 'SlowDown' }]
  bucket.refuse = () => busy.pop()
  const place = openBucket(new URL(bucket.address), bucket.keys)
  await place.write(name, bytesOf('x'))

  expect(bucket.requests).toHaveLength(2)
  expect(await textIn(place, name)).toBe('x')
})

test('a storage that does not answer is said to be out of reach', async () => {
  const gone = await startBucket()
  gone.close()
  const place = openBucket(new URL(gone.address), gone.keys)

  await expect(place.list()).rejects.toThrow(
    /^De opslag .* is niet te bereiken \(ECONNREFUSED\)\.$/,
  )
})

test('a signature is that of the example of AWS', () => {
  const keys = {
    id: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const address = new URL('https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J')
  const headers = sign('GET', address, new Uint8Array(), keys, new Date('2013-05-24T00:00:00Z'))

  expect(headers.authorization).toContain(
    'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  )
})

test('content is cut in pieces of one size', async () => {
  const pieces: string[] = []
  for await (const piece of inParts(bytesOf('abcdefg', '', 'hi', 'j'), 3)) pieces.push(`${piece}`)
  expect(pieces).toEqual(['abc', 'def', 'ghi', 'j'])
})

test('a storage that takes the connection and never answers is given up, once', async () => {
  let connections = 0
  const open = new Set<Socket>()
  const silent = createServer((socket) => {
    connections += 1
    open.add(socket)
    socket.on('error', () => undefined).resume()
  })
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const place = openBucket(new URL(`http://127.0.0.1:${port}/bucket`), bucket.keys, 1_000)

  await expect(place.write(name, bytesOf('een kopie'))).rejects.toThrow(
    `De opslag 127.0.0.1:${port} is niet te bereiken (geen antwoord op tijd).`,
  )
  expect(connections).toBe(1)
  for (const socket of open) socket.destroy()
  silent.close()
})
