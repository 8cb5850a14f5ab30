import { expect, test } from 'vitest'
import { checkedAddress, checkedStay } from './checked-page.ts'

test.each([
  ['2026-11-28', '2026-12-05', '2026-12-12'],
  ['2026-07-31', '2026-08-01', '2026-08-08'],
  ['2026-12-31', '2027-01-02', '2027-01-09'],
  ['2026-10-01', '2026-11-07', '2026-11-14'],
])('on %s eight days from the first Saturday of next month are asked', (today, from, to) => {
  expect(checkedStay(today)).toMatchObject({ from, to, days: 8 })
})

test('a page is filled in, and one without its code is not asked', () => {
  const page = 'https://ringvaart.nl/{parking}/{van}/{vanTijd:HHmm}?tot={tot}'
  const at = (code: string | null) =>
    checkedAddress(page, { airportCode: 'AMS', code }, '2026-11-28')
  expect(at('RV-1')).toBe('https://ringvaart.nl/RV-1/2026-12-05/1000?tot=2026-12-12')
  expect(at(null)).toBeUndefined()
})
