import { dayCount } from '#domain/stay/stay.ts'
import {
  type Circumstances,
  holds,
  type Surcharge,
  surchargeCents,
  surchargeSum,
} from '#domain/surcharge/surcharge.ts'
import { type Tariff, tariffOn, tariffPrice } from '#domain/tariff/tariff.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatCents, formatEuro } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'
import { countedDays } from './counted-days.ts'
import { type Charges, estimatePerDay, type QuotedStay, quote } from './quote.ts'

/** A rule that a total came from, for the admin. Those with cents add up to the total. */
export type Rule = { title: string; why: string; cents: number | null }

export type Explanation = { rules: Rule[]; total: Rule }

/** Which rule gave each amount of a quote, and why the others gave none. */
export function explainQuote(charges: Charges, stay: QuotedStay): Explanation {
  const tariff = tariffOn(charges.tariffs, stay.from)
  const days = countedDays(tariff, stay, charges.zone)
  const { total, perDay, warnings } = quote(charges, stay)
  const parked = tariff
    ? [tariffRule(tariff, charges.tariffs, stay.from), stepRule(tariff, days, stay)]
    : [estimateRule(charges, stay)]
  if (total === null) {
    const [why = ''] = warnings
    return { rules: parked, total: { title: 'Geen prijs', why, cents: null } }
  }

  const { fromTime: dropOff, toTime: pickUp, persons } = stay
  const circumstances = { dropOff, pickUp, persons, days }
  return {
    rules: [...parked, ...charges.surcharges.map((each) => surchargeRule(each, circumstances))],
    total: {
      title: 'Totaal',
      why: `${formatCents(perDay ?? 0)} per dag over ${calendarDays(stay.days)}`,
      cents: total,
    },
  }
}

function tariffRule(tariff: Tariff, all: Tariff[], day: string): Rule {
  const valid = all.filter((each) => tariffOn([each], day) !== undefined).length
  const why =
    valid === 1
      ? `het enige dat geldt op ${formatDay(day)}`
      : `begint het laatst van de ${valid} die gelden op ${formatDay(day)}`
  return { title: `Tarief ${tariff.name}`, why, cents: null }
}

function stepRule(tariff: Tariff, days: number, stay: QuotedStay): Rule {
  const counted =
    tariff.billing === 'period' ? `${days} keer 24 uur begonnen` : calendarDays(stay.days)
  if (days > (tariff.maximumDays ?? days)) {
    return { title: 'Geen stap', why: `${counted}, en dat is te lang`, cents: null }
  }
  const { cents, chargedDays, paidDays } = tariffPrice(tariff, days)
  const last = tariff.steps.at(-1)
  const atLeast = chargedDays > days ? `, ten minste ${dayCount(chargedDays)}` : ''
  if (last && chargedDays > last.days) {
    const after = chargedDays - last.days
    return {
      title: `Stap ${dayCount(last.days)}, en ${after} erna`,
      why: `${counted}${atLeast}: ${formatEuro(last.total)} plus ${after} × ${formatEuro(tariff.extraDay)}`,
      cents,
    }
  }
  const why = `${counted}${atLeast}, laagste stap met minstens ${chargedDays}`
  return { title: `Stap ${dayCount(paidDays)}`, why, cents }
}

function estimateRule(charges: Charges, stay: QuotedStay): Rule {
  return {
    title: `Geen tarief voor ${formatDay(stay.from)}`,
    why: `Prijs per dag ${formatEuro(estimatePerDay(charges))} × ${stay.days}, gemarkeerd als schatting`,
    cents: quote({ ...charges, surcharges: [], closures: [] }, stay).total,
  }
}

function surchargeRule(surcharge: Surcharge, circumstances: Circumstances): Rule {
  const rule = { title: `Toeslag ${surcharge.label}`, cents: null }
  const isDue = holds(surcharge, circumstances)
  const why = conditionText(surcharge, circumstances, isDue)

  if (!surcharge.isCompulsory) return { ...rule, why: 'naar keuze, dus niet in het totaal' }
  if (isDue === undefined) return { ...rule, why: `${why}, dus staat naast het totaal` }
  if (!isDue) return { ...rule, why: `telt niet mee: ${why}` }
  const sum = surchargeSum(surcharge, circumstances)
  const cents = surchargeCents(surcharge, circumstances)
  return { ...rule, why: sum === '' ? why : `${why}: ${sum}`, cents }
}

function conditionText(
  { when }: Surcharge,
  { dropOff, pickUp, persons }: Circumstances,
  isDue: boolean | undefined,
): string {
  if (when.kind === 'always') return 'geldt altijd'
  if (when.kind === 'personsOver') {
    return `${counted(persons, 'reiziger', 'reizigers')}, geldt boven de ${when.persons}`
  }
  const period = `tussen ${when.from} en ${when.until}`
  const time = when.at === 'dropOff' ? dropOff : pickUp
  if (time !== null) return `${time} valt ${isDue ? '' : 'niet '}${period}`
  return `hangt af van de tijd van ${when.at === 'dropOff' ? 'brengen' : 'ophalen'} (${period})`
}

const calendarDays = (days: number) => counted(days, 'kalenderdag', 'kalenderdagen')
