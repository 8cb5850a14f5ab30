import type { Context } from 'hono'
import { z } from 'zod'
import type {
  AdminAirport,
  Airport,
  AirportWithAliases,
  ListedAirport,
  SavedAirport,
} from '#domain/airport/airport.ts'
import type { AirportWithNearby, NearbyAirport } from '#domain/airport/airport-page.ts'
import { type AirportInput, airportSchema } from '#domain/airport/airport-schema.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import { countries } from '#domain/airport/country.ts'
import type { LowestCheck, LowestStay, WithLowestStay } from '#domain/airport/lowest-stay.ts'
import { suggestAirports } from '#domain/airport/suggest-airports.ts'
import { rowId } from '#domain/form/row-id.ts'
import { kinds } from '#domain/kinds.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { keysOf } from '#domain/text/keys.ts'
import { zones } from '#domain/text/zone.ts'
import { isAddedBefore } from '#server/db/adding.ts'
import {
  addAirport,
  deleteAirport,
  findAdminAirport,
  findAmbiguity,
  followPrices,
  listAirportsWithAliases,
  listFirstAirports,
  listListedAirports,
  listSearchedAirports,
  reorderAirports,
  updateAirport,
} from '#server/db/airports.ts'
import { type Clash, isClash } from '#server/db/editing.ts'
import { findAirportWithNearby } from '#server/db/nearby.ts'
import { forStay } from '#server/db/parkings/lowest-stays.ts'
import type { AdminCall } from './access/authenticate.ts'
import { answerOf, count, day, editableShape, id, type Shape, undoable } from './answer.ts'
import { call } from './call.ts'
import {
  addHeaders,
  basisSchema,
  idOf,
  invalidInput,
  problem,
  readInput,
  readVersion,
  repeatableOf,
} from './json.ts'
import { stayOf, stayQuery } from './prices/stay-query.ts'
import { orderSchema, refusals } from './rows.ts'

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
  zone: z.enum(keysOf(zones)).nullable(),
} satisfies Shape<AdminAirport>

const lowestCheck = answerOf<LowestCheck>({
  on: day.nullable(),
  isFresh: z.boolean(),
  text: z.string(),
})

const stayShape = {
  lowestCheck: lowestCheck.nullable().optional(),
  lowestStay: answerOf<LowestStay>({
    total: count,
    check: lowestCheck,
    mayCome: z.boolean(),
  })
    .nullable()
    .optional(),
} satisfies Shape<WithLowestStay>

const nearby = answerOf<NearbyAirport>({
  ...stayShape,
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
  zone: adminShape.zone,
  priceFrom: adminShape.priceFrom,
  priceFollows: adminShape.priceFollows,
  officialParkings: adminShape.officialParkings,
  imageUrl: adminShape.imageUrl,
  lowestPrice: adminShape.lowestPrice,
})

const adminAirport = answerOf<AdminAirport>(adminShape)
const savedAirport = answerOf<SavedAirport>({ ...adminShape, replaced: z.array(z.string()) })

const airports = z.array(
  answerOf<AirportWithAliases & WithLowestStay>({ ...airportShape, ...stayShape, aliases }),
)

// Only for the description: the handler parses these itself.
const someAirports = stayQuery.extend({
  slug: z.string().optional(),
  search: z.string().optional(),
  first: z.int().min(1).max(50).optional(),
})

const maxFirst = 50

export const list = call({
  method: 'GET',
  path: '/api/airports',
  does: 'Geeft alle luchthavens, met hun andere namen: of de eerste, of wat een zoekwoord vindt (ook met een typefout, en bij een plaatsnaam de dichtstbijzijnde), of één bij naam. Met dagen erbij ook wat het verblijf er minstens kost.',
  reads: someAirports,
  answers: airports,
  variants: {
    // An invalid `first` is ignored: then the response is the whole list.
    first: z.union([
      airports,
      z.array(answerOf<Airport & WithLowestStay>({ ...airportShape, ...stayShape })),
    ]),
    search: z.array(answerOf<AirportSuggestion>(suggestionShape)),
    slug: answerOf<AirportWithNearby>({ ...airportShape, nearby: z.array(nearby) }),
  },
  async handle(call) {
    const { slug, search, first } = call.req.query()
    const stay = stayOf(call)
    if (!stay.ok) return invalidInput(call, stay.why)
    if (slug !== undefined) return readOne(call, slug, stay.value)
    if (search !== undefined) {
      return call.json(suggestAirports(await listSearchedAirports(), search))
    }
    const number = Number(first)
    const isFew = Number.isInteger(number) && number >= 1 && number <= maxFirst
    const listed = await (isFew ? listFirstAirports(number) : listAirportsWithAliases())
    return call.json(await forStay(listed, stay.value))
  },
})

async function readOne(
  call: Context,
  name: string,
  stay: TimedStay | undefined,
): Promise<Response> {
  const airport = await findAirportWithNearby(name, stay)
  return airport ? call.json(airport) : says.missing(call)
}

export const listAll = call({
  method: 'GET',
  path: '/api/admin/airports',
  does: 'Geeft alle luchthavens in het kort, zoals jij ze beheert.',
  role: 'reader',
  answers: z.array(listedAirport),
  async handle(call) {
    return call.json(await listListedAirports())
  },
})

export const read = call({
  method: 'GET',
  path: '/api/admin/airports/:id',
  does: 'Geeft één luchthaven.',
  role: 'reader',
  answers: adminAirport,
  async handle(call) {
    const airport = await findAdminAirport(idOf(call))
    return airport ? call.json(airport) : says.missing(call)
  },
})

export const create = call({
  method: 'POST',
  path: '/api/admin/airports',
  does: 'Voegt een luchthaven toe.',
  role: 'editor',
  reads: airportSchema,
  headers: addHeaders,
  status: 201,
  answers: savedAirport,
  async handle(call) {
    const input = await readInput(call, airportSchema, says.invalid)
    if (!input.ok) return input.why

    const ambiguous = await findAmbiguity(input.value)
    if (ambiguous) return twofold(call, ambiguous)
    const added = await addAirport(call.get('admin'), input.value, repeatableOf(call, input.value))
    if (added.ok) return call.json(added.value, 201)
    if (!isAddedBefore(added.why)) return taken(call, added.why)
    const { id, version, isOther } = added.why.addedBefore
    if (isOther) return says.addedOtherwise(call, await findAdminAirport(id))
    return save(call, id, { version, ...input.value }, 201)
  },
})

export const update = call({
  method: 'PUT',
  path: '/api/admin/airports/:id',
  does: 'Wijzigt een luchthaven.',
  role: 'editor',
  reads: airportSchema,
  answers: savedAirport,
  async handle(call) {
    const input = await readInput(call, airportSchema, says.invalid)
    return input.ok ? save(call, idOf(call), input.value, 200) : input.why
  },
})

async function save(
  call: AdminCall,
  id: number,
  input: AirportInput,
  status: 200 | 201,
): Promise<Response> {
  const ambiguous = await findAmbiguity(input, id)
  if (ambiguous) return twofold(call, ambiguous)
  const saved = await updateAirport(call.get('admin'), id, input)
  if (saved.ok) return call.json(saved.value, status)
  return isClash(saved.why) ? taken(call, saved.why) : says.refuse(call, saved.why)
}

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/airports/:id',
  does: 'Verwijdert een ongebruikte luchthaven.',
  role: 'editor',
  reads: basisSchema,
  answers: undoable,
  async handle(call) {
    const version = await readVersion(call)
    if (!version.ok) return version.why

    const deleted = await deleteAirport(call.get('admin'), idOf(call), version.value)
    if (deleted.ok) return call.json(deleted.value)
    const { why } = deleted
    if (typeof why === 'object' && 'usedBy' in why) {
      const error =
        'Deze luchthaven is nog in gebruik. Verwijder of verplaats eerst wat erbij hoort.'
      return problem(call, 409, error, { usedBy: why.usedBy })
    }
    return says.refuse(call, why)
  },
})

export const reorder = call({
  method: 'PUT',
  path: '/api/admin/airports/order',
  does: 'Zet luchthavens in deze volgorde.',
  role: 'editor',
  reads: orderSchema,
  answers: undoable,
  async handle(call) {
    const input = await readInput(call, orderSchema, says.invalid)
    if (!input.ok) return input.why
    const ordered = await reorderAirports(call.get('admin'), input.value)
    return ordered.ok ? call.json(ordered.value) : says.refuse(call, ordered.why)
  },
})

const followSchema = z.object({ ids: z.array(rowId()).min(1).max(10_000) })

export const follow = call({
  method: 'PUT',
  path: '/api/admin/airports/follow',
  does: 'Laat de prijs van deze luchthavens de goedkoopste parking volgen.',
  role: 'editor',
  reads: followSchema,
  answers: undoable,
  async handle(call) {
    const input = await readInput(call, followSchema, says.invalid)
    if (!input.ok) return input.why
    const followed = await followPrices(call.get('admin'), input.value.ids)
    return followed.ok ? call.json(followed.value) : says.refuse(call, followed.why)
  },
})

const says = refusals(kinds.airport.noun)

const takenFields: Record<string, [field: string, error: string]> = {
  airports_code: ['code', 'Deze code is al in gebruik'],
  airports_slug: ['slug', 'Deze slug is al in gebruik'],
  airport_aliases_slug: ['aliases', 'Een van deze namen hoort al bij een andere luchthaven'],
}

function twofold(call: Context, field: 'slug' | 'aliases'): Response {
  const error = 'Dit is al de code of naam van een andere luchthaven'
  return problem(call, 409, error, { fields: { [field]: [error] } })
}

function taken(call: Context, clash: Clash): Response {
  const [field, error] = ('taken' in clash && takenFields[clash.taken]) || [
    'code',
    'Deze code of slug is al in gebruik',
  ]
  return problem(call, 409, error, { fields: { [field]: [error] } })
}
