import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { transportSecurity } from './security-headers.ts'

const hsts = (settings: Record<string, string>) => transportSecurity(readEnv(settings))

test('a site with https asks browsers to keep to it, for its subdomains only when it is told to', () => {
  const SITE_URL = 'https://example.com'

  expect(hsts({ SITE_URL })).toEqual({ 'strict-transport-security': 'max-age=31536000' })
  expect(hsts({ SITE_URL, HSTS_SUBDOMAINS: 'true' })).toEqual({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  expect(hsts({ HSTS_SUBDOMAINS: 'true' })).toEqual({})
})
