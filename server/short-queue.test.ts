import { expect, onTestFinished, test, vi } from 'vitest'
import { shortQueue } from './short-queue.ts'

/** A queue whose tasks finish when the test says so, and the names of those started so far. */
function aQueue(more: { atOnce?: number; longestMs?: number } = {}) {
  const { inTurn, isFull } = shortQueue({ ...more, maxLength: 3, maxPerSender: 2 })
  const started: string[] = []
  const finish = new Map<string, () => void>()

  const come = (name: string, from = name, hasPriority = false) =>
    inTurn({ from, hasPriority }, async () => {
      started.push(name)
      await new Promise<void>((done) => finish.set(name, done))
      if (name === 'broken') throw new Error(name)
      return name
    })

  return { come, started, isFull, finish: (name: string) => finish.get(name)?.() }
}

const settled = () => new Promise((done) => setTimeout(done))

test('tasks run one at a time in order, also after a failed one', async () => {
  const { come, started, finish } = aQueue()
  const broken = come('broken')
  const second = come('second')
  const third = come('third')
  await settled()
  expect(started).toEqual(['broken'])

  finish('broken')
  await expect(broken).rejects.toThrow('broken')
  await settled()
  expect(started).toEqual(['broken', 'second'])

  finish('second')
  expect(await second).toEqual({ ok: true, value: 'second' })
  await settled()
  finish('third')
  expect(await third).toEqual({ ok: true, value: 'third' })
})

test('as many as may run at once do, and the next one as soon as one of them is done', async () => {
  const { come, started, finish } = aQueue({ atOnce: 2 })
  for (const name of ['a', 'b', 'c', 'd']) come(name)
  await settled()
  expect(started).toEqual(['a', 'b'])

  finish('b')
  await settled()
  expect(started).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) finish(name)
  await settled()
  finish('d')
  await settled()
  for (const name of ['e', 'f', 'g']) come(name)
  await settled()
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('a task that takes too long holds nobody up, and gives its place away once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { come, started, finish } = aQueue({ longestMs: 300 })
  const slow = come('slow')
  for (const name of ['a', 'b']) come(name)
  await vi.advanceTimersByTimeAsync(299)
  expect(started).toEqual(['slow'])
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual(['slow', 'a'])

  finish('slow')
  expect(await slow).toEqual({ ok: true, value: 'slow' })
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual(['slow', 'a'])
  finish('a')
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual(['slow', 'a', 'b'])
})

test('a full queue refuses at once and has room again after a task', async () => {
  const { come, started, isFull, finish } = aQueue()
  for (const name of ['now', 'a', 'b']) come(name)
  expect(isFull()).toBe(false)
  come('c')

  expect(isFull()).toBe(true)
  expect(await come('d')).toEqual({ ok: false, why: 'full' })
  finish('now')
  await settled()
  come('e')
  finish('a')
  await settled()
  expect(started).toEqual(['now', 'a', 'b'])
  expect(await Promise.race([come('f'), 'waits'])).toBe('waits')
})

test("one sender can't fill the queue", async () => {
  const { come } = aQueue()
  for (const name of ['now', 'a', 'b']) come(name, 'one sender')

  expect(await come('c', 'one sender')).toEqual({ ok: false, why: 'full' })
  expect(await Promise.race([come('d'), 'waits'])).toBe('waits')
})

test('a priority sender skips a full queue', async () => {
  const { come, started, finish } = aQueue()
  for (const name of ['now', 'a', 'b', 'c']) come(name)
  come('known', 'known', true)

  finish('now')
  await settled()
  expect(started).toEqual(['now', 'known'])
})
