import { expect, test } from 'vitest'
import { readEnv, warnOfNames } from './env.ts'

const bucket = {
  COPIES_TO: 'https://example.com/bucket/folder',
  COPIES_S3_KEY: 'key',
  COPIES_S3_SECRET: 'secret',
}

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
  [{ METRICS_TOKEN: 'x'.repeat(31) }, 'METRICS_TOKEN'],
  [{ METRICS_TOKEN: 'two words '.repeat(4) }, 'METRICS_TOKEN'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ ...bucket, COPIES_TO: 'copies' }, 'COPIES_TO'],
  [{ ...bucket, COPIES_TO: 'ftp://example.com/bucket' }, 'COPIES_TO'],
  [{ ...bucket, COPIES_TO: 'https://example.com' }, 'COPIES_TO'],
  [{ ...bucket, COPIES_TO: 'https://key:secret@example.com/bucket' }, 'COPIES_TO'],
  [{ ...bucket, COPIES_S3_KEY: '' }, 'COPIES_S3_KEY'],
  [{ ...bucket, COPIES_S3_SECRET: '' }, 'COPIES_S3_SECRET'],
])('%o is refused in one line that names %s', (variables, name) => {
  expect(() => readEnv(variables)).toThrow(new RegExp(`^Wrong setting: ${name} .*$`))
})

test('copies go to a folder, or to a bucket with its keys', () => {
  expect(readEnv({ COPIES_TO: '/mnt/copies' }).COPIES_TO).toBe('/mnt/copies')
  expect(readEnv(bucket)).toMatchObject({ ...bucket, COPIES_S3_REGION: 'us-east-1' })
})

test('a key is any text of 32 bytes or more', () => {
  expect(readEnv({ SECRETS_KEY: 'é'.repeat(16) }).SECRETS_KEY).toBe('é'.repeat(16))
})

test('the error message does not repeat the value, which may be a secret', () => {
  expect(() => readEnv({ ADMIN_PASSWORD: 'geheim' })).not.toThrow(/geheim/)
})

test('every name in .env that is not ours is named in a warning', () => {
  expect(warnOfNames(['SMTP_ULR', 'TZ', 'PORT'], [])).toEqual([
    'SMTP_ULR in .env is not a setting of this site: is it SMTP_URL?',
    'TZ in .env is not a setting of this site. See .env.example.',
  ])
})

test('a name in the environment is named if it is nearly one of ours', () => {
  const others = ['HOME', 'PATH', 'PWD', 'USER', 'LANG', 'NODE_OPTIONS', 'npm_config_cache', 'LOG']

  expect(warnOfNames([], others)).toEqual([])
  expect(warnOfNames([], ['SMTP_URL', 'SMTP_ULR', 'DATABASEURL', 'PROT', 'site_url'])).toEqual([
    'SMTP_ULR in the environment is not a setting of this site: is it SMTP_URL?',
    'DATABASEURL in the environment is not a setting of this site: is it DATABASE_URL?',
    'PROT in the environment is not a setting of this site: is it PORT?',
    'site_url in the environment is not a setting of this site: is it SITE_URL?',
  ])
})

test('a number that is out of range is told the range', () => {
  expect(() => readEnv({ PORT: '99999' })).toThrow(
    'Wrong setting: PORT must be a number from 0 to 65535. See .env.example.',
  )
  expect(() => readEnv({ DATABASE_POOL: '2.5' })).toThrow(
    'DATABASE_POOL must be a whole number from 1 to 200',
  )
})

test('samples are there unless they are refused', () => {
  expect(readEnv({}).SAMPLE_DATA).toBe(true)
  expect(readEnv({ SAMPLE_DATA: 'no' }).SAMPLE_DATA).toBe(false)
  expect(() => readEnv({ SAMPLE_DATA: 'perhaps' })).toThrow('SAMPLE_DATA must be yes or no')
})
