import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { lateMs } from '#domain/system/late.ts'
import { onTrouble } from '#server/log.ts'
import { watchMainThread } from './main-thread.ts'

afterEach(() => onTrouble(undefined))

function block(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('a main thread that is blocked again and again is told, and not each minute', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const told: unknown[] = []
  onTrouble((message, { reason }) => told.push([message, Number.parseInt(String(reason), 10)]))
  // A minute is a second here; it is told at the fifth, and not before the tenth.
  const timer = watchMainThread(1_000)
  for (let nth = 0; nth < 24; nth++) {
    block(lateMs + 70)
    // Lets timers run.
    await setImmediate()
    await setImmediate()
  }
  clearInterval(timer)
  vi.restoreAllMocks()

  expect(told).toEqual([['main thread late', expect.any(Number)]])
}, 60_000)
