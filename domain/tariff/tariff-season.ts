import { formatDay } from '#domain/text/date.ts'
import { type Tariff, tariffOn, tariffPrice } from './tariff.ts'
import { ownCheck, type TariffCheck } from './tariff-check.ts'

// How the admin sees the tariffs of a parking.

type Season = Pick<Tariff, 'validFrom' | 'validTo'>

/** Whether its period holds today, is still to come, or is over. */
export type Term = 'now' | 'next' | 'past'

export const terms: Record<Term, string> = {
  now: 'Geldt nu',
  next: 'Volgend seizoen',
  past: 'Voorbij',
}

export function termOf({ validFrom, validTo }: Season, today: string): Term {
  if (validTo !== null && validTo < today) return 'past'
  return validFrom !== null && validFrom > today ? 'next' : 'now'
}

const termOrder: Term[] = ['now', 'next', 'past']

/** Those that hold now first, then the next ones, and those that are over, the last one first. */
export function inSeasonOrder<Known extends Season>(tariffs: Known[], today: string): Known[] {
  return tariffs.toSorted((a, b) => {
    const [term, other] = [termOf(a, today), termOf(b, today)]
    if (term !== other) return termOrder.indexOf(term) - termOrder.indexOf(other)
    const later = (a.validFrom ?? '').localeCompare(b.validFrom ?? '')
    return term === 'next' ? later : -later
  })
}

/** '1 november 2026 tot en met 31 maart 2027'. */
export function seasonText({ validFrom, validTo }: Season): string {
  if (validFrom === null && validTo === null) return 'Het hele jaar'
  if (validTo === null) return `Vanaf ${formatDay(validFrom ?? '')}`
  if (validFrom === null) return `Tot en met ${formatDay(validTo)}`
  return `${formatDay(validFrom)} tot en met ${formatDay(validTo)}`
}

/** 'op 1 april 2027 begint'. */
export function beginText(validFrom: string | null): string {
  return validFrom === null ? 'geen begindag heeft' : `op ${formatDay(validFrom)} begint`
}

/** A name for a new tariff, by the day on which it begins: 'Zomer 2027', 'Winter 2026'. */
export function seasonName(validFrom: string): string {
  const [year, month] = validFrom.split('-').map(Number)
  if (!year || !month) return ''
  if (month >= 4 && month <= 9) return `Zomer ${year}`
  return `Winter ${month < 4 ? year - 1 : year}`
}

/** The stay by which tariffs are compared with each other and with a price per day. */
export const usualDays = 8

/** What the usual stay costs, in cents; null if it is too long. */
export function usualCents(tariff: Tariff): number | null {
  if (usualDays > (tariff.maximumDays ?? usualDays)) return null
  return tariffPrice(tariff, usualDays).cents
}

/**
 * What a day costs by the tariff of today, in euros: an eighth of eight days. Undefined without such
 * a tariff, or if eight days are too long for it.
 */
export function dayPriceOf(tariffs: Tariff[], today: string): number | undefined {
  const tariff = tariffOn(tariffs, today)
  const cents = tariff && usualCents(tariff)
  return (cents && Math.round(cents / usualDays) / 100) || undefined
}

/** Whether the price per day is that of the tariff of today: what a day costs at eight days. */
export function isAtEightDays(tariffs: Tariff[], today: string): boolean {
  return dayPriceOf(tariffs, today) !== undefined
}

/** With the check of the tariff of today, if the price per day is that of it. */
export function withDayCheck<Priced extends { tariffs: Tariff[] }>(
  parking: Priced,
  today: string,
): Priced & { dayCheck?: TariffCheck } {
  const check = isAtEightDays(parking.tariffs, today) && ownCheck(tariffOn(parking.tariffs, today))
  return check ? { ...parking, dayCheck: check } : parking
}

/** The tariff that begins next after this one. */
export function nextSeason(tariffs: Tariff[], tariff: Season): Tariff | undefined {
  const begin = tariff.validFrom ?? ''
  return tariffs
    .filter(({ validFrom }) => validFrom !== null && validFrom > begin)
    .toSorted((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? ''))[0]
}
