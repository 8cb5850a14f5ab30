import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { isQuoted, lowestShown, whyNot, withoutQuotes } from './listed-parking.ts'

const perDay = aParking({ id: 1, pricePerDay: 6.95 })
const quoted = { ...aParking({ id: 2, pricePerDay: 8 }), quote: { total: 5500, warnings: [] } }

test('without its quote a parking has its price per day again, and others stay the same', () => {
  const listed = withoutQuotes([perDay, quoted])

  expect(listed[0]).toBe(perDay)
  expect(lowestShown(listed.slice(1))).toBe(8)
})

test('a list has totals if one of its parkings has a quote', () => {
  expect(isQuoted([perDay, quoted])).toBe(true)
  expect(isQuoted([perDay])).toBe(false)
})

test('a parking that is full then says until and from when it is not', () => {
  const full = {
    basis: 'tariff' as const,
    total: null,
    warnings: ['vol op 24 december', 'nog iets'],
  }
  const reason = (quote: object, unavailable: string | null = null) =>
    whyNot({ unavailable, quote: { ...full, ...quote } })

  expect(reason({})).toBe('Vol op 24 december.')
  expect(reason({ freeFrom: '2026-12-25' })).toBe(
    'Vol op 24 december. Weer te boeken vanaf 25 december 2026.',
  )
  expect(reason({ freeFrom: '2026-12-25', freeUntil: '2026-12-23' })).toBe(
    'Vol op 24 december. Te boeken tot en met 23 december 2026, en weer vanaf 25 december 2026.',
  )
  expect(reason({ freeUntil: '2026-12-23' })).toBe(
    'Vol op 24 december. Te boeken tot en met 23 december 2026.',
  )
  expect(reason({ freeFrom: '2026-12-25' }, 'Gestopt.')).toBe('Gestopt.')
  expect(reason({ total: 5500 })).toBeNull()
})
