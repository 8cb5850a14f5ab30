import { slugify } from '#domain/text/slug.ts'
import type { Database } from '../client.ts'
import {
  airportAliases,
  airports,
  contentVersion,
  faqs,
  parkings,
  posts,
  settings,
} from '../schema.ts'

/**
 * Seeds an empty database in one transaction. It runs only once: content that the admin deletes is
 * not seeded again.
 *
 * @returns whether the database was seeded
 */
export async function seed(db: Database): Promise<boolean> {
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
    await tx.insert(parkings).values(
      content.parkings.map(({ airport, ...rest }, position) => ({
        ...rest,
        airportCode: airport,
        position,
      })),
    )
    await tx.insert(faqs).values(
      content.faqs.map(({ airport, ...rest }, position) => ({
        ...rest,
        airportCode: airport === 'ALL' ? null : airport,
        position,
      })),
    )
    await tx.insert(posts).values(content.posts.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
  })

  return true
}
