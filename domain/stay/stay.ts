import { ok, type Result, refused } from '#domain/form/result.ts'
import { isDay } from '#domain/text/is-day.ts'
import { counted } from '#domain/text/number.ts'

/** How long a car is away from home: whole calendar days, and both ends count. */
export type Stay = { from: string; to: string; days: number }

/** As it stands in the address: `van=2026-12-01&tot=2026-12-08`. Null is not asked for at all. */
export type GivenStay = { van: string | null; tot: string | null }

export type StayErrors = { van?: string[]; tot?: string[] }

const longestStay = 365

const dayLength = 24 * 60 * 60 * 1000

/**
 * The stay that was asked for, if one was. `today` is the day at the airport, as `2026-11-20`.
 */
export function readStay(
  { van, tot }: GivenStay,
  today: string,
): Result<Stay | undefined, StayErrors> {
  if (van === null && tot === null) return ok(undefined)

  const from = van?.trim() ?? ''
  const to = tot?.trim() ?? ''
  const wrongFrom = wrongDay(from, today, 'Kies de dag waarop je je auto brengt.')
  const wrongTo =
    wrongDay(to, today, 'Kies de dag waarop je je auto ophaalt.') ??
    (isDay(from) ? wrongLength(daysBetween(from, to)) : undefined)

  if (wrongFrom || wrongTo) {
    return refused({ van: wrongFrom, tot: wrongTo })
  }
  return ok({ from, to, days: daysBetween(from, to) })
}

/** The stay as an address has it. */
export function writeStay(stay: Stay | undefined): [name: keyof GivenStay, day: string][] {
  if (!stay) return []
  return [
    ['van', stay.from],
    ['tot', stay.to],
  ]
}

function wrongDay(day: string, today: string, missing: string): string[] | undefined {
  if (day === '') return [missing]
  if (!isDay(day)) return ['Deze datum bestaat niet.']
  if (day < today) return ['Deze dag is al voorbij. Kies vandaag of een latere dag.']
  return undefined
}

function wrongLength(days: number): string[] | undefined {
  if (days < 1) return ['Ophalen kan niet vóór het brengen. Kies een latere dag.']
  if (days > longestStay)
    return [`We rekenen met hoogstens ${longestStay} dagen. Kies een eerdere dag.`]
  return undefined
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength + 1
}

/** What a stay costs, in whole cents: so many times a price per day, which is in euros. */
export function stayCents(pricePerDay: number, { days }: Pick<Stay, 'days'>): number {
  return Math.round(pricePerDay * 100) * days
}

/** '1 dag', '8 dagen'. */
export function dayCount(days: number): string {
  return counted(days, 'dag', 'dagen')
}
