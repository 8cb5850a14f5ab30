import { eq, inArray } from 'drizzle-orm'
import { readFacts } from '#domain/fact/fact.ts'
import type { KnownParking } from '#domain/fact/fact-comparison.ts'
import { db } from '#server/db/client.ts'
import { parkings, providers } from '#server/db/schema.ts'

/** The facts of parkings and the name of the provider, by id. */
export async function listKnown(
  ids: number[],
): Promise<Map<number, Pick<KnownParking, 'facts' | 'provider'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: parkings.id, facts: parkings.facts, provider: providers.tradeName })
    .from(parkings)
    .leftJoin(providers, eq(providers.id, parkings.providerId))
    .where(inArray(parkings.id, ids))
  return new Map(rows.map(({ id, facts, provider }) => [id, { facts: readFacts(facts), provider }]))
}
