import { expect, test } from 'vitest'
import { lettersApart } from './letters-apart.ts'

test.each([
  ['SMTP_URL', 'SMTP_URL', 0],
  ['SMTP_ULR', 'SMTP_URL', 1],
  ['SMTPURL', 'SMTP_URL', 1],
  ['SMTP_URI', 'SMTP_URL', 1],
  ['SMTPS_URLS', 'SMTP_URL', 2],
  ['HOME', 'HOST', 2],
  ['', 'PORT', 4],
])('%s and %s are %i apart', (one, other, letters) => {
  expect(lettersApart(one, other)).toBe(letters)
  expect(lettersApart(other, one)).toBe(letters)
})
