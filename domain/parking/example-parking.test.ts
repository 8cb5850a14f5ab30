import { expect, test } from 'vitest'
import { examplesAmong } from './example-parking.ts'

test('one parking of each kind is enough to tell which kinds there are', () => {
  const example = { isSample: true }
  const real = { isSample: false }

  expect(examplesAmong([example, example])).toEqual([example])
  expect(examplesAmong([real, example, real])).toEqual([example, real])
  expect(examplesAmong([])).toEqual([])
})
