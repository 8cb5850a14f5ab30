import { asc, eq, getTableColumns, inArray, max, sql } from 'drizzle-orm'
import {
  type AdminAirport,
  type Airport,
  type AirportWithAliases,
  goesBy,
  type ListedAirport,
  namesOf,
  type SavedAirport,
} from '#domain/airport/airport.ts'
import { cleanDescription } from '#domain/airport/airport-description.ts'
import type { AirportInput } from '#domain/airport/airport-schema.ts'
import { zoneOf } from '#domain/airport/country.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { slugify } from '#domain/text/slug.ts'
import { ownZone, type Zone } from '#domain/text/zone.ts'
import { type AddedBefore, addOnce, type Repeatable } from './adding.ts'
import { type Database, db } from './client.ts'
import { perContentVersion, perVersionOf } from './content-version.ts'
import { type Clash, type Editor, edit, isStale } from './editing.ts'
import { type Order, reorder } from './rows.ts'
import { airportAliases, airports, faqs, parkings, priceToday, providers } from './schema.ts'

const { version, createdAt, updatedAt, priceFrom, priceFollows, zone, ...ownColumns } =
  getTableColumns(airports)

const lowestPrice = sql<number | null>`(select min(${priceToday(parkings)})::float8 from parkings
  where airport_code = airports.code and unavailable is null)`

const columns = {
  ...ownColumns,
  priceFrom: sql<number | null>`coalesce(case when ${priceFollows} then ${lowestPrice} end,
    ${priceFrom}::float8, ${lowestPrice})`,
  lowestPrice,
}

const inOrder = [asc(airports.position), asc(airports.id)]

/** All of them, in the admin's order. */
export const listAirports = perContentVersion(
  async (): Promise<Airport[]> =>
    db
      .select(columns)
      .from(airports)
      .orderBy(...inOrder),
)

/** The first airports in the admin's order. */
export const listFirstAirports = perContentVersion(
  async (number: number): Promise<Airport[]> =>
    db
      .select(columns)
      .from(airports)
      .orderBy(...inOrder)
      .limit(number),
)

/** All airports with their aliases. */
export const listAirportsWithAliases = perContentVersion(
  async (): Promise<AirportWithAliases[]> => withAliases(await listAirports()),
)

/** All airports, with only the fields that a search reads. */
export const listSearchedAirports = perVersionOf([airports, airportAliases], async () => {
  const { id, code, name, slug, city, latitude, longitude } = columns
  return withAliases(
    await db
      .select({ id, code, name, slug, city, latitude, longitude })
      .from(airports)
      .orderBy(...inOrder),
  )
})

async function withAliases<Row extends { id: number }>(
  rows: Row[],
): Promise<(Row & { aliases: string[] })[]> {
  const aliases = await db
    .select({ airportId: airportAliases.airportId, name: airportAliases.name })
    .from(airportAliases)
    .orderBy(asc(airportAliases.id))
  const aliasesOf = Map.groupBy(aliases, ({ airportId }) => airportId)
  return rows.map((row) => ({
    ...row,
    aliases: aliasesOf.get(row.id)?.map(({ name }) => name) ?? [],
  }))
}

export const findAirport = perContentVersion(async (slug: string): Promise<Airport | undefined> => {
  const [airport] = await db.select(columns).from(airports).where(eq(airports.slug, slug))
  return airport
})

/** Finds an airport by its slug, code, name, alias or former slug. */
export async function findAirportByName(term: string): Promise<Airport | undefined> {
  const airport = await findAirport(term)
  if (airport) return airport
  const slug = (await slugsByName()).get(slugify(term))
  return slug === undefined ? undefined : findAirport(slug)
}

/** Slugs by name. If two airports share a name, the first in the admin's order has it. */
const slugsByName = perVersionOf([airports, airportAliases], async () => {
  const slugs = new Map<string, string>()
  for (const airport of await listSearchedAirports()) {
    for (const name of namesOf(airport)) {
      if (!slugs.has(name)) slugs.set(name, airport.slug)
    }
  }
  return slugs
})

/** The zones of the airports whose clocks are not those of Amsterdam, by their code. */
export const listOtherZones = perVersionOf([airports], async (): Promise<Map<string, Zone>> => {
  const { code, country } = columns
  const places = await db.select({ code, country, zone }).from(airports)
  return new Map(
    places
      .map((airport): [string, Zone] => [airport.code, zoneOf(airport)])
      .filter(([, zone]) => zone !== ownZone),
  )
})

// The queries and edits of the admin.

const adminColumns = {
  ...columns,
  version,
  updatedAt,
  zone,
  parkings: sql<number>`(select count(*)::int from parkings where airport_code = airports.code)`,
  priceFrom: sql<number>`coalesce(${priceFrom}::float8, 0)`,
  priceFollows: sql<boolean>`(${priceFollows} or ${priceFrom} is null)`,
  aliases: sql<string[]>`(select coalesce(json_agg(alias.name order by alias.id), '[]')
    from airport_aliases alias where alias.airport_id = airports.id)`,
}

export async function listAdminAirports(): Promise<AdminAirport[]> {
  const rows = await db
    .select(adminColumns)
    .from(airports)
    .orderBy(asc(airports.position), asc(airports.id))
  return rows.map(withMoment)
}

/** All of them as the admin lists them, in the admin's order. */
export async function listListedAirports(): Promise<ListedAirport[]> {
  const { id, version, code, name, slug, country, zone, officialParkings, imageUrl } = adminColumns
  const { priceFrom, priceFollows, lowestPrice } = adminColumns
  const shown = { id, version, code, name, slug, country, zone, officialParkings, imageUrl }
  return db
    .select({ ...shown, priceFrom, priceFollows, lowestPrice })
    .from(airports)
    .orderBy(...inOrder)
}

export async function findAdminAirport(id: number, tx = db): Promise<AdminAirport | undefined> {
  const [row] = await tx.select(adminColumns).from(airports).where(eq(airports.id, id))
  return row && withMoment(row)
}

export async function addAirport(
  editor: Editor,
  input: AirportInput,
  repeatable?: Repeatable,
): Promise<Result<SavedAirport, Clash | AddedBefore>> {
  const { values, aliases = [], replaced } = rowFrom(input)
  return addOnce(editor, airports, repeatable, async (tx) => {
    const [last] = await tx.select({ position: max(airports.position) }).from(airports)
    const [added] = await tx
      .insert(airports)
      .values({ ...values, position: (last?.position ?? 0) + 1 })
      .returning({ id: airports.id })
    if (!added) throw new Error('a row that was inserted has an id')

    await claimSlug(tx, values.slug)
    await setAliases(tx, { ...added, slug: values.slug }, aliases)
    return ok(await saved(tx, added.id, replaced))
  })
}

/**
 * The field that would make a URL or name ambiguous: it is another airport's code or name. A former
 * slug of another airport may be reused.
 */
export async function findAmbiguity(
  { slug, aliases = [] }: Pick<AirportInput, 'slug' | 'aliases'>,
  id?: number,
): Promise<'slug' | 'aliases' | undefined> {
  const others = (await listAirports()).filter((airport) => airport.id !== id)
  if (others.some(({ code }) => code.toLowerCase() === slug)) return 'slug'
  const isOther = (name: string) =>
    others.some((airport) => goesBy({ ...airport, aliases: [] }, name))
  return aliases.some(isOther) ? 'aliases' : undefined
}

export async function updateAirport(
  editor: Editor,
  id: number,
  input: AirportInput,
): Promise<Result<SavedAirport, 'missing' | { stale: AdminAirport } | Clash>> {
  const { values, aliases, replaced } = rowFrom(input)
  return edit(editor, async (tx) => {
    await tx.select({ id: airports.id }).from(airports).where(eq(airports.id, id)).for('update')
    const current = await findAdminAirport(id, tx)
    if (!current) return refused('missing')
    if (isStale(current, input.version)) return refused({ stale: current })

    await tx.update(airports).set(values).where(eq(airports.id, id))
    const { slug } = values
    if (slug !== current.slug) await claimSlug(tx, slug)
    if (values.code !== current.code) await moveLeftOut(tx, current.code, values.code)
    if (aliases) await setAliases(tx, { id, slug }, aliases)
    if (slug !== current.slug) await keepFormerSlug(tx, id, current.slug)
    return ok(await saved(tx, id, replaced))
  })
}

/** The order on the home page, in the footer and in every list of airports. */
export function reorderAirports(editor: Editor, order: Order) {
  return reorder(editor, airports, order)
}

/** Lets the prices of these airports follow their cheapest parkings. */
export async function followPrices(
  editor: Editor,
  ids: number[],
): Promise<Result<{ change: string }, 'missing' | Clash>> {
  return edit(editor, async (tx, change) => {
    const followed = await tx
      .update(airports)
      .set({ priceFollows: true })
      .where(inArray(airports.id, ids))
      .returning({ id: airports.id })
    return followed.length === new Set(ids).size ? ok({ change }) : refused('missing')
  })
}

/** A record that refers to an airport, so that it can't be deleted. */
export type AirportUse = { kind: 'parking' | 'faq'; id: number; name: string }

export async function deleteAirport(
  editor: Editor,
  id: number,
  version: number | undefined,
): Promise<
  Result<{ change: string }, 'missing' | { stale: AdminAirport } | { usedBy: AirportUse[] } | Clash>
> {
  return edit(editor, async (tx, change) => {
    await tx.select({ id: airports.id }).from(airports).where(eq(airports.id, id)).for('update')
    const current = await findAdminAirport(id, tx)
    if (!current) return refused('missing')
    if (isStale(current, version)) return refused({ stale: current })
    const usedBy = await listUses(tx, current.code)
    if (usedBy.length > 0) return refused({ usedBy })

    await tx.delete(airports).where(eq(airports.id, id))
    return ok({ change })
  })
}

async function listUses(tx: Database, code: string): Promise<AirportUse[]> {
  const inUse = await tx
    .select({ id: parkings.id, name: parkings.name })
    .from(parkings)
    .where(eq(parkings.airportCode, code))
    .orderBy(asc(parkings.position), asc(parkings.id))
  const questions = await tx
    .select({ id: faqs.id, name: faqs.question })
    .from(faqs)
    .where(eq(faqs.airportCode, code))
    .orderBy(asc(faqs.position), asc(faqs.id))
  return [
    ...inUse.map((parking) => ({ kind: 'parking' as const, ...parking })),
    ...questions.map((question) => ({ kind: 'faq' as const, ...question })),
  ]
}

function rowFrom({ version: _, aliases, priceFollows = false, ...rest }: AirportInput) {
  const { text, replaced } = cleanDescription(rest.description)
  const city = rest.city === undefined ? {} : { city: rest.city || null }
  return { values: { ...rest, ...city, priceFollows, description: text }, aliases, replaced }
}

async function saved(tx: Database, id: number, replaced: string[]): Promise<SavedAirport> {
  const airport = await findAdminAirport(id, tx)
  if (!airport) throw new Error('a row that was just written is there')
  return { ...airport, replaced }
}

/** Removes the alias that has this slug: a current slug wins over a former one. */
async function claimSlug(tx: Database, slug: string): Promise<void> {
  await tx.delete(airportAliases).where(eq(airportAliases.slug, slug))
}

/** The providers that are known and not listed at an airport follow its code. */
async function moveLeftOut(tx: Database, former: string, code: string): Promise<void> {
  await tx.update(providers).set({ leftOutAt: code }).where(eq(providers.leftOutAt, former))
}

async function keepFormerSlug(tx: Database, airportId: number, slug: string): Promise<void> {
  await tx.insert(airportAliases).values({ airportId, name: slug, slug }).onConflictDoNothing()
}

async function setAliases(
  tx: Database,
  { id, slug }: { id: number; slug: string },
  names: string[],
): Promise<void> {
  const wanted = new Map(names.map((name) => [slugify(name), name]))
  wanted.delete(slug)
  const known = await tx.select().from(airportAliases).where(eq(airportAliases.airportId, id))
  const isKept = ({ slug, name }: { slug: string; name: string }) => wanted.get(slug) === name

  const gone = known.filter((alias) => !isKept(alias)).map((alias) => alias.id)
  if (gone.length > 0) await tx.delete(airportAliases).where(inArray(airportAliases.id, gone))

  const kept = new Set(known.filter(isKept).map((alias) => alias.slug))
  const added = [...wanted].filter(([slug]) => !kept.has(slug))
  if (added.length === 0) return
  await tx
    .insert(airportAliases)
    .values(added.map(([slug, name]) => ({ airportId: id, name, slug })))
}

function withMoment<Row extends { updatedAt: Date }>(row: Row) {
  return { ...row, updatedAt: row.updatedAt.toISOString() }
}
