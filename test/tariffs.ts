import type { Closure } from '#domain/closure/closure.ts'
import type { SavedTariff } from '#domain/parking/parking.ts'
import type { Surcharge } from '#domain/surcharge/surcharge.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'

/** A whole, dull tariff: 10 euros a day, at any time. */
export function aTariff(differences: Partial<Tariff> = {}): Tariff {
  return {
    name: 'Altijd',
    validFrom: null,
    validTo: null,
    billing: 'day',
    steps: [{ days: 1, total: 10 }],
    extraDay: 10,
    minimumDays: null,
    maximumDays: null,
    ...differences,
  }
}

/** As stored: never checked by itself. */
export function aSavedTariff(differences: Partial<SavedTariff> = {}): SavedTariff {
  return {
    ...aTariff(),
    ...{ checkedOn: null, isChanged: false, checkSource: null, checkedBy: null },
    ...differences,
  }
}

/** A compulsory surcharge of 5 euros for every stay. */
export function aSurcharge(differences: Partial<Surcharge> = {}): Surcharge {
  return {
    label: 'Toeslag',
    amount: 5,
    per: 'stay',
    when: { kind: 'always' },
    isCompulsory: true,
    ...differences,
  }
}

/** Full over Christmas, once. */
export function aClosure(differences: Partial<Closure> = {}): Closure {
  return {
    firstDay: '2026-12-24',
    lastDay: '2027-01-03',
    reason: 'full',
    only: null,
    ...differences,
  }
}
