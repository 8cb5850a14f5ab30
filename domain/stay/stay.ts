import { ok, type Result, refused } from '#domain/form/result.ts'
import { dayMs, formatDay, shortDay } from '#domain/text/date.ts'
import { isDay } from '#domain/text/is-day.ts'
import { inCents } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'

/** How long a car is parked, in calendar days including both ends. */
export type Stay = { from: string; to: string; days: number }

/** The query parameters: `van=2026-12-01&tot=2026-12-08`. Null if absent. */
export type GivenStay = { van: string | null; tot: string | null }

export type StayErrors = { van?: string[]; tot?: string[] }

export const maxStayDays = 365

/** Reads the requested stay, if any. `today` is the date in Amsterdam, as `2026-11-20`. */
export function readStay(
  { van, tot }: GivenStay,
  today: string,
): Result<Stay | undefined, StayErrors> {
  if (van === null && tot === null) return ok(undefined)

  const from = van?.trim() ?? ''
  const to = tot?.trim() ?? ''
  const fromErrors = dayErrors(from, today, 'Kies de dag waarop je je auto brengt.')
  const toErrors =
    dayErrors(to, today, 'Kies de dag waarop je je auto ophaalt.') ??
    (fromErrors ? undefined : lengthErrors(stayDays(from, to)))

  if (fromErrors || toErrors) {
    return refused({ van: fromErrors, tot: toErrors })
  }
  return ok({ from, to, days: stayDays(from, to) })
}

function dayErrors(day: string, today: string, missing: string): string[] | undefined {
  if (day === '') return [missing]
  if (!isDay(day)) return ['Deze datum bestaat niet.']
  if (day < today) return ['Deze dag is al voorbij. Kies vandaag of een latere dag.']
  return tooFarAhead(day, today)
}

/** What is wrong with a day after the last that a stay may have. */
export function tooFarAhead(day: string, today: string): string[] | undefined {
  const last = lastStayDay(today)
  return day > last
    ? [`We rekenen tot en met ${formatDay(last)}. Kies een eerdere dag.`]
    : undefined
}

const yearsAhead = 2

/** The last day that a stay may have: the same day in two years. */
export function lastStayDay(today: string): string {
  const last = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`
  return isDay(last) ? last : last.replace('-02-29', '-02-28')
}

function lengthErrors(days: number): string[] | undefined {
  if (days < 1) return ['Ophalen kan niet vóór het brengen. Kies een latere dag.']
  if (days > maxStayDays)
    return [`We rekenen met hoogstens ${maxStayDays} dagen. Kies een eerdere dag.`]
  return undefined
}

/** In calendar days, including both. */
export function stayDays(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs + 1
}

/** The price of a stay in whole cents, for a price per day in euros. */
export function stayCents(pricePerDay: number, { days }: Pick<Stay, 'days'>): number {
  return inCents(pricePerDay) * days
}

/** '12–26 jul', '28 jul – 3 aug', '28 dec 2026 – 3 jan 2027', and in two years '12–26 jul 2028'. */
export function shortPeriod({ from, to }: Pick<Stay, 'from' | 'to'>, today?: string): string {
  const [fromYear, toYear] = [from.slice(0, 4), to.slice(0, 4)]
  if (fromYear !== toYear) return `${shortDay(from)} ${fromYear} – ${shortDay(to)} ${toYear}`
  if (from === to) return shortDay(from, today)
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${shortDay(from)} – ${shortDay(to, today)}`
  return `${Number(from.slice(8))}–${shortDay(to, today)}`
}

/** 'Van 12 juli 2030 tot en met 26 juli 2030. De eerste en de laatste dag tellen mee.' */
export function periodText({ from, to }: Pick<Stay, 'from' | 'to'>): string {
  return `Van ${formatDay(from)} tot en met ${formatDay(to)}. De eerste en de laatste dag tellen mee.`
}

/** The earliest day of the pick-up: the drop-off, or today while it is not a day from today on. */
export function earliestPickUp(dropOff: string, today: string): string {
  return isDay(dropOff) && dropOff > today ? dropOff : today
}

/** '1 dag', '8 dagen'. */
export function dayCount(days: number): string {
  return counted(days, 'dag', 'dagen')
}
