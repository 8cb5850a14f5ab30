import { expect, test } from 'vitest'
import { nextOpen, nextRequest } from './contact-next.ts'

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
  const requests = [false, true, false, true].map((isResolved, id) => ({ id, isResolved }))

  expect(nextOpen(requests, 0)?.id).toBe(0)
  expect(nextOpen(requests, 1)?.id).toBe(2)
  expect(nextOpen(requests, 3)?.id).toBe(2)
  expect(nextOpen(requests.slice(1, 2), 0)).toBeUndefined()
})
