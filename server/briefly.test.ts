import { expect, test } from 'vitest'
import { briefly } from './briefly.ts'

function counted() {
  const state = { time: 0, asked: 0, answers: [] as PromiseWithResolvers<number>[] }
  const ask = briefly(
    1_000,
    () => {
      const answer = Promise.withResolvers<number>()
      state.answers.push(answer)
      state.asked += 1
      return answer.promise
    },
    () => state.time,
  )
  return { state, ask }
}

test('500 callers at once share one question, however long it takes', async () => {
  const { state, ask } = counted()
  const callers = Array.from({ length: 500 }, () => ask())
  state.time = 60_000
  callers.push(ask())
  state.answers[0]?.resolve(7)

  expect(new Set(await Promise.all(callers))).toEqual(new Set([7]))
  expect(state.asked).toBe(1)
})

test('an answer holds for a second after it came, and a failure no longer', async () => {
  const { state, ask } = counted()
  const first = ask()
  state.time = 5_000
  state.answers[0]?.resolve(1)
  await first

  state.time = 5_999
  expect(await ask()).toBe(1)
  state.time = 6_000
  const second = ask()
  state.answers[1]?.reject(new Error('away'))
  await expect(second).rejects.toThrow('away')
  await expect(ask()).rejects.toThrow('away')

  state.time = 7_000
  ask()
  expect(state.asked).toBe(3)
})
