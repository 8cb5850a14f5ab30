import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('the defaults give a working site on port 3000 with its data in ./data', () => {
  expect(readEnv({})).toMatchObject({
    NODE_ENV: 'production',
    PORT: 3000,
    DATA_DIR: './data',
    SITE_URL: 'http://localhost:3000',
    DRAIN_SECONDS: 1,
  })
})

test('an empty variable counts as unset', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 })
})

test('a slash at the end of the site URL is removed', () => {
  expect(readEnv({ SITE_URL: 'https://example.com/' }).SITE_URL).toBe('https://example.com')
})

test.each([
  [{ PORT: 'web' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DRAIN_SECONDS: '60' }, 'DRAIN_SECONDS'],
  [{ DATABASE_URL: 'mysql://localhost/site' }, 'DATABASE_URL'],
  [{ SITE_URL: 'example.com' }, 'SITE_URL'],
  [{ ADMIN_PASSWORD: 'kort' }, 'ADMIN_PASSWORD'],
  [{ SECRETS_KEY: 'x'.repeat(31) }, 'SECRETS_KEY'],
  [{ SECRETS_KEY_OLD: 'x'.repeat(31) }, 'SECRETS_KEY_OLD'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%o is refused in one line that names %s', (variables, name) => {
  expect(() => readEnv(variables)).toThrow(new RegExp(`^Wrong setting: ${name} .*$`))
})

test('a key is any text of 32 bytes or more', () => {
  expect(readEnv({ SECRETS_KEY: 'é'.repeat(16) }).SECRETS_KEY).toBe('é'.repeat(16))
})

test('the error message does not repeat the value, which may be a secret', () => {
  expect(() => readEnv({ ADMIN_PASSWORD: 'geheim' })).not.toThrow(/geheim/)
})
