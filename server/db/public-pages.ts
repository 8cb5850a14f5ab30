import { eq } from 'drizzle-orm'
import { type Page, type PathWith, pages, type RecordPath } from '#domain/page/pages.ts'
import { db } from './client.ts'
import { perContentVersion } from './content-version.ts'
import { airports, parkings, posts } from './schema.ts'

type Counted = Exclude<keyof typeof pages, PathWith<{ isCounted: false }>>

/** A path, and the airport's code on its page and on those of its parkings. */
type PublicPage = [path: string, airportCode: string | null]

/** The path of every public page that is counted, with its airport. */
export const findPublicPages = perContentVersion(async () => {
  const [ofAirports, ofParkings, ofPosts] = await Promise.all([
    db.select({ slug: airports.slug, code: airports.code }).from(airports),
    db
      .select({ airport: airports.slug, slug: parkings.slug, code: airports.code })
      .from(parkings)
      .innerJoin(airports, eq(airports.code, parkings.airportCode)),
    db.select({ slug: posts.slug }).from(posts).where(eq(posts.status, 'published')),
  ])
  const ofRecords: Record<RecordPath<Counted>, PublicPage[]> = {
    '/parkeren/:slug': ofAirports.map(({ slug, code }) => [`/parkeren/${slug}`, code]),
    '/parkeren/:slug/:parking': ofParkings.map(({ airport, slug, code }) => [
      `/parkeren/${airport}/${slug}`,
      code,
    ]),
    '/blog/:slug': ofPosts.map(({ slug }) => [`/blog/${slug}`, null]),
  }
  const single = Object.entries<Page>(pages)
    .filter(([path, { isCounted }]) => isCounted !== false && !path.includes(':'))
    .map(([path]): PublicPage => [path, null])
  return new Map<string, string | null>([...single, ...Object.values(ofRecords).flat()])
})
