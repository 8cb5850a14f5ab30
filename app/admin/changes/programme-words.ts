import type { ChangeSubject } from '#domain/changes/change.ts'
import {
  certainties,
  programmeStatuses,
  rateUnits,
  voucherTerms,
} from '#domain/earnings/programme/programme.ts'
import { rateAmount } from '#domain/earnings/programme/rate-text.ts'
import { formatDay } from '#domain/text/date.ts'
import { isDay } from '#domain/text/is-day.ts'

/** What the log calls the columns of programmes, of their rates and of couplings. */
export const programmeNames: Record<string, string> = {
  programme_id: 'Programma',
  network_number: 'Nummer bij het netwerk',
  parameter: 'Naam van onze verwijzing',
  longest: 'Hoogstens tekens',
  wrapper: 'Link van het netwerk',
  hosts: 'Toegestane hosts',
  status_since: 'Status sinds',
  certain_after: 'Een boeking is zeker na',
  certain_days: 'Aantal dagen',
  cookie_days: 'Cookie, dagen',
  file_columns: 'Kolommen van het bestand',
  brand_terms: 'Merknamen waarop je niet mag adverteren',
  vouchers: 'Vouchers',
  contact: 'Contact',
  starts_on: 'Vanaf',
  unit: 'Soort vergoeding',
  rate: 'Vergoeding',
}

const subjects: ReadonlySet<ChangeSubject> = new Set<ChangeSubject>([
  'programmes',
  'programme_rates',
  'couplings',
])

const labels: Record<string, Record<string, string>> = {
  status: programmeStatuses,
  certain_after: certainties,
  vouchers: voucherTerms,
  unit: rateUnits,
}

/**
 * Undefined for what reads as it is.
 *
 * @param unit that of the row, of which a rate is so many hundredths
 */
export function programmeValue(
  subject: ChangeSubject,
  { field, value, unit }: { field: string; value: string; unit: unknown },
): string | undefined {
  if (!subjects.has(subject)) return undefined
  if (field === 'programme_id' && value === '') return 'geen'
  if (value === '') return undefined
  if (field === 'rate') {
    return rateAmount({ unit: unit === 'amount' ? 'amount' : 'percent', rate: Number(value) })
  }
  if (field === 'hosts') return JSON.parse(value).join(', ')
  if (isDay(value)) return formatDay(value)
  return labels[field]?.[value]
}
