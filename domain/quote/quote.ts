import {
  type Closure,
  closureOf,
  closureText,
  freeFrom,
  freeUntil,
} from '#domain/closure/closure.ts'
import { dayCount, stayCents } from '#domain/stay/stay.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import {
  type Bought,
  type Circumstances,
  holds,
  ifItHolds,
  type Surcharge,
  surchargeCents,
  surchargePeriod,
  surchargeReason,
} from '#domain/surcharge/surcharge.ts'
import { type Tariff, tariffOn, tariffPrice } from '#domain/tariff/tariff.ts'
import { ownCheck, type TariffCheck } from '#domain/tariff/tariff-check.ts'
import { dayAfter } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import type { Zone } from '#domain/text/zone.ts'
import { serviceWarnings, type Transfer } from '#domain/transfer/transfer.ts'
import { countedDays } from './counted-days.ts'
import { dayLaterLabel } from './day-later.ts'

/** What a parking charges. Nothing about commissions: see test/boundaries.test.ts. */
export type Charges = {
  pricePerDay: number
  /** What a day without a tariff costs, if that is another price: then `pricePerDay` is of the tariff of today. */
  priceWithoutTariff?: number
  tariffs: Tariff[]
  surcharges: Surcharge[]
  /** The periods in which it can't be booked. */
  closures?: Closure[]
  /** A time without service is warned of. */
  transfer?: Transfer | null
  /** Whose clocks its times are of, if that is not Amsterdam's. */
  zone?: Zone
}

type EstimatePrices = Pick<Charges, 'pricePerDay' | 'priceWithoutTariff'>

export function estimatePerDay({ pricePerDay, priceWithoutTariff }: EstimatePrices): number {
  return priceWithoutTariff ?? pricePerDay
}

/** The day of the pick-up follows from the days. */
export type QuotedStay = Omit<TimedStay, 'to'>

/** What a stay costs. All amounts are whole cents. */
export type Quote = {
  basis: 'tariff' | 'estimate'
  /** Which tariff it is, if any. */
  tariff: Pick<Tariff, 'name' | 'validFrom' | 'validTo'> | null
  /** When that tariff was checked, if it was apart from its parking. */
  check?: TariffCheck
  /** They add up to the total. */
  lines: QuoteLine[]
  /** Null if it can't be booked: it is closed then, or one can't park there for so long. */
  total: number | null
  perDay: number | null
  /** Whether it may be less once the times are given. */
  isUpperBound: boolean
  /** What may still come on top of the total. */
  mayCome: Extra[]
  /** What a traveller may add. */
  optional: Extra[]
  /** Why it can't be booked, if it can't; and each time without service. */
  warnings: string[]
  /** If it is closed then: the first day on which a stay of as many days can begin. */
  freeFrom?: string
  /** If it is closed then, and today is known: the last day of the last stay of as many days before that. */
  freeUntil?: string
}

export type QuoteLine = { label: string; how: string; cents: number }

export type Extra = { label: string; cents: number; buys?: Bought }

/** The whole price of a stay, or at least what is known of it. With today, a closed period says what is free before it. */
export function quote(charges: Charges, stay: QuotedStay, today?: string): Quote {
  const sum = add(charges, stay)
  const { tariff, closure, total, circumstances } = sum
  const check = ownCheck(tariff)
  const priced = {
    basis: tariff ? ('tariff' as const) : ('estimate' as const),
    tariff: tariff
      ? { name: tariff.name, validFrom: tariff.validFrom, validTo: tariff.validTo }
      : null,
    ...(check && { check }),
    optional: charges.surcharges
      .filter((surcharge) => !surcharge.isCompulsory && holds(surcharge, circumstances) !== false)
      .map((surcharge) => extra(surcharge.label, surcharge, circumstances)),
  }
  const warnings = charges.transfer
    ? serviceWarnings(charges.transfer, [stay.fromTime, stay.toTime])
    : []
  if (total === null) {
    const why = closure
      ? closureText(closure)
      : `hier niet langer dan ${dayCount(tariff?.maximumDays ?? 0)}`
    const opens = closure && opensOn(charges, stay)
    const until = closure && today && openUntil(charges, stay, today)
    return {
      ...priced,
      lines: [],
      total,
      perDay: null,
      isUpperBound: false,
      mayCome: [],
      warnings: [why, ...warnings],
      ...(opens && { freeFrom: opens }),
      ...(until && { freeUntil: until }),
    }
  }

  const isTimed = stay.fromTime !== null && stay.toTime !== null
  return {
    ...priced,
    lines: [
      tariff ? tariffLine(tariff, circumstances.days) : estimateLine(charges, stay.days),
      ...sum.due.map((surcharge) => surchargeLine(surcharge, circumstances)),
    ],
    total,
    perDay: Math.round(total / stay.days),
    isUpperBound: tariff?.billing === 'period' && !isTimed,
    mayCome: [
      ...sum.unknown.map((surcharge) => extra(ifItHolds(surcharge), surcharge, circumstances)),
      ...(isTimed ? dayLater(charges, stay, total) : []),
    ],
    warnings,
  }
}

/** Undefined if such a stay is too long by then. */
function opensOn(charges: Charges, stay: QuotedStay): string | undefined {
  const from = freeFrom(charges.closures ?? [], stay)
  return add(charges, { ...stay, from }).total === null ? undefined : from
}

/** Undefined if such a stay is too long at that time, or past. */
function openUntil(charges: Charges, stay: QuotedStay, today: string): string | undefined {
  const until = freeUntil(charges.closures ?? [], stay, today)
  const from = until && dayAfter(until, 1 - stay.days)
  return from && add(charges, { ...stay, from }).total !== null ? until : undefined
}

type Sum = {
  tariff: Tariff | undefined
  closure: Closure | undefined
  circumstances: Circumstances
  /** The compulsory surcharges that are in the total, and those that take a time that is not given. */
  due: Surcharge[]
  unknown: Surcharge[]
  total: number | null
}

function add(charges: Charges, stay: QuotedStay): Sum {
  const tariff = tariffOn(charges.tariffs, stay.from)
  const days = countedDays(tariff, stay, charges.zone)
  const circumstances: Circumstances = {
    dropOff: stay.fromTime,
    pickUp: stay.toTime,
    persons: stay.persons,
    days,
  }
  const [due, unknown]: [Surcharge[], Surcharge[]] = [[], []]
  for (const surcharge of charges.surcharges) {
    if (!surcharge.isCompulsory) continue
    const isDue = holds(surcharge, circumstances)
    if (isDue) due.push(surcharge)
    if (isDue === undefined) unknown.push(surcharge)
  }

  const parked = tariff ? tariffPrice(tariff, days).cents : stayCents(estimatePerDay(charges), stay)
  const total = due.reduce((sum, each) => sum + surchargeCents(each, circumstances), parked)
  const isTooLong = tariff !== undefined && days > (tariff.maximumDays ?? days)
  const closure = closureOf(charges.closures ?? [], stay)
  const isOff = closure !== undefined || isTooLong
  return { tariff, closure, circumstances, due, unknown, total: isOff ? null : total }
}

function dayLater(charges: Charges, stay: QuotedStay, total: number): Extra[] {
  const later = add(charges, { ...stay, days: stay.days + 1 }).total
  return later === null ? [] : [{ label: dayLaterLabel, cents: later - total }]
}

function extra(label: string, surcharge: Surcharge, circumstances: Circumstances): Extra {
  const { buys } = surcharge
  return { label, cents: surchargeCents(surcharge, circumstances), ...(buys && { buys }) }
}

function tariffLine(tariff: Tariff, days: number): QuoteLine {
  const { cents, chargedDays, paidDays } = tariffPrice(tariff, days)
  const isPeriod = tariff.billing === 'period'
  const reasons = [
    isPeriod ? 'Elke begonnen 24 uur telt' : 'Elke kalenderdag telt',
    ...(chargedDays > days ? [`Je betaalt ten minste ${dayCount(chargedDays)}`] : []),
    ...(paidDays > chargedDays ? [`Je betaalt de prijs van ${dayCount(paidDays)}`] : []),
  ]
  return {
    label: isPeriod ? `${days} keer 24 uur` : dayCount(days),
    how: reasons.join('. '),
    cents,
  }
}

function estimateLine(charges: Charges, days: number): QuoteLine {
  return {
    label: dayCount(days),
    how: `${formatEuro(estimatePerDay(charges))} per dag, want een tarief voor deze dag kennen we niet`,
    cents: stayCents(estimatePerDay(charges), { days }),
  }
}

function surchargeLine(surcharge: Surcharge, circumstances: Circumstances): QuoteLine {
  return {
    label: [surcharge.label, surchargePeriod(surcharge)].filter(Boolean).join(', '),
    how: surchargeReason(surcharge, circumstances),
    cents: surchargeCents(surcharge, circumstances),
  }
}

/** Parkings with their quotes for a stay. */
export function withQuotes<Priced extends Charges>(
  parkings: Priced[],
  stay: QuotedStay,
  today?: string,
): (Priced & { quote: Quote })[] {
  return parkings.map((parking) => ({ ...parking, quote: quote(parking, stay, today) }))
}
