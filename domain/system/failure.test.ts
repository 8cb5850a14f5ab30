import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { failureTexts, groupFailures } from './failure.ts'

const failure = {
  requestId: null,
  message: 'page failed',
  reason: 'no room',
  path: '/blog',
  job: null,
  stack: null,
}
const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 9, minute))

test('what went wrong in the same place for the same reason is one, under the last number', () => {
  expect(
    groupFailures([
      { ...failure, at: at(9) },
      { ...failure, at: at(8), reason: 'too slow' },
      { ...failure, at: at(7), requestId: 'second' },
      { ...failure, at: at(5), requestId: 'first' },
    ]),
  ).toEqual([
    {
      ...failure,
      requestId: 'second',
      times: 3,
      firstAt: at(5).toISOString(),
      lastAt: at(9).toISOString(),
    },
    {
      ...failure,
      reason: 'too slow',
      times: 1,
      firstAt: at(8).toISOString(),
      lastAt: at(8).toISOString(),
    },
  ])
})

test('every warning and error with a cause has its Dutch words, and no others', () => {
  const files = globSync('{server,app}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const logged = Array.from(
    source.matchAll(/log\.(?:warn|error)\(\s*'([^']+)',\s*\{[^}]*\berror[\s,:]/g),
    ([, message = '']) => message,
  )

  expect(new Set(logged)).toEqual(new Set(Object.keys(failureTexts)))
})
