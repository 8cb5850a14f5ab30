import { expect, test } from 'vitest'
import { failureText, mostTries, waitAfter } from './picture-failure.ts'

test('what may pass is tried again, each time later, and not for ever', () => {
  const waits = Array.from({ length: 10 }, (_, tries) => waitAfter('status', tries + 1))
  const some = waits.filter((wait) => wait !== undefined)

  expect(some).toHaveLength(mostTries - 1)
  expect(some).toEqual(some.toSorted((a, b) => a - b))
})

test.each(['private', 'address', 'type', 'script', 'pixels'] as const)(
  'what is so for good is not tried again: %s',
  (failure) => {
    expect(waitAfter(failure, 1)).toBeUndefined()
  },
)

test('a failure is told with the answer of the other site', () => {
  expect(failureText('status', 403)).toBe('De website geeft de afbeelding niet (antwoord 403).')
  expect(failureText('type', null)).toBe('Op dit adres staat geen afbeelding.')
  expect(failureText('name', null)).toBe('Deze website bestaat niet.')
})
