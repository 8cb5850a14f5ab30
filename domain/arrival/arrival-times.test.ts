import { describe, expect, test } from 'vitest'
import type { Charges } from '#domain/quote/quote.ts'
import { givenStay } from '#domain/stay/timed-stay.ts'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import { arrivalTimes, checkedText } from './arrival-times.ts'

const late = { kind: 'between' as const, at: 'pickUp' as const, from: '23:00', until: '05:00' }
const charges: Charges = {
  pricePerDay: 8.5,
  tariffs: [aTariff({ steps: [{ days: 8, total: 68 }] })],
  surcharges: [aSurcharge({ amount: 7.5, when: late })],
}
const days = 'van=2026-12-12&tot=2026-12-19'
const whole = `${days}&vanTijd=05:30&totTijd=23:30`
const times = (query: string, asked = charges) =>
  arrivalTimes(givenStay(new URLSearchParams(query)), '2026-11-22', asked)
const texts = (query: string, asked?: Charges) => {
  const { dropOff, pickUp, total } = times(query, asked)
  return [dropOff.text, pickUp.text, total.text]
}

test('when the car is brought and collected, and what that costs', () => {
  expect(times(whole)).toEqual({
    dropOff: { text: 'za 12 dec, 05:30', errors: [] },
    pickUp: { text: 'za 19 dec, 23:30', errors: [] },
    total: { text: '€75,50', errors: [] },
    clock: { dropOff: '05:30', pickUp: '23:30' },
  })
})

test('a time that is not given is unknown, and then it may cost less', () => {
  const period = { ...charges, tariffs: [aTariff({ billing: 'period' })], surcharges: [] }
  expect(texts(days, period)).toEqual([
    'za 12 dec, tijd onbekend',
    'za 19 dec, tijd onbekend',
    'hooguit €80,00',
  ])
})

test('an estimate says that it is one', () => {
  expect(texts(whole, { ...charges, tariffs: [] })[2]).toBe('€75,50 (schatting)')
})

test('without a stay, or without a price for it, it is unknown', () => {
  expect(texts('')).toEqual(['onbekend', 'onbekend', 'onbekend'])
  expect(texts(whole, { ...charges, tariffs: [aTariff({ maximumDays: 2 })] })[2]).toBe('onbekend')
})

describe('what is wrong in the address is said at its field, and the rest is kept', () => {
  test.each([
    ['vanTijd', '05:31', 'za 12 dec, tijd onbekend', 'za 19 dec, 23:30'],
    ['totTijd', '25:00', 'za 12 dec, 05:30', 'za 19 dec, tijd onbekend'],
    ['van', '2026-02-30', 'onbekend', 'za 19 dec, 23:30'],
    ['tot', '2026-12-11', 'za 12 dec, 05:30', 'onbekend'],
    ['tot', '', 'za 12 dec, 05:30', 'onbekend'],
    ['tot', '2100-01-01', 'za 12 dec, 05:30', 'onbekend'],
    ['personen', '12', 'za 12 dec, 05:30', 'za 19 dec, 23:30'],
  ])('%s=%s', (name, value, dropOff, pickUp) => {
    const query = new URLSearchParams(whole)
    query.set(name, value)
    const read = times(`${query}`)

    expect(texts(`${query}`)).toEqual([dropOff, pickUp, 'onbekend'])
    const { clock: _, ...fields } = read
    const [field] = Object.entries(fields).flatMap(([field, { errors }]) =>
      errors.length > 0 ? [field] : [],
    )
    expect(field).toBe({ van: 'dropOff', tot: 'pickUp', per: 'total' }[name.slice(0, 3)])
  })

  test('all that is wrong', () => {
    const { dropOff, pickUp, total } = times('van=x&vanTijd=x&tot=x&totTijd=x&personen=x')

    expect([dropOff, pickUp, total].map(({ errors }) => errors.length)).toEqual([2, 2, 1])
  })
})

test('the oldest check dates the card', () => {
  expect(checkedText(['2026-11-18', null, '2026-11-12'])).toBe(
    'Gegevens gecontroleerd op 12 november 2026.',
  )
  expect(checkedText([null])).toBe('Wanneer de gegevens zijn gecontroleerd, is onbekend.')
})
