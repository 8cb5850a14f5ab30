import { expect, test } from 'vitest'
import { policyFor } from './csp.ts'

test('of inline scripts only those with these hashes are allowed', () => {
  const policy = policyFor(["'sha256-a'", "'sha256-b'"])

  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';")
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe')
})

test('only the chosen analytics service is allowed', () => {
  const plausible = { service: 'plausible', host: 'https://stats.example', id: 'x' } as const
  const google = { service: 'ga4', host: 'https://www.googletagmanager.com', id: 'G-1' } as const

  expect(policyFor([])).toMatch(/connect-src 'self'(;|$)/)
  expect(policyFor([], plausible)).toMatch(/script-src 'self' https:\/\/stats\.example;/)
  expect(policyFor([], plausible)).toMatch(/connect-src 'self' https:\/\/stats\.example/)
  expect(policyFor([], google)).toContain('https://*.google-analytics.com')
})

test('no page may change what its relative addresses mean', () => {
  expect(policyFor([])).toContain("base-uri 'none';")
})
