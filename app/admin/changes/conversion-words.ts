import type { ChangeSubject } from '#domain/changes/change.ts'
import { conversionStates, matches } from '#domain/earnings/conversion/conversion.ts'
import { formatCents } from '#domain/text/money.ts'

/** What the log calls the columns of conversions. */
export const conversionNames: Record<string, string> = {
  reference: 'Verwijzing',
  value: 'Waarde van de boeking',
  commission: 'Vergoeding',
  state: 'Toestand',
  reason: 'Reden',
  matched_by: 'Gekoppeld door',
  item_name: 'Naam bij het netwerk',
  parking_name: 'Parking',
  click_at: 'Click',
  booked_at: 'Geboekt',
  arrival: 'Aankomst',
  list_position: 'Plaats in de lijst',
  page: 'Pagina',
  source: 'Bron',
}

/** Undefined for what reads as it is. */
export function conversionValue(
  subject: ChangeSubject,
  field: string,
  value: string,
): string | undefined {
  if (subject !== 'conversions' || value === '') return undefined
  if (field === 'commission' || field === 'value') return formatCents(Number(value))
  if (field === 'state') return labelIn(conversionStates, value)
  return field === 'matched_by' ? labelIn(matches, value) : undefined
}

const labelIn = (labels: Record<string, string>, key: string): string | undefined => labels[key]
