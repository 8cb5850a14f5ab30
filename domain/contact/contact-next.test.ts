import { expect, test } from 'vitest'
import { nextLike, nextRequest } from './contact-next.ts'

const [first, second, third] = [{ id: 1 }, { id: 2 }, { id: 3 }]
const all = [first, second, third]

test('the next remaining request follows, or else the previous one', () => {
  expect(nextRequest(all, 1, [first])).toBe(second)
  expect(nextRequest(all, 1, [first, second])).toBe(third)
  expect(nextRequest(all, 3, [third])).toBe(second)
  expect(nextRequest(all, 2, all)).toBeUndefined()
})

test('a request that is not in the list has no next one', () => {
  expect(nextRequest(all, 7, [{ id: 7 }])).toBeUndefined()
})

test('the next open request is the first from a place on, or else the nearest before it', () => {
  const requests = [false, true, false, true].map((isResolved, id) => ({
    id,
    isResolved,
    probableSpam: false,
  }))

  expect(nextLike('open', requests, 0)?.id).toBe(0)
  expect(nextLike('open', requests, 1)?.id).toBe(2)
  expect(nextLike('open', requests, 3)?.id).toBe(2)
  expect(nextLike('open', requests.slice(1, 2), 0)).toBeUndefined()
})

test('probable spam is passed over, unless it is what is being read', () => {
  const requests = [true, false].map((probableSpam, id) => ({
    id,
    isResolved: false,
    probableSpam,
  }))

  expect(nextLike('open', requests, 0)?.id).toBe(1)
  expect(nextLike('spam', requests, 1)?.id).toBe(0)
})
