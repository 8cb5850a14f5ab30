import { expect, test } from 'vitest'
import { withSeededDatabase } from '#test/database.ts'
import { db } from './client.ts'
import { perContentVersion, perVersionOf, refreshContentVersion } from './content-version.ts'
import { faqs, settings } from './schema.ts'

withSeededDatabase()

async function edit(): Promise<void> {
  await db.update(faqs).set({ answer: 'Anders' })
  await refreshContentVersion()
}

test('a value is read once until the content changes', async () => {
  let reads = 0
  const read = perContentVersion(async () => ++reads)

  expect([await read(), await read()]).toEqual([1, 1])
  await edit()
  expect([await read(), await read()]).toEqual([2, 2])
})

test('a query of some tables is read again when one of them changes, and at no other edit', async () => {
  let reads = 0
  const read = perVersionOf([settings, faqs], async () => ++reads)
  const ofOthers = perVersionOf([settings], async () => 'once')
  const first = ofOthers()

  expect([await read(), await read()]).toEqual([1, 1])
  await edit()
  expect([await read(), await read()]).toEqual([2, 2])
  expect(ofOthers()).toBe(first)

  await db.update(settings).set({ values: {} })
  await refreshContentVersion()
  expect(await read()).toBe(3)
  expect(ofOthers()).not.toBe(first)
})

test('a read that began before an edit is not shared with later callers', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const answers = [promise, Promise.resolve('new')]
  const read = perContentVersion(() => answers.shift() ?? Promise.reject(new Error('too many')))

  const before = read()
  await edit()
  const after = read()
  resolve('old')

  expect(await after).toBe('new')
  expect(await before).toBe('old')
  expect(await read()).toBe('new')
})

test('each key has its own value, and the most recently used keys stay cached', async () => {
  const read: string[] = []
  const find = perContentVersion(async (key: string) => {
    read.push(key)
    return key.toUpperCase()
  })
  expect([await find('ams'), await find('ein')]).toEqual(['AMS', 'EIN'])
  for (let number = 0; number < 1_000; number++) {
    await find(`x${number}`)
    await find('ams')
  }
  await find('ein')

  expect(read.filter((key) => key === 'ams')).toHaveLength(1)
  expect(read.filter((key) => key === 'ein')).toHaveLength(2)
})

test('a failure is not cached', async () => {
  let isBroken = true
  const read = perContentVersion(async () => {
    if (isBroken) throw new Error('away')
    return 'there'
  })

  await expect(read()).rejects.toThrow('away')
  isBroken = false
  expect(await read()).toBe('there')
})
