import { eq } from 'drizzle-orm'
import type { LinkWay } from '#domain/outbound/link-way.ts'
import { db } from '#server/db/client.ts'
import { parkings, parkingWays, providers } from '#server/db/schema.ts'
import { readGone } from './gone-pages.ts'

/** Undefined if there is no such parking. */
export async function findLinkWay(parkingId: number): Promise<LinkWay | undefined> {
  const { way, parameter, longest, wrapper, hosts } = parkingWays
  const [found] = await db
    .select({
      id: parkings.id,
      airportCode: parkings.airportCode,
      providerId: parkings.providerId,
      bookingPage: parkings.bookingPage,
      providerCode: parkings.providerCode,
      // Drizzle takes a joined row whose first column is null for none at all.
      provider: {
        id: providers.id,
        bookingPage: providers.bookingPage,
        website: providers.website,
      },
      programme: { way, parameter, longest, wrapper, hosts },
    })
    .from(parkings)
    .leftJoin(providers, eq(providers.id, parkings.providerId))
    .leftJoin(parkingWays, eq(parkingWays.parkingId, parkings.id))
    .where(eq(parkings.id, parkingId))
  if (!found) return undefined
  const goneOf = await readGone()
  return { programme: found.programme, gone: goneOf(found) }
}
