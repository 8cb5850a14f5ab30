import { z } from 'zod'
import { usernameSchema } from './login.ts'

const minLength = 10

/** Only a minimum length: rules about characters make people choose worse passwords. */
export const newPassword = z
  .string(`Kies minimaal ${minLength} tekens`)
  .min(minLength, `Kies minimaal ${minLength} tekens`)
  .max(200, 'Kies maximaal 200 tekens')

const ownPassword = z.string('Wachtwoord is verplicht').min(1, 'Wachtwoord is verplicht')

export const passwordChangeSchema = z.object({ password: ownPassword, next: newPassword })

export const confirmSchema = z.object({ password: ownPassword })

/**
 * For changes that could disable the second factor. Takes a code of the authenticator app or a
 * recovery code.
 */
export const confirmBothSchema = confirmSchema.extend({
  code: z.string('Vul de code in').trim().min(1, 'Vul de code in'),
})

export const codeSchema = z.object({
  code: z.string('Vul de code in').regex(/^\s*\d{3}\s*\d{3}\s*$/, 'Vul de zes cijfers in'),
})

export const newAdminSchema = z.object({
  password: ownPassword,
  username: usernameSchema,
  next: newPassword,
})
