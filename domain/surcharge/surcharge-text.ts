import type { Surcharge, Unit } from './surcharge.ts'

// How the admin reads a surcharge.

export const perText: Record<Unit, string> = {
  stay: 'per verblijf',
  day: 'per dag',
  person: 'per persoon',
  personEachWay: 'per persoon, heen en terug',
}

/** 'Altijd', 'Ophalen tussen 23:00 en 05:00', 'Meer dan 4 reizigers'. */
export function conditionText({ when }: Pick<Surcharge, 'when'>): string {
  if (when.kind === 'always') return 'Altijd'
  if (when.kind === 'personsOver') {
    return `Meer dan ${when.persons} ${when.persons === 1 ? 'reiziger' : 'reizigers'}`
  }
  return `${when.at === 'dropOff' ? 'Brengen' : 'Ophalen'} tussen ${when.from} en ${when.until}`
}
