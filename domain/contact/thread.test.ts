import { expect, test } from 'vitest'
import { type Delivery, deliveryNow, waitingSince } from './thread.ts'

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

  const of = (delivery: Delivery | null) => ({ delivery, createdAt: began, sendingAt: began })

  expect(deliveryNow(of('sending'), after(2))).toBe('sending')
  expect(deliveryNow(of('sending'), after(4))).toBe('unsure')
  expect(deliveryNow(of('sent'), after(4))).toBe('sent')
  expect(deliveryNow(of(null), after(4))).toBe(null)
})

test('an answer that was not handed over waits for a quarter, then nobody knows', () => {
  const written = new Date(early)
  const after = (minutes: number) => new Date(written.getTime() + minutes * 60_000)
  const waiting = { delivery: 'sending', createdAt: written, sendingAt: null } as const

  expect(deliveryNow(waiting, after(14))).toBe('sending')
  expect(deliveryNow(waiting, after(16))).toBe('unsure')
})
