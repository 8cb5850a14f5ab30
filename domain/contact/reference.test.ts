import { expect, test } from 'vitest'
import { referencedIn, referenceOf } from './reference.ts'
import { replySubject } from './reply.ts'

test('the subject of an answer has the reference of its request', () => {
  expect(replySubject({ id: 1234, subject: 'Mijn auto' })).toBe('Re: Mijn auto (kenmerk PP-1234)')
  expect(replySubject({ id: 7, subject: 'Re: Mijn auto' })).toBe('Re: Mijn auto (kenmerk PP-7)')
})

test('a reference that stands there is not added again', () => {
  const subject = 'Re: Mijn auto (kenmerk PP-1234)'

  expect(replySubject({ id: 1234, subject })).toBe(subject)
})

test.each([
  ['Re: Re: Mijn auto (kenmerk PP-1234)', 1234],
  ['pp-1234', 1234],
  ['PP1234', 1234],
  [referenceOf(8), 8],
  ['APP-1234', undefined],
  ['PP-12345678901', undefined],
  ['Mijn auto', undefined],
])('in ‘%s’ the reference is %s', (text, id) => {
  expect(referencedIn(text)).toBe(id)
})
