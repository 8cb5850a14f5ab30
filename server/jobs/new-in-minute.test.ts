import { expect, test, vi } from 'vitest'
import { log } from '#server/log.ts'
import { boss } from './boss.ts'
import { newInMinute } from './new-in-minute.ts'

test('the same error counts once a minute, another at once', () => {
  let at = 0
  const isNew = newInMinute(() => at)
  const away = () => Object.assign(new Error(''), { code: 'ECONNREFUSED' })
  const hear = (seconds: number, error: Error) => {
    at = seconds * 1_000
    return isNew(error)
  }

  expect([
    hear(0, away()),
    hear(2, away()),
    hear(3, Object.assign(new Error(''), { code: 'ETIMEDOUT' })),
    hear(4, new Error('relation does not exist')),
    // Counted from what was said, so an error that goes on is said again.
    hear(59, away()),
    hear(60, away()),
    hear(61, away()),
  ]).toEqual([true, false, true, true, false, true, false])
})

test('an error counts once for all queues', () => {
  const isNew = newInMinute()

  expect(
    [
      'the database does not answer (Queue: alarms, Worker: 634c6fce)',
      'the database does not answer (Queue: back-up, Worker: 35c3cc81)',
      'the database does not answer',
    ].map((message) => isNew(new Error(message))),
  ).toEqual([true, false, false])
})

test('the queue logs an error that repeats itself once', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  for (let times = 0; times < 3; times++) boss.emit('error', new Error('the database is away'))

  expect(warn.mock.calls).toEqual([['jobs', { error: new Error('the database is away') }]])
  warn.mockRestore()
})
