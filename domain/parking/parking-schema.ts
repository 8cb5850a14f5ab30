import { z } from 'zod'
import { closuresSchema } from '#domain/closure/closure-schema.ts'
import { factsSchema } from '#domain/fact/fact-schema.ts'
import { optionalDay } from '#domain/form/day.ts'
import { decimal, optionalDecimal } from '#domain/form/decimal.ts'
import { euros } from '#domain/form/euros.ts'
import { line, optionalLine, optionalText } from '#domain/form/form.ts'
import { rowId } from '#domain/form/row-id.ts'
import { webAddress } from '#domain/form/web-address.ts'
import { pictureAddress } from '#domain/media/picture-address.ts'
import { isParkingCode, optionalBookingPage } from '#domain/outbound/booking-page-schema.ts'
import { surchargesSchema } from '#domain/surcharge/surcharge-schema.ts'
import { checkSource, tariffsSchema } from '#domain/tariff/tariff-schema.ts'
import { withoutControls } from '#domain/text/control-characters.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatNumber } from '#domain/text/number.ts'
import { transferSchema } from '#domain/transfer/transfer-schema.ts'
import {
  type ColumnName,
  type NumberField,
  numberFields,
  type OptionalName,
  type RangedName,
  type RequiredTick,
  type TickField,
  type TickName,
  tickFields,
} from './fields.ts'
import { parkingTypes } from './parking.ts'

// Apart from parking.ts, so that public pages don't load Zod.

/** The reason why a parking is unavailable; empty if it is available. */
export const whyUnavailable = z
  .string()
  .trim()
  .max(200, 'Maximaal 200 karakters')
  .nullable()
  .transform((reason) => withoutControls(reason ?? '') || null)
  .refine((reason) => reason === null || reason.length >= 3, 'Zeg in een korte zin waarom')

/** The checks that need more than a range, with their own messages. */
const own = {
  airportCode: z.string('Kies een luchthaven').trim().min(2, 'Kies een luchthaven').max(3),
  name: line(2, 'Naam is verplicht', 100),
  imageUrl: pictureAddress,
  type: z.enum(keysOf(parkingTypes), 'Kies een type'),
  distance: decimal('Vul het aantal minuten in').pipe(
    z
      .int('Vul hele minuten in')
      .min(0, 'Vul het aantal minuten in')
      .max(600, 'Maximaal 600 minuten'),
  ),
  pricePerDay: euros('Prijs per dag moet groter zijn dan 0'),
  affiliateUrl: webAddress,
  unavailable: whyUnavailable.optional(),
} satisfies Record<Exclude<ColumnName, RangedName>, z.ZodType>

const { affiliateUrl, unavailable, ...columns } = own

/** What a stay costs and what is known of a parking. */
const honest = {
  tariffs: tariffsSchema.optional(),
  surcharges: surchargesSchema.optional(),
  closures: closuresSchema.optional(),
  priceCheckedOn: optionalDay.optional(),
  isPriceChanged: z.boolean().optional(),
  priceCheckSource: checkSource.optional(),
  transfer: transferSchema.nullable().optional(),
  facts: factsSchema.optional(),
  providerId: rowId('Kies een aanbieder').nullable().optional(),
  reviewsSource: optionalLine(60).optional(),
  reviewsReadOn: optionalDay.optional(),
  directions: optionalText(500).optional(),
  avoid: optionalLine(100).optional(),
  bookingPage: optionalBookingPage.optional(),
  bookingText: optionalLine(200).optional(),
  providerCode: optionalLine(60)
    .refine((code) => code === null || isParkingCode(code), 'Dit kan geen code zijn')
    .optional(),
}

/** The parking form, and the body of its calls. Fields that are left out keep their values. */
export const parkingSchema = z.object({
  ...columns,
  ...rangedNumbers(),
  affiliateUrl,
  features: z.object(ticks(), 'Kies de kenmerken'),
  unavailable,
  ...honest,
  version: z.int().positive().optional(),
})

export type ParkingInput = z.infer<typeof parkingSchema>

type Ranged = {
  [Name in RangedName]: Name extends OptionalName
    ? z.ZodOptional<z.ZodType<number | null>>
    : z.ZodType<number>
}

/** The checks that follow from the descriptors. */
function rangedNumbers(): Ranged {
  const checks = keysOf(numberFields).flatMap((name) => {
    const field = numberFields[name]
    return field.range ? [[name, rangedNumber({ ...field, range: field.range })]] : []
  })
  // The entries are exactly the fields with a range.
  return Object.fromEntries(checks) as Ranged
}

const decimals = { whole: 0, decimal: 1, euros: 2 }

type RangedField = Required<Pick<NumberField, 'kind' | 'range'>> &
  Pick<NumberField, 'ask' | 'optional'>

export function rangedNumber({ kind, range, ask = 'Vul een getal in', optional }: RangedField) {
  const [lowest, highest] = range
  const number = (kind === 'whole' ? z.int('Vul een heel getal in') : z.number())
    .min(lowest, `Minimaal ${formatNumber(lowest)}`)
    .max(highest, `Maximaal ${formatNumber(highest)}`)
  const rounded = (given: number) => {
    const step = 10 ** decimals[kind]
    return Math.round(given * step) / step
  }
  if (!optional) return decimal(ask).pipe(number).transform(rounded)

  return optionalDecimal(ask)
    .pipe(number.nullable())
    .transform((given) => (given === null ? null : rounded(given)))
    .optional()
}

type Ticks = { [Name in RequiredTick]: z.ZodBoolean } & {
  [Name in Exclude<TickName, RequiredTick>]: z.ZodOptional<z.ZodBoolean>
}

function ticks(): Ticks {
  const all = keysOf(tickFields)
  const where = (leftOut: TickField['leftOut'], check: z.ZodType) =>
    all.filter((name) => tickFields[name].leftOut === leftOut).map((name) => [name, check])
  return Object.fromEntries([
    ...where('error', z.boolean()),
    ...where('unchanged', z.boolean().optional()),
    ...where('unknown', z.boolean().optional()),
  ]) as Ticks
}
