import { z } from 'zod'
import { eitherSchema } from './account-schema.ts'
import { passkeyUses } from './passkey.ts'

const ask = 'Dit antwoord van de passkey klopt niet'

/** Text without limits of meaning: what is in it is checked by its signature. */
const encoded = (longest: number) =>
  z
    .string(ask)
    .max(longest, ask)
    .regex(/^[\w-]*$/, ask)

const credential = {
  id: encoded(1_500),
  rawId: encoded(1_500),
  type: z.literal('public-key', ask),
  authenticatorAttachment: z.string().max(40).nullish(),
}

export const ticketSchema = z.string(ask).max(200, ask)

/** What `navigator.credentials.get` answers, as JSON. Extensions are not read. */
export const signedSchema = z.object({
  ticket: ticketSchema,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded(4_000),
      authenticatorData: encoded(4_000),
      signature: encoded(2_000),
      userHandle: encoded(200).nullish(),
    }),
  }),
})

export type Signed = z.infer<typeof signedSchema>

export const challengeSchema = z.object({ for: z.enum(passkeyUses, 'Kies waarvoor') })

export const passkeyLoginSchema = signedSchema.extend({ replaces: z.string().optional() })

export const passkeyName = z
  .string('Geef de passkey een naam')
  .trim()
  .min(1, 'Geef de passkey een naam')
  .max(60, 'Maximaal 60 tekens')

/** What `navigator.credentials.create` answers, as JSON. */
export const newPasskeySchema = z.object({
  ticket: ticketSchema,
  name: passkeyName,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded(4_000),
      attestationObject: encoded(20_000),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
})

export type NewPasskey = z.infer<typeof newPasskeySchema>

export const passkeyRemovalSchema = eitherSchema.extend({ id: encoded(1_500) })
