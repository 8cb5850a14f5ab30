import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyFor } from './csp.ts'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('the inline scripts of a page are allowed by their hashes, and no others', () => {
  const policy = policyFor('<script>let a = 1</script><script type="module" async="">go()</script>')

  expect(policy).toContain(`script-src 'self' ${hash('let a = 1')} ${hash('go()')}`)
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe')
})

test('data is not a script, and a file of ours needs no hash', () => {
  const policy = policyFor(
    '<script type="application/ld+json">{}</script><script src="/assets/a.js"></script>',
  )

  expect(policy).toMatch(/script-src 'self'(;|$)/)
})

test('the statistics service that was chosen may come in, and no other', () => {
  const plausible = { service: 'plausible', host: 'https://stats.example', id: 'x' } as const
  const google = { service: 'ga4', host: 'https://www.googletagmanager.com', id: 'G-1' } as const

  expect(policyFor('')).toMatch(/connect-src 'self'(;|$)/)
  expect(policyFor('', plausible)).toMatch(/script-src 'self' https:\/\/stats\.example;/)
  expect(policyFor('', plausible)).toMatch(/connect-src 'self' https:\/\/stats\.example/)
  expect(policyFor('', google)).toContain('https://*.google-analytics.com')
})
