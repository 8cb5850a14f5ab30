import { expect, test } from 'vitest'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import { tariffNotes } from './tariff-notes.ts'

const charges = { pricePerDay: 6.95, surcharges: [] }
const untimed = { fromTime: null, toTime: null, persons: 2 }

test.each([
  [{}, 'het hele jaar'],
  [{ validFrom: '2026-11-01' }, 'voor wie de auto brengt vanaf 1 november 2026'],
  [{ validTo: '2027-03-31' }, 'voor wie de auto brengt tot en met 31 maart 2027'],
  [
    { validFrom: '2026-11-01', validTo: '2027-03-31' },
    'voor wie de auto brengt tussen 1 november 2026 en 31 maart 2027',
  ],
])('says of which tariff prices are, and when that holds', (dates, period) => {
  expect(tariffNotes(charges, aTariff({ name: 'Winter 2026', ...dates }), untimed)).toEqual([
    `Tarief Winter 2026, ${period}.`,
  ])
})

test('says what a day is, and the least and the most of them', () => {
  const tariff = aTariff({ billing: 'period', minimumDays: 3, maximumDays: 14 })

  expect(tariffNotes(charges, tariff, untimed).slice(1)).toEqual([
    'Elke begonnen 24 uur telt.',
    'Zonder je tijden is dit het hoogste bedrag.',
    'Je betaalt ten minste 3 dagen.',
    'Hier niet langer dan 14 dagen.',
  ])
})

test('an estimate says that it is one', () => {
  expect(tariffNotes(charges, undefined, untimed)[0]).toBe(
    'Schatting: €6,95 per dag, want een tarief voor deze dag kennen we niet.',
  )
})

const late = { kind: 'between' as const, at: 'pickUp' as const, from: '23:00', until: '05:00' }
const surcharges = [
  aSurcharge({ amount: 7.5, when: late }),
  aSurcharge({ amount: 2, per: 'day', when: { ...late, at: 'dropOff' } }),
  aSurcharge({ label: 'Bus', per: 'person' }),
  aSurcharge({ label: 'Wassen', isCompulsory: false }),
]
const surchargeNotes = (asked: Parameters<typeof tariffNotes>[2]) =>
  tariffNotes({ ...charges, surcharges }, aTariff(), asked).slice(1)

test('says which surcharges are left out, because they take a time that is not given', () => {
  expect(surchargeNotes(untimed)).toEqual([
    'Met de verplichte toeslagen voor 2 reizigers.',
    'Niet meegeteld: €7,50 als je tussen 23:00 en 05:00 ophaalt en €2,00 per dag als je tussen 23:00 en 05:00 brengt.',
  ])
  expect(surchargeNotes({ ...untimed, fromTime: '06:00' })[1]).toBe(
    'Niet meegeteld: €7,50 als je tussen 23:00 en 05:00 ophaalt.',
  )
})

test('with both times nothing is left out', () => {
  expect(surchargeNotes({ fromTime: '06:00', toTime: '12:00', persons: 1 })).toEqual([
    'Met de verplichte toeslagen voor 1 reiziger.',
  ])
})
