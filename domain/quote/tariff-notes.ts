import { dayCount } from '#domain/stay/stay.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'

/** What a list of prices is of, in sentences. Without a tariff the prices are an estimate. */
export function tariffNotes(
  { pricePerDay }: { pricePerDay: number },
  tariff: Tariff | undefined,
): string[] {
  if (!tariff) {
    return [
      `Schatting: ${formatEuro(pricePerDay)} per dag, want een tarief voor deze dag kennen we niet.`,
      'Zonder toeslagen.',
    ]
  }
  const { name, billing, minimumDays, maximumDays } = tariff
  return [
    `Tarief ${name}, ${period(tariff)}.`,
    ...(billing === 'period' ? ['Elke begonnen 24 uur telt als een dag.'] : []),
    ...((minimumDays ?? 1) > 1 ? [`Je betaalt ten minste ${dayCount(minimumDays ?? 1)}.`] : []),
    ...(maximumDays === null ? [] : [`Hier niet langer dan ${dayCount(maximumDays)}.`]),
    'Zonder toeslagen.',
  ]
}

function period({ validFrom, validTo }: Tariff): string {
  const who = 'voor wie de auto brengt'
  if (validFrom === null && validTo === null) return 'het hele jaar'
  if (validTo === null) return `${who} vanaf ${formatDay(validFrom ?? '')}`
  if (validFrom === null) return `${who} tot en met ${formatDay(validTo)}`
  return `${who} tussen ${formatDay(validFrom)} en ${formatDay(validTo)}`
}
