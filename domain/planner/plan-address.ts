import { readStay } from '#domain/stay/stay.ts'
import { readMinutes } from './minutes-text.ts'

/** The query parameters of the departure planner. */
export const planNames = [
  'luchthaven',
  'terrein',
  'van',
  'tot',
  'personen',
  'vlucht',
  'bestemming',
  'rijden',
  'landing',
  'bagage',
] as const

export type PlanName = (typeof planNames)[number]

/** As they are in the address. Null if absent. */
export type GivenPlan = Record<PlanName, string | null>

export type PlanErrors = { [Name in PlanName]?: string[] }

/** A flight and the way to it. Null is what was not given, or is wrong. */
export type Plan = {
  /** The day of the flight, and that of the landing. */
  from: string | null
  to: string | null
  persons: number
  flight: string | null
  isFar: boolean | null
  /** Minutes to the parking. */
  drive: number | null
  landing: string | null
  hasBags: boolean | null
}

const longestDrive = 900

export function givenPlan(query: URLSearchParams): GivenPlan {
  // Every name is in the list.
  return Object.fromEntries(planNames.map((name) => [name, query.get(name)])) as GivenPlan
}

/** The same as a query, without what is empty. */
export function planQuery(given: GivenPlan): string {
  const pairs = Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `${new URLSearchParams(pairs)}`
}

/** Whether the form was sent, and not only a link to it followed. */
export function isSent({ vlucht, rijden, landing }: GivenPlan): boolean {
  return vlucht !== null || rijden !== null || landing !== null
}

/** What the address gives, and what is wrong with it. What is right is read all the same. */
export function readPlan(given: GivenPlan, today: string): { plan: Plan; errors: PlanErrors } {
  const errors: PlanErrors = daysErrors(given, today)
  // A traveller who only asks for the way back needs no flight out.
  const isBackOnly =
    Boolean(given.landing?.trim()) && !given.vlucht?.trim() && !given.rijden?.trim()
  const isRequired = isSent(given) && !isBackOnly

  function read<Value>(name: PlanName, values: Read<Value>): Value | null {
    const text = given[name]?.trim() ?? ''
    const value = text === '' ? values.empty : values.of(text)
    if (value !== undefined) return value
    errors[name] = [text === '' ? values.missing : values.wrong]
    return null
  }

  const plan = {
    from: errors.van ? null : given.van?.trim() || null,
    to: errors.tot ? null : given.tot?.trim() || null,
    persons: read('personen', { empty: 2, of: personsOf, missing: '', wrong: wrongPersons }) ?? 2,
    flight: read('vlucht', {
      empty: isRequired ? undefined : null,
      of: timeOf,
      missing: 'Vul in hoe laat je vlucht vertrekt.',
      wrong: wrongTime,
    }),
    isFar: read('bestemming', {
      empty: false,
      of: choiceOf('ver', 'europa'),
      missing: '',
      wrong: 'Kies binnen of buiten Europa.',
    }),
    drive: read('rijden', {
      empty: isRequired ? undefined : null,
      of: minutesOf,
      missing: 'Vul in hoe lang je rijdt.',
      wrong: `Vul een rijtijd in zoals 75, 1:15 of 1 uur, hoogstens ${longestDrive} minuten.`,
    }),
    landing: read('landing', { empty: null, of: timeOf, missing: '', wrong: wrongTime }),
    hasBags: read('bagage', {
      empty: true,
      of: choiceOf('ja', 'nee'),
      missing: '',
      wrong: 'Kies ja of nee.',
    }),
  }
  return { plan, errors }
}

/** How a parameter is read: undefined is an error. */
type Read<Value> = {
  empty: Value | null | undefined
  of: (text: string) => Value | undefined
  missing: string
  wrong: string
}

const wrongTime = 'Vul een tijd in zoals 08:05.'
const wrongPersons = 'Kies 1 tot 9 reizigers.'

/** Of the days that are given: here either may be left out. */
function daysErrors({ van, tot }: GivenPlan, today: string): PlanErrors {
  const [from, to] = [van?.trim() ?? '', tot?.trim() ?? '']
  const days = readStay({ van: from, tot: to }, today)
  const wrong = days.ok ? {} : days.why
  const ofFrom = from ? wrong.van : undefined
  const ofTo = to ? wrong.tot : undefined
  return { ...(ofFrom ? { van: ofFrom } : {}), ...(ofTo ? { tot: ofTo } : {}) }
}

/** '08:05' of '8:05' and '8.05' too. */
function timeOf(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(text) ?? []
  return hours === '' ? undefined : `${hours.padStart(2, '0')}:${minutes}`
}

function minutesOf(text: string): number | undefined {
  const minutes = readMinutes(text)
  return minutes !== undefined && minutes <= longestDrive ? minutes : undefined
}

function personsOf(text: string): number | undefined {
  return /^[1-9]$/.test(text) ? Number(text) : undefined
}

const choiceOf = (yes: string, no: string) => (text: string) =>
  text === yes ? true : text === no ? false : undefined
