import { expect, test } from 'vitest'
import { aTariff } from '#test/tariffs.ts'
import { tariffNotes } from './tariff-notes.ts'

const charges = { pricePerDay: 6.95 }

test.each([
  [{}, 'het hele jaar'],
  [{ validFrom: '2026-11-01' }, 'voor wie de auto brengt vanaf 1 november 2026'],
  [{ validTo: '2027-03-31' }, 'voor wie de auto brengt tot en met 31 maart 2027'],
  [
    { validFrom: '2026-11-01', validTo: '2027-03-31' },
    'voor wie de auto brengt tussen 1 november 2026 en 31 maart 2027',
  ],
])('says of which tariff prices are, and when that holds', (dates, period) => {
  expect(tariffNotes(charges, aTariff({ name: 'Winter 2026', ...dates }))).toEqual([
    `Tarief Winter 2026, ${period}.`,
    'Zonder toeslagen.',
  ])
})

test('says what a day is, and the least and the most of them', () => {
  const tariff = aTariff({ billing: 'period', minimumDays: 3, maximumDays: 14 })

  expect(tariffNotes(charges, tariff).slice(1, 4)).toEqual([
    'Elke begonnen 24 uur telt als een dag.',
    'Je betaalt ten minste 3 dagen.',
    'Hier niet langer dan 14 dagen.',
  ])
})

test('an estimate says that it is one', () => {
  expect(tariffNotes(charges, undefined)[0]).toBe(
    'Schatting: €6,95 per dag, want een tarief voor deze dag kennen we niet.',
  )
})
