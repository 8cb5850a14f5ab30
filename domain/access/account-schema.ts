import { z } from 'zod'
import { usernameSchema } from './login.ts'
import { whyNoLink } from './password-link.ts'
import { roles } from './role.ts'

const minLength = 10

/** Only a minimum length: rules about characters make people choose worse passwords. */
const newPassword = z
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

/** The code is optional: an admin without a second factor has none. */
export const eitherSchema = confirmBothSchema.partial({ code: true })

/** Where a link is mailed to. Optional: an empty one means that the link is only shown. */
const email = z
  .union([z.literal(''), z.email('Ongeldig e-mailadres').max(200, 'Maximaal 200 tekens')])
  .optional()

const role = z.enum(roles, 'Kies een rol')

export const invitationSchema = eitherSchema.extend({ username: usernameSchema, role, email })

export type Invitation = z.infer<typeof invitationSchema>

export const newLinkSchema = eitherSchema.extend({ email })

export type NewLink = z.infer<typeof newLinkSchema>

/** `was` is the role that the change is based on. */
export const roleChangeSchema = eitherSchema.extend({ role, was: role.optional() })

export type RoleChange = z.infer<typeof roleChangeSchema>

const token = z.string(whyNoLink('unknown')).regex(/^[\w-]{43}$/, whyNoLink('unknown'))

export const linkSchema = z.object({ token })

export const passwordByLinkSchema = z.object({ token, next: newPassword })
