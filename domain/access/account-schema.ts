import { z } from 'zod'
import { usernameSchema } from './login.ts'

const shortest = 10

/** Long enough, and nothing else: rules about signs make people choose worse ones. */
export const newPassword = z
  .string(`Kies minimaal ${shortest} tekens`)
  .min(shortest, `Kies minimaal ${shortest} tekens`)
  .max(200, 'Kies maximaal 200 tekens')

const ownPassword = z.string('Wachtwoord is verplicht').min(1, 'Wachtwoord is verplicht')

export const passwordChangeSchema = z.object({ password: ownPassword, next: newPassword })

export const confirmSchema = z.object({ password: ownPassword })

/** For what would make the second factor worth nothing. A code of the telephone, or one of the ten others. */
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
