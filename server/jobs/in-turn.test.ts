import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('work of one kind runs in order, also after a failure', async () => {
  const order: string[] = []
  const work = (name: string, wait: number) => async () => {
    await sleep(wait)
    order.push(name)
    if (name === 'second') throw new Error(name)
    return name
  }

  const all = [
    inTurn('a', work('first', 20)),
    inTurn('a', work('second', 0)),
    inTurn('a', work('third', 0)),
  ]

  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(order).toEqual(['first', 'second', 'third'])
})

test('work of another kind does not wait', async () => {
  const never = inTurn('b', () => new Promise(() => undefined))

  expect(await inTurn('c', async () => 'done')).toBe('done')
  expect(never).toBeInstanceOf(Promise)
})
