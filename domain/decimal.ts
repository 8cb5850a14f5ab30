import { z } from 'zod'

/** A number, or as people write one: '4,6'. */
export const decimal = (message: string) =>
  z
    .union([z.number(message), z.string(message).trim().min(1, message)], message)
    .transform((given) => Number(typeof given === 'string' ? given.replace(',', '.') : given))
    .pipe(z.number(message))
