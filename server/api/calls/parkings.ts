import { z } from 'zod'
import {
  type ColumnField,
  type Columns,
  columnFields,
  type Features,
  tickFields,
} from '#domain/parking/fields.ts'
import {
  type AdminParking,
  type EditedParking,
  type Parking,
  parkingTypes,
  type SavedSurcharge,
} from '#domain/parking/parking.ts'
import type { UnusualPrice } from '#domain/parking/parking-price.ts'
import { parkingSchema } from '#domain/parking/parking-schema.ts'
import type { ChangedPrice, PriceReport } from '#domain/parking/price-change.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Transfer, transferModes } from '#domain/transfer/transfer.ts'
import { addHeaders, basisSchema } from '#server/api/json.ts'
import { listParameters } from '#server/api/list-query.ts'
import { availabilitySchema, pricesSchema } from '#server/api/parkings.ts'
import { orderSchema, rowsSchema } from '#server/api/rows.ts'
import { parkingRows } from '#server/db/parkings/parkings.ts'
import { facts, period, surchargeShape, tariff } from './charges.ts'
import { answerOf, type Descriptions, type Shape } from './description.ts'
import { count, day, editableShape, id, noted, pageOf } from './shapes.ts'

const transfer = answerOf<Transfer>({
  mode: z.enum(keysOf(transferModes)),
  walk: count,
  every: count.nullable(),
  wait: count,
  ride: count,
  handover: count,
  service: period.nullable(),
})

export const parkingShape = {
  ...columnShape(),
  id,
  distanceUnit: z.literal('min'),
  features: answerOf(featureShape()),
  slug: z.string(),
  transfer: transfer.nullable(),
  priceCheckedOn: day.nullable(),
  reviewsSource: z.string().nullable(),
  reviewsReadOn: day.nullable(),
} satisfies Shape<Parking>

const adminShape = {
  ...parkingShape,
  ...editableShape,
  position: z.int(),
} satisfies Shape<AdminParking>

const editedParking = answerOf<EditedParking>({
  ...adminShape,
  tariffs: z.array(tariff),
  surcharges: z.array(answerOf<SavedSurcharge>({ ...surchargeShape, id })),
  directions: z.string().nullable(),
  avoid: z.string().nullable(),
  facts,
  providerId: id.nullable(),
})

const priceReport = answerOf<PriceReport>({
  prices: z.array(
    answerOf<ChangedPrice>({
      id,
      name: z.string(),
      airportCode: z.string(),
      from: z.number(),
      to: z.number(),
      unusual: answerOf<UnusualPrice>({
        how: z.enum(['low', 'high']),
        median: z.number(),
      }).nullable(),
    }),
  ),
  change: z.uuid().optional(),
})

export const parkingCalls = {
  'GET /api/admin/parkings': {
    does: 'Geeft een pagina van de parkings, zoals jij ze beheert.',
    status: 200,
    reads: listParameters(parkingRows),
    answers: pageOf(answerOf<AdminParking>(adminShape)),
  },
  'POST /api/admin/parkings': {
    does: 'Voegt een parking toe.',
    status: 201,
    reads: parkingSchema,
    headers: addHeaders,
    answers: editedParking,
  },
  'DELETE /api/admin/parkings': {
    does: 'Verwijdert parkings: alle, of geen.',
    status: 200,
    reads: rowsSchema,
    answers: noted,
  },
  'PUT /api/admin/parkings/order': {
    does: 'Zet parkings in deze volgorde.',
    status: 200,
    reads: orderSchema,
    answers: noted,
  },
  'PUT /api/admin/parkings/availability': {
    does: 'Zegt waarom parkings niet te boeken zijn, of dat het weer kan.',
    status: 200,
    reads: availabilitySchema,
    answers: noted,
  },
  'POST /api/admin/parkings/prices': {
    does: 'Zegt wat prijzen worden met zoveel procent of euro erbij, of wijzigt ze: alle, of geen.',
    status: 200,
    reads: pricesSchema,
    answers: priceReport,
  },
  'GET /api/admin/parkings/:id': {
    does: 'Geeft één parking.',
    status: 200,
    answers: editedParking,
  },
  'PUT /api/admin/parkings/:id': {
    does: 'Wijzigt een parking. Is haar transfer bekend, dan volgen minuten en Shuttle 24/7 daaruit.',
    status: 200,
    reads: parkingSchema,
    answers: editedParking,
  },
  'DELETE /api/admin/parkings/:id': {
    does: 'Verwijdert een parking.',
    status: 200,
    reads: basisSchema,
    answers: noted,
  },
} satisfies Partial<Descriptions>

function columnShape(): Shape<Columns> {
  const shape = keysOf(columnFields).map((name) => [name, columnValue(columnFields[name])])
  // Object.fromEntries loses the keys: these are exactly the columns.
  return Object.fromEntries(shape) as Shape<Columns>
}

function columnValue(field: ColumnField): z.ZodType {
  const value = plainValue(field.kind)
  return 'optional' in field ? value.nullable() : value
}

function plainValue(kind: ColumnField['kind']): z.ZodType {
  if (kind === 'text') return z.string()
  if (kind === 'type') return z.enum(keysOf(parkingTypes))
  return kind === 'whole' ? z.int() : z.number()
}

function featureShape(): Shape<Features> {
  const shape = keysOf(tickFields).map((name) => {
    const isUnknown = tickFields[name].leftOut === 'unknown'
    return [name, isUnknown ? z.boolean().optional() : z.boolean()]
  })
  return Object.fromEntries(shape) as Shape<Features>
}
