import { z } from 'zod'
import { text } from '#domain/form/form.ts'
import { keysOf } from '#domain/text/keys.ts'
import { exampleSettings, type Settings } from './setting.ts'

// Apart from setting.ts: every public page shows settings, and none of them needs Zod for that.

const filled = (most = 200) => text(1, 'Dit mag niet leeg zijn', most)

const anyText = (most: number) => z.string().trim().max(most, `Maximaal ${most} karakters`)

const badUrl = 'Voer een geldige URL in'
const link = z
  .string(badUrl)
  .trim()
  .max(500, badUrl)
  .refine(
    (address) => address === '' || (/^https?:\/\/[^/\s]+/i.test(address) && URL.canParse(address)),
    badUrl,
  )

// It stands in the pages' security policy, where a semicolon or a star means something else.
const plainHost = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/

const origin = z
  .string(badUrl)
  .trim()
  .refine(
    (address) =>
      address === '' || (plainHost.test(address) && URL.parse(address)?.origin === address),
    'Alleen het adres van de dienst, zoals https://plausible.io',
  )

const count = (least: number, most: number) => {
  const message = `Kies een getal van ${least} tot ${most}`
  return z.coerce.number(message).pipe(z.int(message).min(least, message).max(most, message))
}

const fields = {
  product: filled(60),
  email: z.string().trim().pipe(z.email('Ongeldig e-mailadres').max(254, 'Ongeldig e-mailadres')),
  company: filled(),
  registeredAddress: filled(),
  vatNumber: filled(),
  postalAddress: filled(),
  facebookUrl: link,
  instagramUrl: link,
  linkedinUrl: link,
  xUrl: link,
  seoTitle: anyText(120),
  seoDescription: anyText(320),
  affiliateTag: z
    .string()
    .trim()
    .regex(
      /^[\w.-]+=[\w.~-]+$/,
      'Schrijf een naam, een is-teken en een waarde: bron=parkeerpiloot',
    ),
  analyticsService: z.enum(['', 'plausible', 'matomo', 'ga4'], 'Kies een dienst'),
  analyticsHost: origin,
  analyticsId: anyText(100),
  contactMonths: count(1, 60),
  rawMonths: count(3, 60),
  backupsKept: count(1, 90),
} satisfies Record<keyof Settings, z.ZodType>

/** What a call names of them; the rest stays as it is. */
export const someSettingsSchema = z.object(fields).partial()

/** The body of the call: what the names hold is looked at together with the rest. */
export const settingsChangeSchema = z.object({
  values: z.record(z.string(), z.unknown(), 'Noem de instellingen die je wijzigt'),
  version: z.int().positive().optional(),
})

/** The settings form: everything, as it should be from now on. */
export const settingsFormSchema: z.ZodType<Settings> = z
  .object(fields)
  .superRefine(({ analyticsService, analyticsHost, analyticsId }, context) => {
    if (analyticsService === '') return
    const missing = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], message: 'Dit hoort bij de gekozen dienst' })
    if (analyticsHost === '') missing('analyticsHost')
    if (analyticsId === '') missing('analyticsId')
  })

/** As it is kept: what is missing, or no longer fits, has its built-in value. */
export const settingsSchema: z.ZodType<Settings> = z
  .record(z.string(), z.unknown())
  .transform((kept) => ({ ...exampleSettings, ...fitting(kept) }))

function fitting(kept: Record<string, unknown>): Partial<Settings> {
  return Object.fromEntries(
    keysOf(fields).flatMap((name) => {
      const value = fields[name].safeParse(kept[name])
      return value.success ? [[name, value.data]] : []
    }),
  )
}
