import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { db } from '#server/db/client.ts'
import { parkings, parkingWays } from '#server/db/schema.ts'

/** How the references are called that are added to the links of these parkings today. */
async function namesOf(of: SQL | undefined): Promise<string[]> {
  const found = await db
    .selectDistinct({ parameter: parkingWays.parameter })
    .from(parkingWays)
    .innerJoin(parkings, eq(parkings.id, parkingWays.parkingId))
    .where(and(of, isNotNull(parkingWays.parameter)))
  return found.flatMap(({ parameter }) => parameter ?? [])
}

export const referencesOfParking = (id: number) => namesOf(eq(parkings.id, id))

/** Of those that use the booking page of their provider. */
export const referencesOfProvider = (id: number) =>
  namesOf(and(eq(parkings.providerId, id), isNull(parkings.bookingPage)))

export async function findLinked(id: number) {
  const [found] = await db
    .select({ bookingPage: parkings.bookingPage, providerCode: parkings.providerCode })
    .from(parkings)
    .where(eq(parkings.id, id))
  return found
}
