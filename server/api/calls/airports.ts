import { z } from 'zod'
import {
  type AdminAirport,
  type Airport,
  type AirportWithAliases,
  countries,
  type ListedAirport,
  type SavedAirport,
} from '#domain/airport/airport.ts'
import type { AirportWithNearby, NearbyAirport } from '#domain/airport/airport-page.ts'
import { airportSchema } from '#domain/airport/airport-schema.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import { keysOf } from '#domain/text/keys.ts'
import { followSchema } from '#server/api/airports.ts'
import { addHeaders, basisSchema } from '#server/api/json.ts'
import { orderSchema } from '#server/api/rows.ts'
import { answerOf, type Descriptions, type Shape } from './description.ts'
import { count, editableShape, id, noted } from './shapes.ts'

const nameShape = {
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  city: z.string().nullable(),
}

const suggestionShape = {
  ...nameShape,
  near: z.object({ place: z.string(), km: z.int() }).optional(),
} satisfies Shape<AirportSuggestion>

const airportShape = {
  ...nameShape,
  id,
  description: z.string(),
  officialParkings: z.string(),
  priceFrom: z.number().nullable(),
  lowestPrice: z.number().nullable(),
  imageUrl: z.string(),
  country: z.enum(keysOf(countries)),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  checkInEurope: count,
  checkInFar: count,
  position: z.int(),
} satisfies Shape<Airport>

const aliases = z.array(z.string())

const adminShape = {
  ...airportShape,
  ...editableShape,
  aliases,
  parkings: count,
  priceFrom: z.number(),
  priceFollows: z.boolean(),
} satisfies Shape<AdminAirport>

const nearby = answerOf<NearbyAirport>({
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  imageUrl: z.string(),
  parkings: count,
  lowestPrice: z.number(),
})

const listedAirport = answerOf<ListedAirport>({
  id,
  version: adminShape.version,
  code: adminShape.code,
  name: adminShape.name,
  slug: adminShape.slug,
  country: adminShape.country,
  priceFrom: adminShape.priceFrom,
  officialParkings: adminShape.officialParkings,
  imageUrl: adminShape.imageUrl,
  lowestPrice: adminShape.lowestPrice,
})

const adminAirport = answerOf<AdminAirport>(adminShape)
const savedAirport = answerOf<SavedAirport>({ ...adminShape, replaced: z.array(z.string()) })

const airports = z.array(answerOf<AirportWithAliases>({ ...airportShape, aliases }))

// Only for the description: the handler parses these itself.
const someAirports = z.object({
  slug: z.string().optional(),
  search: z.string().optional(),
  first: z.int().min(1).max(50).optional(),
})

export const airportCalls = {
  'GET /api/airports': {
    does: 'Geeft alle luchthavens, met hun andere namen: of de eerste, of wat een zoekwoord vindt (ook met een typefout, en bij een plaatsnaam de dichtstbijzijnde), of één bij naam.',
    status: 200,
    reads: someAirports,
    answers: airports,
    variants: {
      // An invalid `first` is ignored: then the response is the whole list.
      first: z.union([airports, z.array(answerOf<Airport>(airportShape))]),
      search: z.array(answerOf<AirportSuggestion>(suggestionShape)),
      slug: answerOf<AirportWithNearby>({ ...airportShape, nearby: z.array(nearby) }),
    },
  },
  'GET /api/admin/airports': {
    does: 'Geeft alle luchthavens in het kort, zoals jij ze beheert.',
    status: 200,
    answers: z.array(listedAirport),
  },
  'POST /api/admin/airports': {
    does: 'Voegt een luchthaven toe.',
    status: 201,
    reads: airportSchema,
    headers: addHeaders,
    answers: savedAirport,
  },
  'PUT /api/admin/airports/order': {
    does: 'Zet luchthavens in deze volgorde.',
    status: 200,
    reads: orderSchema,
    answers: noted,
  },
  'PUT /api/admin/airports/follow': {
    does: 'Laat de prijs van deze luchthavens het goedkoopste terrein volgen.',
    status: 200,
    reads: followSchema,
    answers: noted,
  },
  'GET /api/admin/airports/:id': {
    does: 'Geeft één luchthaven.',
    status: 200,
    answers: adminAirport,
  },
  'PUT /api/admin/airports/:id': {
    does: 'Wijzigt een luchthaven.',
    status: 200,
    reads: airportSchema,
    answers: savedAirport,
  },
  'DELETE /api/admin/airports/:id': {
    does: 'Verwijdert een ongebruikte luchthaven.',
    status: 200,
    reads: basisSchema,
    answers: noted,
  },
} satisfies Partial<Descriptions>
