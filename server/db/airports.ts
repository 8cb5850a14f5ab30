import { asc, eq, getTableColumns } from 'drizzle-orm'
import { type Airport, type AirportWithAliases, goesBy } from '#domain/airport.ts'
import { db } from './client.ts'
import { airportAliases, airports } from './schema.ts'

const { version, createdAt, updatedAt, ...columns } = getTableColumns(airports)

export async function listAirports(): Promise<Airport[]> {
  return db.select(columns).from(airports).orderBy(asc(airports.position), asc(airports.id))
}

/** With their other names, for who searches. */
export async function listAirportsWithAliases(): Promise<AirportWithAliases[]> {
  const [all, aliases] = await Promise.all([
    listAirports(),
    db
      .select({ airportId: airportAliases.airportId, name: airportAliases.name })
      .from(airportAliases)
      .orderBy(asc(airportAliases.id)),
  ])
  const aliasesOf = Map.groupBy(aliases, ({ airportId }) => airportId)

  return all.map((airport) => ({
    ...airport,
    aliases: aliasesOf.get(airport.id)?.map(({ name }) => name) ?? [],
  }))
}

export async function findAirport(slug: string): Promise<Airport | undefined> {
  const [airport] = await db.select(columns).from(airports).where(eq(airports.slug, slug))
  return airport
}

/** The slug of the airport that a term names in another way: its code, name, alias or former slug. */
export async function findAirportSlug(term: string): Promise<string | undefined> {
  const named = await db
    .select({
      slug: airports.slug,
      code: airports.code,
      name: airports.name,
      alias: airportAliases.slug,
    })
    .from(airports)
    .leftJoin(airportAliases, eq(airportAliases.airportId, airports.id))
    .orderBy(asc(airports.position), asc(airports.id))

  return named.find(({ alias, ...airport }) =>
    goesBy({ ...airport, aliases: alias === null ? [] : [alias] }, term),
  )?.slug
}
