import { z } from 'zod'
import { decimal } from './decimal.ts'

export const noAmount = 'Vul een getal in, bijvoorbeeld 24,95'

/** An amount in euros, rounded to cents. */
export const euros = (message: string) =>
  decimal(message, noAmount)
    .pipe(z.number().min(0.01, message).max(99_999, 'Maximaal €99.999,00'))
    .transform((amount) => Math.round(amount * 100) / 100)
