import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

/** A write that ends when the test says so. */
function heldWrite() {
  const groups: number[][] = []
  const ends: PromiseWithResolvers<void>[] = []
  const add = grouped(async (items: number[]) => {
    groups.push(items)
    const end = Promise.withResolvers<void>()
    ends.push(end)
    await end.promise
    return items.map((item) => item * 10)
  })
  return { add, groups, ends }
}

test('items that arrive together, or while a group is written, share a transaction', async () => {
  const { add, groups, ends } = heldWrite()
  const outcomes = [1, 2].map(add)
  await expect.poll(() => groups).toEqual([[1, 2]])

  outcomes.push(...[3, 4].map(add))
  ends[0]?.resolve()
  await expect
    .poll(() => groups)
    .toEqual([
      [1, 2],
      [3, 4],
    ])
  ends[1]?.resolve()
  expect(await Promise.all(outcomes)).toEqual([10, 20, 30, 40])
})

test('items that arrive shortly after each other share a transaction', async () => {
  const groups: number[][] = []
  const add = grouped(async (items: number[]) => {
    groups.push(items)
    return items
  })
  await add(1)
  const second = add(2)
  await sleep(10)
  await Promise.all([second, add(3)])
  expect(groups).toEqual([[1], [2, 3]])
})

test('an item is not acknowledged before its write has ended', async () => {
  const { add, ends } = heldWrite()
  let isAcknowledged = false
  const outcome = add(1).then(() => {
    isAcknowledged = true
  })
  await expect.poll(() => ends).toHaveLength(1)
  expect(isAcknowledged).toBe(false)

  ends[0]?.resolve()
  await outcome
})

test('an item that can not be stored does not refuse the others of its group', async () => {
  const add = grouped(async (items: number[]) => {
    if (items.includes(2)) throw new Error('no such value')
    return items
  })
  const outcomes = await Promise.allSettled([add(1), add(2), add(3)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a database that is away refuses the whole group at once', async () => {
  let writes = 0
  const add = grouped(async () => {
    writes += 1
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  })
  const outcomes = await Promise.allSettled([add(1), add(2), add(3)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(writes).toBe(1)
})
