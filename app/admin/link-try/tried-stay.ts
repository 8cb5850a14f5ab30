import type { GivenTimedStay, TimedStay } from '#domain/stay/timed-stay.ts'

export const exampleStay: TimedStay = {
  ...{ from: '2026-12-12', to: '2026-12-19', days: 8 },
  ...{ fromTime: '05:30', toTime: '23:30', persons: 2 },
}

/** What is tried of the stay that is typed. */
export const triedParts = {
  all: 'Zoals ingevuld',
  timeless: 'Zonder tijden',
  none: 'Zonder verblijf',
} as const

export type TriedPart = keyof typeof triedParts

export function triedOf(given: GivenTimedStay, part: TriedPart): GivenTimedStay {
  if (part === 'none') return { ...given, van: null, tot: null, vanTijd: null, totTijd: null }
  return part === 'timeless' ? { ...given, vanTijd: null, totTijd: null } : given
}
