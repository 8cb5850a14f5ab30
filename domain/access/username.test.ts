import { expect, test } from 'vitest'
import { accountOf, plainUsername, twinsIn } from './username.ts'

const nienke = { username: 'Nienke' }
const beheer = { username: 'beheer' }
const twin = { username: 'BEHEER' }

test.each(['Nienke', 'nienke', 'NIENKE', 'Nien\u200Dke', 'Ｎｉｅｎｋｅ'])(
  '%s is Nienke',
  (typed) => {
    expect(accountOf([nienke, beheer], typed)).toBe(nienke)
  },
)

test('a composed letter and its parts are the same', () => {
  expect(plainUsername('Zoe\u0308')).toBe(plainUsername('ZO\u00CB'))
})

test('accounts that differ only so need their exact spelling', () => {
  expect(accountOf([beheer, twin], 'beheer')).toBe(beheer)
  expect(accountOf([beheer, twin], 'BEHEER')).toBe(twin)
  expect(accountOf([beheer, twin], 'Beheer')).toBeUndefined()
  expect(twinsIn(['beheer', 'nienke', 'BEHEER'])).toEqual(['beheer', 'BEHEER'])
})
