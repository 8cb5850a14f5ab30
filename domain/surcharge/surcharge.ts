import { isWithin, type Period } from '#domain/stay/time-of-day.ts'
import { formatEuro, inCents } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'

/** What a provider charges on top of its tariff. */
export type Surcharge = {
  /** As visitors read it: 'Laat ophalen'. */
  label: string
  /** In euros. */
  amount: number
  per: Unit
  when: Condition
  /** A compulsory one is in the total; the other is a choice. */
  isCompulsory: boolean
  /** What a traveller gets for it, of what is filtered on; null if that is something else. */
  buys?: Bought | null
}

/** The facts that a surcharge may make true. */
export const boughtFacts = { keepKey: 'Sleutel houden' } as const

export type Bought = keyof typeof boughtFacts

export type Unit = keyof typeof units

export const units = {
  stay: 'Per verblijf',
  day: 'Per dag',
  person: 'Per persoon',
  personEachWay: 'Per persoon, heen en terug',
} as const

export type Condition =
  | { kind: 'always' }
  | ({ kind: 'between'; at: 'dropOff' | 'pickUp' } & Period)
  | { kind: 'personsOver'; persons: number }

/** What a surcharge depends on. A time is null while the traveller has not given it. */
export type Circumstances = {
  dropOff: string | null
  pickUp: string | null
  persons: number
  days: number
}

/** Whether the condition holds; undefined if that takes a time that is not given. */
export function holds({ when }: Surcharge, stay: Circumstances): boolean | undefined {
  if (when.kind === 'always') return true
  if (when.kind === 'personsOver') return stay.persons > when.persons

  const time = stay[when.at]
  return time === null ? undefined : isWithin(time, when)
}

/** In cents. */
export function surchargeCents(surcharge: Surcharge, stay: Circumstances): number {
  return inCents(surcharge.amount) * times(surcharge, stay)
}

function times(surcharge: Surcharge, stay: Circumstances): number {
  const { per } = surcharge
  if (per === 'stay') return 1
  if (per === 'day') return stay.days
  return chargedPersons(surcharge, stay) * (per === 'personEachWay' ? 2 : 1)
}

/** Above a number of persons, an amount per person is for those above it. */
function chargedPersons({ when }: Surcharge, { persons }: Circumstances): number {
  return when.kind === 'personsOver' ? Math.max(0, persons - when.persons) : persons
}

/** How the amount was computed: 'Je haalt op om 23:30', '2 reizigers × €3,00'. */
export function surchargeReason(surcharge: Surcharge, stay: Circumstances): string {
  return [conditionReason(surcharge, stay), surchargeSum(surcharge, stay)]
    .filter(Boolean)
    .join('. ')
}

function conditionReason({ when, per }: Surcharge, stay: Circumstances): string {
  if (when.kind === 'between' && stay[when.at] !== null)
    return when.at === 'dropOff' ? `Je brengt om ${stay.dropOff}` : `Je haalt op om ${stay.pickUp}`
  if (when.kind === 'personsOver' && (per === 'stay' || per === 'day'))
    return `Je reist met meer dan ${counted(when.persons, 'persoon', 'personen')}`
  return ''
}

/** '2 reizigers × €3,00'; empty for an amount that is charged once. */
export function surchargeSum(surcharge: Surcharge, stay: Circumstances): string {
  const { per, when, amount } = surcharge
  if (per === 'stay') return ''
  if (per === 'day') return `${counted(stay.days, 'dag', 'dagen')} × ${formatEuro(amount)}`

  const persons = counted(chargedPersons(surcharge, stay), 'reiziger', 'reizigers')
  const above = when.kind === 'personsOver' ? ` boven de ${when.persons}` : ''
  const ways = per === 'personEachWay' ? ' × heen en terug' : ''
  return `${persons}${above}${ways} × ${formatEuro(amount)}`
}

/** 'tussen 23:00 en 05:00'; empty without such a period. */
export function surchargePeriod({ when }: Surcharge): string {
  return when.kind === 'between' ? `tussen ${when.from} en ${when.until}` : ''
}

/** When an unanswered condition would hold: 'als je tussen 23:00 en 05:00 ophaalt'. */
export function ifItHolds(surcharge: Surcharge): string {
  const { when } = surcharge
  if (when.kind !== 'between') return ''
  return `als je ${surchargePeriod(surcharge)} ${when.at === 'dropOff' ? 'brengt' : 'ophaalt'}`
}
