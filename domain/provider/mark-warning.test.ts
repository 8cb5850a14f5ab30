import { expect, test } from 'vitest'
import { expiryText, firstToExpire, markWarning } from './mark-warning.ts'

const today = '2026-11-20'

test.each([
  ['2026-11-19', 'expired', 'is verlopen'],
  ['2026-11-20', 'expiring', 'verloopt vandaag'],
  ['2026-11-21', 'expiring', 'verloopt over 1 dag'],
  ['2026-12-20', 'expiring', 'verloopt over 30 dagen'],
  ['2026-12-21', undefined, 'verloopt over 31 dagen'],
])('a mark until %s is %s', (validUntil, warning, text) => {
  expect(markWarning({ validUntil }, today)).toBe(warning)
  expect(expiryText(validUntil, today)).toBe(text)
})

test('a mark without an end needs no attention, and comes last', () => {
  const mark = (name: string, validUntil: string | null) => {
    return { name, validUntil, number: null, proof: null }
  }
  const endless = mark('Zonder einde', null)

  expect(markWarning(endless, today)).toBeUndefined()
  expect(
    firstToExpire([endless, mark('Later', '2027-06-01'), mark('Eerst', '2026-12-01')]),
  ).toEqual(mark('Eerst', '2026-12-01'))
  expect(firstToExpire([])).toBeUndefined()
})
