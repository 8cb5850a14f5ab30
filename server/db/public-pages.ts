import { eq } from 'drizzle-orm'
import { db } from './client.ts'
import { perContentVersion } from './content-version.ts'
import { airports, posts } from './schema.ts'

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

/** The path of every public page. The value is the airport's code on an airport page, else null. */
export const findPublicPages = perContentVersion(async () => {
  const [ofAirports, ofPosts] = await Promise.all([
    db.select({ slug: airports.slug, code: airports.code }).from(airports),
    db.select({ slug: posts.slug }).from(posts).where(eq(posts.status, 'published')),
  ])
  return new Map<string, string | null>([
    ...fixed.map((path): [string, null] => [path, null]),
    ...ofAirports.map(({ slug, code }): [string, string] => [`/parkeren/${slug}`, code]),
    ...ofPosts.map(({ slug }): [string, null] => [`/blog/${slug}`, null]),
  ])
})
