import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { policyFor, scrollAreaHash } from './csp.ts'

const none = { scripts: [], styles: [] }

test('of inline scripts only those with these hashes are allowed', () => {
  const policy = policyFor({ ...none, scripts: ["'sha256-a'", "'sha256-b'"] })

  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';")
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe')
})

test('only the chosen analytics service is allowed', () => {
  const plausible = { service: 'plausible', host: 'https://stats.example', id: 'x' } as const
  const google = { service: 'ga4', host: 'https://www.googletagmanager.com', id: 'G-1' } as const

  expect(policyFor(none)).toMatch(/connect-src 'self'(;|$)/)
  expect(policyFor(none, plausible)).toMatch(/script-src 'self' https:\/\/stats\.example;/)
  expect(policyFor(none, plausible)).toMatch(/connect-src 'self' https:\/\/stats\.example/)
  expect(policyFor(none, google)).toContain('https://*.google-analytics.com')
})

test('no page may change what its relative addresses mean', () => {
  expect(policyFor(none)).toContain("base-uri 'none';")
})

test('pictures come from this site alone', () => {
  expect(policyFor(none)).toContain("; img-src 'self' data:;")
})

test('of style elements only those with these hashes are allowed', () => {
  const policy = policyFor({ ...none, styles: ["'sha256-c'"] })

  expect(policy).toContain("; style-src-elem 'self' 'sha256-c';")
})

test('the style element of a scroll area is the one that Radix renders', () => {
  const radix = createRequire(createRequire(import.meta.url).resolve('radix-ui'))
  const source = readFileSync(radix.resolve('@radix-ui/react-scroll-area'), 'utf8')
  const [, css = ''] = /__html: `([^`]+)`/.exec(source) ?? []

  expect(css).toContain('scrollbar')
  expect(scrollAreaHash).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
})
