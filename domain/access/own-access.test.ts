import { expect, test } from 'vitest'
import { whyKeptOut } from './own-access.ts'
import { mustHaveTwoSteps } from './two-steps.ts'

const open = { adminNetworks: '', twoSteps: '' } as const
const manager = { role: 'manager', hasSecondFactor: false, address: '203.0.113.7' } as const

test('whoever saves a list of networks is in it', () => {
  const adminNetworks = '10.0.0.0/8\n203.0.113.0/24'

  expect(whyKeptOut({ ...open, adminNetworks }, manager)).toBeUndefined()
  expect(whyKeptOut({ ...open, adminNetworks }, { ...manager, address: '::ffff:10.1.1.1' })).toBe(
    undefined,
  )
  expect(
    whyKeptOut({ ...open, adminNetworks }, { ...manager, address: '::ffff:192.0.2.9' }),
  ).toEqual({
    adminNetworks: ['Je eigen adres, 192.0.2.9, staat er niet in. Zo sluit je jezelf buiten.'],
  })
  expect(whyKeptOut(open, { ...manager, address: 'unknown' })).toBeUndefined()
})

test('whoever makes two steps compulsory has a second one', () => {
  const twoSteps = 'manager'

  expect(whyKeptOut({ ...open, twoSteps }, manager)).toEqual({
    twoSteps: ['Zet eerst zelf inloggen in twee stappen aan, bij Mijn account.'],
  })
  expect(whyKeptOut({ ...open, twoSteps }, { ...manager, hasSecondFactor: true })).toBeUndefined()
})

test('two steps are compulsory for a role and those above it', () => {
  expect(mustHaveTwoSteps('manager', '')).toBe(false)
  expect(mustHaveTwoSteps('manager', 'editor')).toBe(true)
  expect(mustHaveTwoSteps('editor', 'editor')).toBe(true)
  expect(mustHaveTwoSteps('reader', 'editor')).toBe(false)
})
