import type { Plan } from '#domain/planner/plan-address.ts'
import type { PlannedParking } from '#domain/planner/planned-parking.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'

/** A shuttle every ten minutes, day and night. */
export function aTransfer(differences: Partial<Transfer> = {}): Transfer {
  return {
    mode: 'shuttle',
    walk: 1,
    every: 10,
    wait: 0,
    ride: 2,
    handover: 0,
    service: null,
    ...differences,
  }
}

export function aPlannedParking(differences: Partial<PlannedParking> = {}): PlannedParking {
  return {
    name: 'Ringvaart Parking',
    type: 'shuttle',
    distance: 8,
    pricePerDay: 6.95,
    features: { keyDrop: true },
    transfer: aTransfer(),
    tariffs: [],
    surcharges: [],
    ...differences,
  }
}

/** A week within Europe. */
export function aPlan(differences: Partial<Plan> = {}): Plan {
  return {
    from: '2026-12-12',
    to: '2026-12-19',
    persons: 2,
    flight: '08:05',
    isFar: false,
    drive: 52,
    landing: '22:20',
    hasBags: true,
    ...differences,
  }
}
