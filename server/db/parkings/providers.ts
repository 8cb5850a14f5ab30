import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { LeftOutPlace } from '#domain/provider/provider.ts'
import { db } from '#server/db/client.ts'
import { perContentVersion } from '#server/db/content-version.ts'
import { airports, providers } from '#server/db/schema.ts'

/** The known providers that are not listed, by airport. */
export const listLeftOut = perContentVersion(async (): Promise<LeftOutPlace[]> => {
  const rows = await db
    .select({
      airport: airports.name,
      shown: sql<number>`(select count(distinct provider_id)::int from parkings
        where airport_code = airports.code)`,
      name: providers.tradeName,
      because: providers.leftOutBecause,
      since: providers.leftOutSince,
    })
    .from(providers)
    .innerJoin(airports, eq(airports.code, providers.leftOutAt))
    .where(isNotNull(providers.leftOutBecause))
    .orderBy(asc(airports.position), asc(providers.leftOutSince), asc(providers.id))

  return [...Map.groupBy(rows, ({ airport }) => airport)].map(([airport, left]) => ({
    airport,
    shown: left[0]?.shown ?? 0,
    leftOut: left.map(({ name, because, since }) => ({ name, because: because ?? '', since })),
  }))
})
