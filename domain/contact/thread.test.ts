import { expect, test } from 'vitest'
import { deliveryNow, waitingSince } from './thread.ts'

const createdAt = '2026-11-20T08:00:00.000Z'
const early = '2026-11-20T09:00:00.000Z'
const late = '2026-11-20T10:00:00.000Z'

test.each([
  ['a new request', null, null, createdAt],
  ['an answered one', early, null, null],
  ['an answered one to which the visitor wrote back', early, late, late],
  ['one that was answered again', late, early, null],
  ['one to which the visitor added something', null, early, early],
])('%s waits since the last message without an answer', (_, answeredAt, repliedAt, since) => {
  expect(waitingSince({ createdAt, answeredAt, repliedAt })).toBe(since)
})

test('an answer whose sending was cut off may have been sent', () => {
  const began = new Date(early)
  const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000)

  expect(deliveryNow('sending', began, after(2))).toBe('sending')
  expect(deliveryNow('sending', began, after(4))).toBe('unsure')
  expect(deliveryNow('sent', began, after(4))).toBe('sent')
  expect(deliveryNow(null, null, after(4))).toBe(null)
})
