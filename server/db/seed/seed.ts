import type { Facts } from '#domain/fact/fact.ts'
import { amsterdamDay, dayMs } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { slugify } from '#domain/text/slug.ts'
import type { Database } from '../client.ts'
import { addSampleEarnings, type SampleParking } from '../earnings/sample-earnings.ts'
import {
  airportAliases,
  airports,
  contentVersion,
  faqs,
  parkings,
  posts,
  providers,
  settings,
  surcharges,
  tariffs,
} from '../schema.ts'
import type { Content } from './content.ts'

/**
 * Seeds an empty database in one transaction. It runs only once: content that the admin deletes is
 * not seeded again.
 *
 * @param options without samples there are no parkings, posts and money; the tests have no money
 * @returns whether the database was seeded
 */
export async function seed(
  db: Database,
  { hasSamples = true, hasMoney = true }: { hasSamples?: boolean; hasMoney?: boolean } = {},
): Promise<boolean> {
  const [filled] = await db.select().from(contentVersion)
  if (filled) return false

  const { readContent } = await import('./content.ts')
  const content = await readContent()

  await db.transaction(async (tx) => {
    await tx.insert(contentVersion).values({})
    await tx.insert(settings).values({})

    const added = await tx
      .insert(airports)
      .values(
        content.airports.map(({ aliases, body, ...rest }) => ({ ...rest, description: body })),
      )
      .returning({ id: airports.id, code: airports.code })
    const idOf = new Map(added.map(({ id, code }) => [code, id]))

    await tx
      .insert(airportAliases)
      .values(
        content.airports.flatMap(({ code, aliases }) =>
          aliases.map((name) => ({ airportId: idOf.get(code) ?? 0, name, slug: slugify(name) })),
        ),
      )
    const samples = hasSamples ? await addParkings(tx, content) : []
    if (hasSamples && hasMoney) await addSampleEarnings(tx, samples, dayBefore(0))
    await tx.insert(faqs).values(
      content.faqs.map(({ airport, ...rest }, position) => ({
        ...rest,
        airportCode: airport === 'ALL' ? null : airport,
        position,
      })),
    )
    if (hasSamples)
      await tx.insert(posts).values(content.posts.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
  })

  return true
}

async function addParkings(tx: Database, content: Content): Promise<SampleParking[]> {
  const run = await tx
    .insert(providers)
    .values(content.providers.map(({ key: _, ...provider }) => provider))
    .returning({ id: providers.id })
  const providerOf = new Map(content.providers.map(({ key }, at) => [key, run[at]?.id]))

  const added = await tx
    .insert(parkings)
    .values(
      content.parkings.map(({ airport, provider, ...parking }, position) => ({
        ...parking,
        facts: factsOf(parking),
        isSample: true,
        airportCode: airport,
        providerId: providerOf.get(provider),
        priceCheckedOn: dayBefore(parking.priceCheckedDaysAgo),
        reviewsReadOn: dayBefore(parking.reviewsReadDaysAgo),
        position,
      })),
    )
    .returning({ id: parkings.id })
  const ofEach = content.parkings.map((parking, at) => ({ parkingId: added[at]?.id ?? 0, parking }))

  await tx
    .insert(tariffs)
    .values(
      ofEach.flatMap(({ parkingId, parking }) =>
        parking.tariffs.map((tariff) => ({ ...tariff, parkingId })),
      ),
    )
  await tx
    .insert(surcharges)
    .values(
      ofEach.flatMap(({ parkingId, parking }) =>
        parking.surcharges.map((surcharge) => ({ ...surcharge, parkingId })),
      ),
    )
  return ofEach.map(({ parkingId: id, parking: { name, airport } }) => ({ id, name, airport }))
}

function factsOf({ facts }: Pick<Content['parkings'][number], 'facts'>): Facts {
  const found: Facts = {}
  for (const key of keysOf(facts)) {
    const fact = facts[key]
    if (!fact) continue
    const { value, source, checkedDaysAgo } = fact
    found[key] = { value, source, checkedOn: dayBefore(checkedDaysAgo) }
  }
  return found
}

/** The built-in content counts back from the first start, so that it is fresh then. */
function dayBefore(days: number): string
function dayBefore(days: number | null): string | null
function dayBefore(days: number | null): string | null {
  return days === null ? null : amsterdamDay(new Date(Date.now() - days * dayMs))
}
