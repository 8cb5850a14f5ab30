import { isWithin, type Period } from '#domain/stay/time-of-day.ts'

export const transferModes = { walk: 'Lopen', shuttle: 'Shuttle', valet: 'Valet' } as const

export type TransferMode = keyof typeof transferModes

/** How a traveller gets from the parked car to the terminal. Numbers are minutes. */
export type Transfer = {
  mode: TransferMode
  /** To the terminal, or to the stop. */
  walk: number
  /** Between two rides; null on call. */
  every: number | null
  /** Until a ride on call arrives. */
  wait: number
  ride: number
  /** Of the car to a valet. */
  handover: number
  /** When it runs; null is round the clock. */
  service: Period | null
}

/** Minutes to the terminal, rounded as the site shows them. */
export function typicalMinutes(transfer: Transfer): number {
  return Math.round(
    fixed(transfer) + (transfer.every === null ? transfer.wait : transfer.every / 2),
  )
}

/** Minutes for a traveller who just misses a ride. */
export function worstMinutes(transfer: Transfer): number {
  return fixed(transfer) + (transfer.every ?? transfer.wait)
}

const fixed = ({ walk, ride, handover }: Transfer) => walk + ride + handover

/** Whether there is service at a time, the closing minute included; who walks needs none. */
export function runsAt({ mode, service }: Transfer, time: string): boolean {
  return mode === 'walk' || service === null || time === service.until || isWithin(time, service)
}

const names: Record<Exclude<TransferMode, 'walk'>, [name: string, stops: string, runs: string]> = {
  shuttle: ['De shuttle', 'rijdt niet', 'wel'],
  valet: ['De balie', 'is niet open', 'wel'],
}

/** 'De shuttle rijdt niet om 01:40, wel van 04:30 tot 00:30.' for each time without service. */
export function serviceWarnings(transfer: Transfer, times: (string | null)[]): string[] {
  const { mode, service } = transfer
  if (mode === 'walk' || service === null) return []

  const [name, stops, runs] = names[mode]
  const missed = times.filter((time) => time !== null && !runsAt(transfer, time))
  return [...new Set(missed)].map(
    (time) => `${name} ${stops} om ${time}, ${runs} van ${service.from} tot ${service.until}.`,
  )
}
