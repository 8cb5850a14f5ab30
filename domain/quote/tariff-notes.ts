import { dayCount } from '#domain/stay/stay.ts'
import { ifItHolds, type Surcharge } from '#domain/surcharge/surcharge.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { formatDay } from '#domain/text/date.ts'
import { listed } from '#domain/text/listed.ts'
import { formatEuro } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'
import { type Charges, estimatePerDay, type QuotedStay } from './quote.ts'

type Asked = Pick<QuotedStay, 'fromTime' | 'toTime' | 'persons'>

/**
 * What a list of prices is of, in sentences: of which tariff, for whom, and what is left out. Without a
 * tariff the prices are an estimate.
 */
export function tariffNotes(
  charges: Omit<Charges, 'tariffs'>,
  tariff: Tariff | undefined,
  asked: Asked,
): string[] {
  return [
    ...(tariff
      ? notesOf(tariff, asked)
      : [
          `Schatting: ${formatEuro(estimatePerDay(charges))} per dag, want een tarief voor deze dag kennen we niet.`,
        ]),
    ...surchargeNotes(
      charges.surcharges.filter(({ isCompulsory }) => isCompulsory),
      asked,
    ),
  ]
}

function notesOf(tariff: Tariff, { fromTime, toTime }: Asked): string[] {
  const { name, billing, minimumDays, maximumDays } = tariff
  const isTimed = fromTime !== null && toTime !== null
  return [
    `Tarief ${name}, ${period(tariff)}.`,
    ...(billing === 'period' ? ['Elke begonnen 24 uur telt.'] : []),
    ...(billing === 'period' && !isTimed ? ['Zonder je tijden is dit het hoogste bedrag.'] : []),
    ...((minimumDays ?? 1) > 1 ? [`Je betaalt ten minste ${dayCount(minimumDays ?? 1)}.`] : []),
    ...(maximumDays === null ? [] : [`Hier niet langer dan ${dayCount(maximumDays)}.`]),
  ]
}

function surchargeNotes(compulsory: Surcharge[], asked: Asked): string[] {
  if (compulsory.length === 0) return []
  const unknown = compulsory.filter(({ when }) => isUnanswered(when, asked))
  return [
    ...(unknown.length < compulsory.length
      ? [`Met de verplichte toeslagen voor ${counted(asked.persons, 'reiziger', 'reizigers')}.`]
      : []),
    ...(unknown.length > 0 ? [`Niet meegeteld: ${listed(unknown.map(leftOutText), 'en')}.`] : []),
  ]
}

function isUnanswered(when: Surcharge['when'], { fromTime, toTime }: Asked): boolean {
  return when.kind === 'between' && (when.at === 'dropOff' ? fromTime : toTime) === null
}

const units: Record<Surcharge['per'], string> = {
  stay: '',
  day: ' per dag',
  person: ' per persoon',
  personEachWay: ' per persoon, heen en terug,',
}

/** '€7,50 als je tussen 23:00 en 05:00 ophaalt'. */
function leftOutText(surcharge: Surcharge): string {
  return `${formatEuro(surcharge.amount)}${units[surcharge.per]} ${ifItHolds(surcharge)}`
}

function period({ validFrom, validTo }: Tariff): string {
  const who = 'voor wie de auto brengt'
  if (validFrom === null && validTo === null) return 'het hele jaar'
  if (validTo === null) return `${who} vanaf ${formatDay(validFrom ?? '')}`
  if (validFrom === null) return `${who} tot en met ${formatDay(validTo)}`
  return `${who} tussen ${formatDay(validFrom)} en ${formatDay(validTo)}`
}
