import type { ChangeSubject } from '#domain/changes/change.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'

/** What the log calls the columns of payouts and of what is agreed on them. */
export const payoutNames: Record<string, string> = {
  number: 'Nummer',
  vat_percent: 'Btw (%)',
  network: 'Netwerk',
  threshold: 'Betaalt vanaf',
  days: 'Dagen na goedkeuring',
}

/** Their amounts are in cents, unlike those of a surcharge. Undefined for what reads as it is. */
export function payoutValue(
  subject: ChangeSubject,
  field: string,
  value: string,
): string | undefined {
  if (!['payouts', 'payout_lines', 'payment_terms'].includes(subject) || value === '') {
    return undefined
  }
  if (field === 'amount' || field === 'threshold') return formatCents(Number(value))
  if (field === 'day') return formatDay(value)
  if (field === 'network') return Object.entries(networks).find(([key]) => key === value)?.[1]
  return undefined
}
