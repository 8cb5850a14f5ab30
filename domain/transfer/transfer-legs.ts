import type { Transfer } from './transfer.ts'

export type Stop = 'space' | 'stop' | 'bus' | 'dropOff' | 'driver' | 'key' | 'hall'

export type Leg = {
  kind: 'walk' | 'wait' | 'ride' | 'handover'
  minutes: number
  /** For a traveller who just misses a ride; null if it always takes as long. */
  atWorst: number | null
  to: Stop
}

/** From the parked car to the terminal, in order. What takes no time is left out. */
export function transferLegs(transfer: Transfer): { from: Stop; legs: Leg[] } {
  const { mode, walk, ride, handover } = transfer
  const all =
    mode === 'valet'
      ? [
          waiting(transfer, 'driver'),
          leg('handover', handover, 'key'),
          leg('ride', ride, 'hall'),
          leg('walk', walk, 'hall'),
        ]
      : [leg('walk', walk, 'stop'), waiting(transfer, 'bus'), leg('ride', ride, 'hall')]
  const legs = all.filter(({ minutes }) => minutes > 0)
  // Whatever is left out, the last one ends at the terminal.
  return {
    from: mode === 'valet' ? 'dropOff' : 'space',
    legs: legs.map((each, at) => (at === legs.length - 1 ? { ...each, to: 'hall' } : each)),
  }
}

function waiting({ every, wait }: Transfer, to: Stop): Leg {
  if (every === null) return leg('wait', wait, to)
  return { kind: 'wait', minutes: Math.round(every / 2), atWorst: every, to }
}

function leg(kind: Leg['kind'], minutes: number, to: Stop): Leg {
  return { kind, minutes, atWorst: null, to }
}
