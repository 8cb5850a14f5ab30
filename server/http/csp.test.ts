import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyFor, takeScripts } from './csp.ts'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('only our own inline scripts are allowed, by their hashes', () => {
  const { html, hashes } = takeScripts(
    '<script nonce="n1">let a = 1</script><script type="module" async="" nonce="n1">go()</script>',
    'n1',
  )

  expect(html).toBe('<script>let a = 1</script><script type="module" async="">go()</script>')
  const policy = policyFor(hashes)
  expect(policy).toContain(`script-src 'self' ${hash('let a = 1')} ${hash('go()')};`)
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe')
})

test('a script with other signs has the hash of its bytes', () => {
  const page = Buffer.from('<script nonce="n1">let a = "€"</script>').toString('latin1')

  expect(takeScripts(page, 'n1').hashes).toEqual([hash('let a = "€"')])
})

test.each([
  '<p>Een tekst met <script>steal()</script></p>',
  '<script nonce="a guess">steal()</script>',
  '<script data-nonce="n1">steal()</script>',
  '<script>steal(\' nonce="n1"\')</script>',
  '<script type="application/ld+json">{}</script>',
  '<script src="/assets/a.js" nonce="n1"></script>',
])('%s gets no hash', (text) => {
  expect(takeScripts(text, 'n1').hashes).toEqual([])
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
