import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Facts, readFacts, wishesMet } from '#domain/fact/fact.ts'
import { outboundOf } from '#domain/outbound/outbound-of.ts'
import { withoutGone } from '#domain/outbound/without-gone.ts'
import type { ParkingDetail, PricedParking } from '#domain/parking/parking.ts'
import { publicProviderNames } from '#domain/provider/provider-fields.ts'
import { keyPrice } from '#domain/surcharge/bought-key.ts'
import type { Surcharge } from '#domain/surcharge/surcharge.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { listOtherZones } from '#server/db/airports.ts'
import { db } from '#server/db/client.ts'
import { perContentVersion } from '#server/db/content-version.ts'
import { readGone } from '#server/db/links/gone-pages.ts'
import {
  parkingAliases,
  parkings,
  parkingWays,
  providers,
  surcharges,
  tariffs,
} from '#server/db/schema.ts'
import { findSettings } from '#server/db/settings.ts'
import { listClosures } from './closures.ts'
import { listParkings } from './parkings.ts'

// Who of us checked it is nothing for travellers.
const {
  id: _tariffId,
  createdAt: _tariffAdded,
  checkedBy: _checkedBy,
  ...publicTariffColumns
} = getTableColumns(tariffs)
export const tariffColumns = publicTariffColumns
const { id: _surchargeId, createdAt: _added, ...surchargeColumns } = getTableColumns(surcharges)
const { id, ...allProviderColumns } = getTableColumns(providers)
// The names are exactly those of the type.
const providerColumns = Object.fromEntries(
  publicProviderNames.map((name) => [name, allProviderColumns[name]]),
) as Pick<typeof allProviderColumns, (typeof publicProviderNames)[number]>

const wayColumns = {
  way: parkingWays.way,
  parameter: parkingWays.parameter,
  longest: parkingWays.longest,
  wrapper: parkingWays.wrapper,
  hosts: parkingWays.hosts,
}

/** The parkings of one airport, or all of them, in the admin's order, with what they charge. */
export const listPricedParkings = perContentVersion(
  async (airportCode?: string): Promise<PricedParking[]> => {
    const at = airportCode === undefined ? undefined : eq(parkings.airportCode, airportCode)
    const [{ affiliateTag }, goneOf, listed, zones, otherRows, ...chargeRows] = await Promise.all([
      findSettings(),
      readGone(),
      listParkings(airportCode),
      listOtherZones(),
      db
        .select({
          id: parkings.id,
          facts: parkings.facts,
          typed: parkings.pricePerDay,
          bookingPage: parkings.bookingPage,
          providerCode: parkings.providerCode,
          providerId: parkings.providerId,
          // Drizzle takes a joined row whose first column is null for none at all.
          provider: { id, bookingPage: providers.bookingPage, website: providers.website },
          programme: wayColumns,
        })
        .from(parkings)
        .leftJoin(providers, eq(providers.id, parkings.providerId))
        .leftJoin(parkingWays, eq(parkingWays.parkingId, parkings.id))
        .where(at),
      db
        .select(tariffColumns)
        .from(tariffs)
        .innerJoin(parkings, eq(parkings.id, tariffs.parkingId))
        .where(at)
        .orderBy(sql`${tariffs.validFrom} nulls first`),
      db
        .select(surchargeColumns)
        .from(surcharges)
        .innerJoin(parkings, eq(parkings.id, surcharges.parkingId))
        .where(at)
        .orderBy(asc(surcharges.id)),
      listClosures({ airportCode }, amsterdamDay(new Date())),
    ])
    const [tariffRows, surchargeRows, closuresOf] = chargeRows
    const others = new Map(otherRows.map(({ id, ...other }) => [id, other]))
    const tariffsOf = byParking(tariffRows)
    const surchargesOf = byParking(surchargeRows)

    return listed.map((parking) => {
      const surcharges = surchargesOf.get(parking.id) ?? []
      const closures = closuresOf.get(parking.id)
      const other = others.get(parking.id)
      const { facts = {}, typed = parking.pricePerDay } = other ?? {}
      const { affiliateUrl } = parking
      const outbound =
        other &&
        withoutGone(
          affiliateUrl,
          outboundOf({ ...parking, ...other }, affiliateTag),
          other.provider?.website,
          goneOf({ ...parking, ...other }),
        )
      const zone = zones.get(parking.airportCode)
      return {
        ...parking,
        ...(zone && { zone }),
        ...(outbound && { outbound }),
        ...(typed !== parking.pricePerDay && { priceWithoutTariff: typed }),
        tariffs: tariffsOf.get(parking.id) ?? [],
        surcharges,
        // Few parkings have one.
        ...(closures && { closures }),
        ...wishesOf(readFacts(facts), surcharges),
      }
    })
  },
)

/** What a parking has of what travellers filter on, also where it is for sale. */
function wishesOf(facts: Facts, surcharges: Surcharge[]) {
  const meets = wishesMet(facts)
  const hours = facts.freeCancellation?.value
  const price = meets.includes('keepKey') ? undefined : keyPrice(surcharges)
  return {
    meets: price ? [...meets, 'keepKey' as const] : meets,
    ...(typeof hours === 'number' && { freeCancelHours: hours }),
    ...(price && { keyPrice: price }),
  }
}

function byParking<Row extends { parkingId: number }>(rows: Row[]) {
  const found = new Map<number, Omit<Row, 'parkingId'>[]>()
  for (const { parkingId, ...row } of rows) {
    const others = found.get(parkingId)
    if (others) others.push(row)
    else found.set(parkingId, [row])
  }
  return found
}

/** The ids of the parkings of which is known that an airport runs them itself. */
export const listOfficialParkings = perContentVersion(async (): Promise<Set<number>> => {
  const isOfficial = sql`${parkings.facts} -> 'official' -> 'value' = 'true'::jsonb`
  const official = await db.select({ id: parkings.id }).from(parkings).where(isOfficial)
  return new Set(official.map(({ id }) => id))
})

/** A parking with what it charges, by its id. */
export async function findPricedParking(id: number): Promise<PricedParking | undefined> {
  const [found] = await db
    .select({ airportCode: parkings.airportCode })
    .from(parkings)
    .where(eq(parkings.id, id))
  const all = found ? await listPricedParkings(found.airportCode) : []
  return all.find((parking) => parking.id === id)
}

/** All that travellers may know of a parking, by its slug at an airport. */
export async function findParkingDetail(
  airportCode: string,
  slug: string,
): Promise<ParkingDetail | undefined> {
  const parking = (await listPricedParkings(airportCode)).find((one) => one.slug === slug)
  return parking && detailOf(parking)
}

async function detailOf(parking: PricedParking): Promise<ParkingDetail> {
  const [more] = await db
    .select({
      directions: parkings.directions,
      avoid: parkings.avoid,
      facts: parkings.facts,
      provider: { id, ...providerColumns },
    })
    .from(parkings)
    .leftJoin(providers, eq(providers.id, parkings.providerId))
    .where(eq(parkings.id, parking.id))

  return {
    ...parking,
    directions: more?.directions ?? null,
    avoid: more?.avoid ?? null,
    provider: more?.provider ?? null,
    facts: readFacts(more?.facts ?? {}),
  }
}

/** The slug that a parking at this airport has now, by a former one. */
export async function findRenamedParking(
  airportCode: string,
  formerSlug: string,
): Promise<string | undefined> {
  return (await findFormerlyNamed(airportCode, formerSlug))?.slug
}

/** The parking at this airport that had a slug. */
export async function findFormerlyNamed(
  airportCode: string,
  formerSlug: string,
): Promise<{ id: number; slug: string } | undefined> {
  const [renamed] = await db
    .select({ id: parkings.id, slug: parkings.slug })
    .from(parkingAliases)
    .innerJoin(parkings, eq(parkings.id, parkingAliases.parkingId))
    .where(and(eq(parkings.airportCode, airportCode), eq(parkingAliases.slug, formerSlug)))
    .orderBy(asc(parkingAliases.id))
    .limit(1)
  return renamed
}
