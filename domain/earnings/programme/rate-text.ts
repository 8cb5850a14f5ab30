import { formatCents } from '#domain/text/money.ts'
import type { Rate } from './programme.ts'

/** '7%' or '€4,00'. */
export const rateAmount = ({ unit, rate }: Pick<Rate, 'unit' | 'rate'>): string =>
  unit === 'amount' ? formatCents(rate) : `${typedRate(rate)}%`

/** '7% van de boeking', '€4,00 per boeking'. */
export const rateText = (rate: Pick<Rate, 'unit' | 'rate'>): string =>
  `${rateAmount(rate)} ${rate.unit === 'amount' ? 'per boeking' : 'van de boeking'}`

/** Hundredths as they are typed: 750 is '7,5'. */
export const typedRate = (hundredths: number): string => `${hundredths / 100}`.replace('.', ',')

/** What is typed, in hundredths; NaN for what is no amount. */
export function readRate(typed: string): number {
  const text = typed.trim().replace(/^€\s*|\s*%$/g, '')
  return /^\d{1,5}([.,]\d{1,2})?$/.test(text)
    ? Math.round(Number(text.replace(',', '.')) * 100)
    : Number.NaN
}
