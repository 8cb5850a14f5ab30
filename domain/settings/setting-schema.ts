import { z } from 'zod'
import { readNetworks } from '#domain/access/network.ts'
import { line, text } from '#domain/form/form.ts'
import { controlProblem } from '#domain/text/control-characters.ts'
import { keysOf } from '#domain/text/keys.ts'
import { recipientProblem } from './age-recipient.ts'
import { exampleSettings, type Settings } from './setting.ts'
import type { PatternSetting, SettingField } from './setting-field.ts'
import { perSetting, settingFields, settingNames } from './setting-fields.ts'

// Separate from setting.ts: public pages use settings and must not load Zod.

const noText = 'Vul een tekst in'

const badUrl = 'Voer een geldige URL in'
const link = z
  .string(badUrl)
  .trim()
  .max(500, badUrl)
  .refine(
    (address) =>
      address === '' ||
      (/^https?:\/\/[^/\s\p{Cc}][^\p{Cc}]*$/iu.test(address) && URL.canParse(address)),
    badUrl,
  )

// The host becomes part of the Content-Security-Policy, in which semicolons and stars have a
// meaning.
const plainHost = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/

const origin = z
  .string(badUrl)
  .trim()
  .refine(
    (address) =>
      address === '' || (plainHost.test(address) && URL.parse(address)?.origin === address),
    'Alleen het adres van de dienst, zoals https://plausible.io',
  )

const count = (min: number, max: number) => {
  const message = `Kies een getal van ${min} tot ${max}`
  return z.coerce.number(message).pipe(z.int(message).min(min, message).max(max, message))
}

const tag = z
  .string()
  .trim()
  .regex(/^[\w.-]+=[\w.~-]+$/, 'Schrijf een naam, een is-teken en een waarde: bron=parkeerpiloot')

const email = z
  .string()
  .trim()
  .pipe(z.email('Ongeldig e-mailadres').max(254, 'Ongeldig e-mailadres'))

const longestNetworks = 2_000

const networks = z
  .string('Vul een tekst in')
  .trim()
  .max(longestNetworks, `Maximaal ${longestNetworks} tekens`)
  .superRefine((typed, context) => {
    const read = readNetworks(typed)
    if (!read.ok) context.addIssue({ code: 'custom', message: read.why })
  })
  .transform((typed) => typed.split(/[\s,;]+/).join('\n'))

const recipient = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const message = recipientProblem(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

const patterns = { email, link, origin, tag, networks, recipient } satisfies Record<
  PatternSetting['kind'],
  z.ZodType
>

function checkOf(field: SettingField): z.ZodType {
  if (field.kind === 'whole') return count(...field.range)
  if (field.kind === 'choice') return z.enum(keysOf(field.choices), field.ask)
  if (field.kind === 'text') return text(0, noText, field.longest)
  if (field.kind !== 'line' && field.kind !== 'code') return patterns[field.kind]
  return field.mayBeEmpty
    ? line(0, noText, field.longest)
    : line(1, 'Dit mag niet leeg zijn', field.longest)
}

// A descriptor has the kind of the type of its setting.
const checks = perSetting(checkOf) as {
  [Name in keyof Settings]: z.ZodType<Settings[Name]>
}

/** The settings that an API call changes. The others stay as they are. */
export const someSettingsSchema = z.object(checks).partial()

/** The body of the API call. The values are validated together with the other settings. */
export const settingsChangeSchema = z.object({
  values: z.record(z.string(), z.unknown(), 'Noem de instellingen die je wijzigt'),
  version: z.int().positive().optional(),
})

/** Validates the settings form, which contains all settings. */
export const settingsFormSchema: z.ZodType<Settings> = z
  .object(checks)
  .superRefine(({ analyticsService, analyticsHost, analyticsId, ...settings }, context) => {
    const refuse = (path: keyof Settings, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (settings.basketLongDays <= settings.basketShortDays)
      refuse('basketLongDays', 'Kies meer dagen dan bij het korte verblijf')
    if (analyticsService === '') return
    const missing = 'Dit hoort bij de gekozen dienst'
    if (analyticsHost === '') refuse('analyticsHost', missing)
    if (analyticsId === '') refuse('analyticsId', missing)
  })

/** Reads stored settings. Missing or invalid values get their default. */
export const settingsSchema: z.ZodType<Settings> = z
  .record(z.string(), z.unknown())
  .transform((stored) => ({ ...exampleSettings, ...validValues(stored) }))

/** What was saved before control characters were refused stays, rather than becoming the default. */
const onOneLine = (stored: unknown) =>
  typeof stored === 'string' && controlProblem(stored) ? stored.replace(/\p{Cc}+/gu, ' ') : stored

function validValues(stored: Record<string, unknown>): Partial<Settings> {
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const isList = settingFields[name].kind === 'networks'
      const value = checks[name].safeParse(isList ? stored[name] : onOneLine(stored[name]))
      return value.success ? [[name, value.data]] : []
    }),
  )
}
