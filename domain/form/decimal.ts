import { z } from 'zod'

/** Decimal notation only: no '0x10' or '1e3', which Number() accepts. */
export function readDecimal(written: string): number {
  return /^-?\d+([.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : Number.NaN
}

/** A number, or a text with a decimal comma or point: '4,6'. Other text may have its own message. */
export const decimal = (message: string, noNumber = message) =>
  z
    .union([z.number(message), z.string(message).trim().min(1, message)], message)
    .transform((given) => (typeof given === 'string' ? readDecimal(given) : given))
    .pipe(z.number(noNumber))

/** The same, or null for a field that is left empty. */
export const optionalDecimal = (message: string) =>
  z
    .union([z.number(message), z.string(message).trim(), z.null()], message)
    .transform((given) => {
      if (given === '') return null
      return typeof given === 'string' ? readDecimal(given) : given
    })
    .pipe(z.number(message).nullable())
