import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync('app/tokens.css', 'utf8')
const dark = readFileSync('app/dark.css', 'utf8')
const names = (css: string) => [...css.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name)

test('the dark theme gives other values to existing tokens, and nothing else', () => {
  expect(names(dark).filter((name) => !names(tokens).includes(name))).toEqual([])
  expect(dark.match(/[^{}]+(?=\{)/g)).toHaveLength(1)
})

test('no component has colours of its own for the dark theme', () => {
  const sources = globSync('app/**/*.tsx').filter((file) => !file.includes('.test.'))

  expect(sources.filter((file) => /\bdark:[\w[(-]/.test(readFileSync(file, 'utf8')))).toEqual([])
})
