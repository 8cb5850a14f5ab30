import { asc, desc, eq, max, type SQL, sql } from 'drizzle-orm'
import { db } from './client.ts'
import { airports, faqs, parkings, posts, settings } from './schema.ts'

export type SitemapPage = { slug: string; imageUrl: string; changedAt: Date }

/** The airport pages, each with the last change of its airport or of one of its parkings. */
export async function listAirportPages(): Promise<SitemapPage[]> {
  return db
    .select({
      slug: airports.slug,
      imageUrl: airports.imageUrl,
      changedAt: moment(sql`greatest(${airports.updatedAt}, max(${parkings.updatedAt}))`),
    })
    .from(airports)
    .leftJoin(parkings, eq(parkings.airportCode, airports.code))
    .groupBy(airports.id)
    .orderBy(asc(airports.position), asc(airports.id))
}

/** The pages of the parkings, each with its airport's slug. */
export async function listParkingPages(): Promise<(SitemapPage & { airport: string })[]> {
  return db
    .select({
      airport: airports.slug,
      slug: parkings.slug,
      imageUrl: parkings.imageUrl,
      changedAt: parkings.updatedAt,
    })
    .from(parkings)
    .innerJoin(airports, eq(airports.code, parkings.airportCode))
    .orderBy(asc(airports.position), asc(airports.id), asc(parkings.position), asc(parkings.id))
}

export async function listPostPages(): Promise<SitemapPage[]> {
  return db
    .select({ slug: posts.slug, imageUrl: posts.imageUrl, changedAt: posts.updatedAt })
    .from(posts)
    .where(eq(posts.status, 'published'))
    .orderBy(desc(posts.date), desc(posts.id))
}

/** When the questions and the site settings were last changed. */
export async function findLastChanges(): Promise<{ faqs: Date | null; settings: Date | null }> {
  const [[faq], [setting]] = await Promise.all([
    db.select({ changedAt: max(faqs.updatedAt) }).from(faqs),
    db.select({ changedAt: max(settings.updatedAt) }).from(settings),
  ])
  return { faqs: faq?.changedAt ?? null, settings: setting?.changedAt ?? null }
}

const moment = (value: SQL) => sql`${value}`.mapWith(airports.updatedAt) as SQL<Date>
