import { listed } from '#domain/text/listed.ts'

/** How many conversions of a change stand in payouts, and which. */
export type PaidWith = { count: number; numbers: string[] }

/** Why a change can't be undone. */
export function paidWithText({ count, numbers }: PaidWith): string {
  const what = count === 1 ? '1 conversie staat' : `${count} conversies staan`
  const which = numbers.length === 1 ? 'uitbetaling' : 'uitbetalingen'
  return `${what} in ${which} ${listed(numbers)}. Maak die eerst ongedaan.`
}
