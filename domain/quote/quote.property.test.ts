import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Condition, Surcharge } from '#domain/surcharge/surcharge.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { quote } from './quote.ts'

const cents = fc.integer({ min: 1, max: 100_000 })
const euros = cents.map((count) => count / 100)
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))
const time = fc
  .integer({ min: 0, max: 95 })
  .map((count) => new Date(count * 15 * 60_000).toISOString().slice(11, 16))

const tariff: fc.Arbitrary<Tariff> = fc.record({
  name: fc.constant('Tarief'),
  validFrom: fc.option(day),
  validTo: fc.option(day),
  billing: fc.constantFrom('day', 'period'),
  steps: fc
    .uniqueArray(fc.record({ days: fc.integer({ min: 1, max: 40 }), total: euros }), {
      selector: (step) => step.days,
      minLength: 1,
      maxLength: 8,
    })
    .map((steps) => steps.toSorted((a, b) => a.days - b.days)),
  extraDay: euros,
  minimumDays: fc.option(fc.integer({ min: 1, max: 10 })),
  maximumDays: fc.option(fc.integer({ min: 1, max: 365 })),
})

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constant<Condition>({ kind: 'always' }),
  fc.record({
    kind: fc.constant('between' as const),
    at: fc.constantFrom('dropOff' as const, 'pickUp' as const),
    from: time,
    until: time,
  }),
  fc.record({ kind: fc.constant('personsOver' as const), persons: fc.integer({ min: 1, max: 9 }) }),
)

const surcharge: fc.Arbitrary<Surcharge> = fc.record({
  label: fc.constant('Toeslag'),
  amount: euros,
  per: fc.constantFrom('stay', 'day', 'person', 'personEachWay'),
  when: condition,
  isCompulsory: fc.boolean(),
})

const charges = fc.record({
  pricePerDay: euros,
  tariffs: fc.array(tariff, { maxLength: 4 }),
  surcharges: fc.array(surcharge, { maxLength: 4 }),
})

const stay = fc.record({
  from: day,
  days: fc.integer({ min: 1, max: 365 }),
  fromTime: fc.option(time),
  toTime: fc.option(time),
  persons: fc.integer({ min: 1, max: 9 }),
})

test('the lines add up to the total', () => {
  fc.assert(
    fc.property(charges, stay, (given, asked) => {
      const { total, lines } = quote(given, asked)

      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(total ?? 0)
    }),
  )
})

test('every amount is a whole number of cents, and none is below zero', () => {
  fc.assert(
    fc.property(charges, stay, (given, asked) => {
      const found = quote(given, asked)
      const extras = [...found.lines, ...found.mayCome, ...found.optional].map((line) => line.cents)

      for (const amount of [found.total ?? 0, found.perDay ?? 0, ...extras]) {
        expect(Number.isSafeInteger(amount) && amount >= 0, String(amount)).toBe(true)
      }
    }),
  )
})

test('without times a total with the same surcharges is an upper bound', () => {
  fc.assert(
    fc.property(charges, stay, (given, asked) => {
      const untimed = { ...asked, fromTime: null, toTime: null }
      const compared = { ...given, surcharges: [] }
      const [least, most] = [quote(compared, asked).total, quote(compared, untimed).total]

      if (least !== null && most !== null) expect(least).toBeLessThanOrEqual(most)
    }),
  )
})
