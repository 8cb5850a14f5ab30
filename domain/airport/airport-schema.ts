import { z } from 'zod'
import { euros } from '#domain/form/euros.ts'
import { line, refuseControls, text } from '#domain/form/form.ts'
import { pictureAddress } from '#domain/media/picture-address.ts'
import { keysOf } from '#domain/text/keys.ts'
import { slugify } from '#domain/text/slug.ts'
import { zones } from '#domain/text/zone.ts'
import { reservedSlug } from './airport.ts'
import { countries } from './country.ts'

// Separate from airport.ts, so that public pages don't load Zod.

const tooCheap = 'Prijs vanaf moet groter zijn dan 0'

const degrees = (max: number) => {
  const message = `Vul een getal in van -${max} tot ${max}`
  return z
    .union([z.number(message), z.string(message), z.null()], message)
    .transform((given) =>
      given === null || given === '' ? null : Number(String(given).trim().replace(',', '.')),
    )
    .pipe(z.number(message).min(-max, message).max(max, message).nullable())
    .optional()
}

const mostMinutes = 600

const checkInMinutes = () => {
  const message = `Vul hele minuten in, van 0 tot ${mostMinutes}`
  return z
    .union([z.number(message), z.string(message)], message)
    .transform((given) => (String(given).trim() === '' ? Number.NaN : Number(given)))
    .pipe(z.int(message).min(0, message).max(mostMinutes, message))
    .optional()
}

const otherClocks =
  'Kies een land uit de lijst. In andere landen verspringt de klok niet zoals hier, en dan klopt een verblijf niet op het uur.'
const otherZone =
  'Kies een tijdzone uit de lijst: daar verspringt de klok op dezelfde dagen als hier.'

const airport = z.object({
  code: z
    .string('Code moet minimaal 2 tekens bevatten')
    .trim()
    .toUpperCase()
    .min(2, 'Code moet minimaal 2 tekens bevatten')
    .max(3, 'Code mag maximaal 3 tekens bevatten')
    .regex(/^[A-Z]*$/, 'Code mag alleen letters bevatten'),
  name: line(2, 'Naam is verplicht', 100),
  slug: line(2, 'Slug is verplicht', 100)
    .pipe(
      z
        .string()
        .regex(/^[a-z0-9-]*$/, 'Slug mag alleen kleine letters, cijfers en streepjes bevatten'),
    )
    .refine(
      (slug) => slug !== reservedSlug,
      `De slug '${reservedSlug}' is al een pagina van de site`,
    ),
  description: text(10, 'Beschrijving moet minimaal 10 tekens bevatten', 5_000),
  officialParkings: line(1, 'Officiële parkings is verplicht', 500),
  priceFrom: euros(tooCheap),
  priceFollows: z.boolean().optional(),
  imageUrl: pictureAddress,
  country: z.enum(keysOf(countries), otherClocks).optional(),
  zone: z.enum(keysOf(zones), otherZone).nullable().optional(),
  city: line(0, 'Vul een plaats in', 100).nullable().optional(),
  latitude: degrees(90),
  longitude: degrees(180),
  checkInEurope: checkInMinutes(),
  checkInFar: checkInMinutes(),
  aliases: z
    .array(
      z
        .string()
        .trim()
        .max(100)
        .superRefine(refuseControls)
        .refine((name) => slugify(name).length >= 2, 'Een andere naam heeft minimaal 2 letters'),
    )
    .max(50, 'Maximaal 50 andere namen')
    .optional(),
  version: z.int().positive().optional(),
})

/** Validates the airport form and the body of its API calls. */
export const airportSchema = z.preprocess((given) => {
  if (typeof given !== 'object' || given === null) return given
  const { priceFrom, ...rest } = given as { priceFrom?: unknown }
  // One that is missing is one that was not filled in.
  return { ...rest, priceFrom: priceFrom ?? '' }
}, airport)

export type AirportInput = z.infer<typeof airportSchema>
