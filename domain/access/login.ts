import { z } from 'zod'
import { counted } from '#domain/text/number.ts'
import { isProof, wrongPasskey } from './passkey.ts'
import { roles } from './role.ts'
import { isRecoveryCode } from './totp.ts'

export const loginSchema = z.object({
  username: z.string().trim().min(1, 'Gebruikersnaam is verplicht'),
  password: z.string().min(1, 'Wachtwoord is verplicht'),
})

/** The username of a new admin. No colon, because HTTP Basic ends the username with one. */
export const usernameSchema = z
  .string()
  .trim()
  .regex(
    /^[^\s:]{2,60}$/,
    'Een gebruikersnaam heeft 2 tot 60 tekens, zonder spaties of dubbele punt',
  )

export type Login = z.infer<typeof loginSchema>

/** The response to a login: a key that replaces the password. */
export const sessionSchema = z.object({
  username: z.string().min(1),
  key: z.string().min(1),
  role: z.enum(roles).optional(),
  /** Whether the account must set up a second step first. */
  mustSetUp: z.boolean().optional(),
  /** A token by which the server recognizes this browser. It does not grant access. */
  device: z.string().optional(),
})

/**
 * Which codes a login with a second factor accepts. Only recovery codes, where no key opens the secret of
 * the authenticator app: after restoring a backup without the SECRETS_KEY of its site. A passkey or a recovery
 * code, where there is no app.
 */
export type NeededCode = 'code' | 'passkey' | 'recovery-code'

/** The message for a code that was not accepted, or for none. */
export function whyWrongCode(needs: NeededCode, code = ''): string {
  if (needs === 'passkey' && !code) return 'Gebruik je passkey, of een herstelcode.'
  if (isProof(code)) return wrongPasskey
  if (needs === 'recovery-code' && !isRecoveryCode(code)) {
    return 'De code uit je app kunnen we nu niet controleren. Gebruik een herstelcode.'
  }
  return 'Deze code klopt niet.'
}

/** Why the admin can't be reached: its address is limited to networks. */
export const notFromHere = 'Het beheer is vanaf dit netwerk niet te bereiken.'

/** The message for a failed login, by the response. */
export function whyLoginFailed(answer: { status: number; retryAfter?: number } | 'none'): string {
  if (answer === 'none') {
    return 'Er is een fout opgetreden tijdens het inloggen. Probeer het later opnieuw.'
  }
  if (answer.status === 401) return 'Ongeldige gebruikersnaam of wachtwoord.'
  if (answer.status === 404) return notFromHere
  if (answer.status === 429) {
    return `Te veel mislukte pogingen. Probeer het over ${waitText(answer.retryAfter)} opnieuw.`
  }
  return 'Je inloggegevens zijn geldig, maar er is een fout bij de API-toegang. Probeer het opnieuw.'
}

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds

function waitText(seconds = Number.NaN): string {
  if (!(seconds > 0)) return 'een minuut'
  if (seconds > 2 * hourSeconds) return `${Math.ceil(seconds / hourSeconds)} uur`
  if (seconds > 2 * minuteSeconds) return `${Math.ceil(seconds / minuteSeconds)} minuten`
  return counted(seconds, 'seconde', 'seconden')
}
