import type { Context } from 'hono'
import { z } from 'zod'
import { type AirportInput, airportSchema } from '#domain/airport/airport-schema.ts'
import { suggestAirports } from '#domain/airport/suggest-airports.ts'
import { rowId } from '#domain/form/row-id.ts'
import { kinds } from '#domain/kinds.ts'
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
import type { AdminCall } from './access/authenticate.ts'
import { idOf, problem, readInput, readVersion, repeatableOf } from './json.ts'
import { orderSchema, refusals } from './rows.ts'

const maxFirst = 50

/** All airports; `?first=` limits them, `?search=` searches, and `?slug=` returns one airport. */
export async function list(call: Context): Promise<Response> {
  const { slug, search, first } = call.req.query()
  if (slug !== undefined) return readOne(call, slug)
  if (search !== undefined) {
    return call.json(suggestAirports(await listSearchedAirports(), search))
  }
  const number = Number(first)
  const isFew = Number.isInteger(number) && number >= 1 && number <= maxFirst
  return call.json(await (isFew ? listFirstAirports(number) : listAirportsWithAliases()))
}

async function readOne(call: Context, name: string): Promise<Response> {
  const airport = await findAirportWithNearby(name)
  return airport ? call.json(airport) : says.missing(call)
}

export async function listAll(call: AdminCall): Promise<Response> {
  return call.json(await listListedAirports())
}

export async function read(call: AdminCall): Promise<Response> {
  const airport = await findAdminAirport(idOf(call))
  return airport ? call.json(airport) : says.missing(call)
}

export async function create(call: AdminCall): Promise<Response> {
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
}

export async function update(call: AdminCall): Promise<Response> {
  const input = await readInput(call, airportSchema, says.invalid)
  return input.ok ? save(call, idOf(call), input.value, 200) : input.why
}

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

export async function remove(call: AdminCall): Promise<Response> {
  const version = await readVersion(call)
  if (!version.ok) return version.why

  const deleted = await deleteAirport(call.get('admin'), idOf(call), version.value)
  if (deleted.ok) return call.json(deleted.value)
  const { why } = deleted
  if (typeof why === 'object' && 'usedBy' in why) {
    const error = 'Deze luchthaven is nog in gebruik. Verwijder of verplaats eerst wat erbij hoort.'
    return problem(call, 409, error, { usedBy: why.usedBy })
  }
  return says.refuse(call, why)
}

export async function reorder(call: AdminCall): Promise<Response> {
  const input = await readInput(call, orderSchema, says.invalid)
  if (!input.ok) return input.why
  const ordered = await reorderAirports(call.get('admin'), input.value)
  return ordered.ok ? call.json(ordered.value) : says.refuse(call, ordered.why)
}

export const followSchema = z.object({ ids: z.array(rowId()).min(1).max(10_000) })

export async function follow(call: AdminCall): Promise<Response> {
  const input = await readInput(call, followSchema, says.invalid)
  if (!input.ok) return input.why
  const followed = await followPrices(call.get('admin'), input.value.ids)
  return followed.ok ? call.json(followed.value) : says.refuse(call, followed.why)
}

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
