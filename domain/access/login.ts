import { z } from 'zod'
import { counted } from '#domain/text/number.ts'

export const loginSchema = z.object({
  username: z.string().trim().min(1, 'Gebruikersnaam is verplicht'),
  password: z.string().min(1, 'Wachtwoord is verplicht'),
})

/** A new administrator's. No colon: HTTP Basic ends the name with one. */
export const usernameSchema = z
  .string()
  .trim()
  .regex(
    /^[^\s:]{2,60}$/,
    'Een gebruikersnaam heeft 2 tot 60 tekens, zonder spaties of dubbele punt',
  )

export type Login = z.infer<typeof loginSchema>

/** What the server hands out after a good login: a key that stands in for the password. */
export const sessionSchema = z.object({
  username: z.string().min(1),
  key: z.string().min(1),
  /** By which the server knows this browser again. It opens nothing. */
  device: z.string().optional(),
})

/** Why a login failed, from the answer to it. */
export function whyLoginFailed(answer: { status: number; retryAfter?: number } | 'none'): string {
  if (answer === 'none') {
    return 'Er is een fout opgetreden tijdens het inloggen. Probeer het later opnieuw.'
  }
  if (answer.status === 401) return 'Ongeldige gebruikersnaam of wachtwoord.'
  if (answer.status === 429) {
    return `Te veel mislukte pogingen. Probeer het over ${wait(answer.retryAfter)} opnieuw.`
  }
  return 'Je inloggegevens zijn geldig, maar er is een fout bij de API-toegang. Probeer het opnieuw.'
}

const aMinute = 60
const anHour = 60 * aMinute

function wait(seconds = Number.NaN): string {
  if (!(seconds > 0)) return 'een minuut'
  if (seconds > 2 * anHour) return `${Math.ceil(seconds / anHour)} uur`
  if (seconds > 2 * aMinute) return `${Math.ceil(seconds / aMinute)} minuten`
  return counted(seconds, 'seconde', 'seconden')
}
