import { z } from 'zod'
import { decimal } from '#domain/form/decimal.ts'
import { euros } from '#domain/form/euros.ts'
import { text } from '#domain/form/form.ts'
import { pictureAddress } from '#domain/media/picture-address.ts'
import { keysOf } from '#domain/text/keys.ts'
import { parkingTypes } from './parking.ts'

// Apart from parking.ts, so that no public page gets Zod with its lots.

const badUrl = 'Voer een geldige URL in'

/** Why visitors can't book here now; nothing while they can. */
export const whyUnavailable = z
  .string()
  .trim()
  .max(200, 'Maximaal 200 karakters')
  .nullable()
  .transform((reason) => reason || null)
  .refine((reason) => reason === null || reason.length >= 3, 'Zeg in een korte zin waarom')

/** The lot form, and the body of its calls. What may be left out stays as it was. */
export const parkingSchema = z.object({
  airportCode: z.string('Kies een luchthaven').trim().min(2, 'Kies een luchthaven').max(3),
  name: text(2, 'Naam is verplicht', 100),
  imageUrl: pictureAddress,
  type: z.enum(keysOf(parkingTypes), 'Kies een type'),
  distance: decimal('Vul het aantal minuten in').pipe(
    z
      .int('Vul hele minuten in')
      .min(0, 'Vul het aantal minuten in')
      .max(600, 'Maximaal 600 minuten'),
  ),
  pricePerDay: euros('Prijs per dag moet groter zijn dan 0'),
  rating: decimal('Vul een beoordeling in van 0 tot 5')
    .pipe(z.number().min(0, 'Minimaal 0').max(5, 'Maximaal 5'))
    .transform((score) => Math.round(score * 10) / 10),
  reviews: decimal('Vul het aantal beoordelingen in').pipe(
    z.int('Vul een heel getal in').min(0, 'Minimaal 0').max(10_000_000, 'Maximaal 10.000.000'),
  ),
  affiliateUrl: z
    .string(badUrl)
    .trim()
    .max(2_000, badUrl)
    .refine(
      (address) => /^https?:\/\/[^/\s][^\s"'<>]*$/i.test(address) && URL.canParse(address),
      badUrl,
    )
    // A telephone begins it with a capital.
    .transform((address) => address.replace(/^https?/i, (start) => start.toLowerCase())),
  features: z.object(
    {
      security: z.boolean(),
      covered: z.boolean(),
      chargingPoint: z.boolean(),
      keyDrop: z.boolean(),
      cameras: z.boolean().optional(),
      fenced: z.boolean().optional(),
      shuttle24h: z.boolean().optional(),
    },
    'Kies de kenmerken',
  ),
  unavailable: whyUnavailable.optional(),
  version: z.int().positive().optional(),
})

export type ParkingInput = z.infer<typeof parkingSchema>
