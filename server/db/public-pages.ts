import { eq } from 'drizzle-orm'
import { db } from './client.ts'
import { perContentVersion } from './content-version.ts'
import { airports, parkings, posts } from './schema.ts'

const fixed = [
  '/',
  '/luchthavens',
  '/welke-luchthaven',
  '/prijzen',
  '/parkeren/meer',
  '/vergelijken',
  '/vertrekplanner',
  '/blog',
  '/hoe-wij-vergelijken',
  '/faq',
  '/contact',
  '/over-ons',
  '/privacybeleid',
  '/affiliate-disclaimer',
  '/algemene-voorwaarden',
  '/cookiebeleid',
]

/**
 * The path of every public page. The value is the airport's code on its page and on those of its
 * parkings, else null.
 */
export const findPublicPages = perContentVersion(async () => {
  const [ofAirports, ofParkings, ofPosts] = await Promise.all([
    db.select({ slug: airports.slug, code: airports.code }).from(airports),
    db
      .select({ airport: airports.slug, slug: parkings.slug, code: airports.code })
      .from(parkings)
      .innerJoin(airports, eq(airports.code, parkings.airportCode)),
    db.select({ slug: posts.slug }).from(posts).where(eq(posts.status, 'published')),
  ])
  return new Map<string, string | null>([
    ...fixed.map((path): [string, null] => [path, null]),
    ...ofAirports.map(({ slug, code }): [string, string] => [`/parkeren/${slug}`, code]),
    ...ofParkings.map(({ airport, slug, code }): [string, string] => [
      `/parkeren/${airport}/${slug}`,
      code,
    ]),
    ...ofPosts.map(({ slug }): [string, null] => [`/blog/${slug}`, null]),
  ])
})
