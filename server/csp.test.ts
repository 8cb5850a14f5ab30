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
