import { sitemap } from '#domain/address/sitemap.ts'
import {
  findLastChanges,
  listAirportPages,
  listParkingPages,
  listPostPages,
} from '#server/db/sitemap.ts'
import { env } from '#server/env.ts'

/** Every indexable page. */
export async function loader(): Promise<Response> {
  const [airports, parkings, posts, changes] = await Promise.all([
    listAirportPages(),
    listParkingPages(),
    listPostPages(),
    findLastChanges(),
  ])
  const ofAirports = airports.map(({ changedAt }) => changedAt)
  const ofPosts = posts.map(({ changedAt }) => changedAt)

  const xml = sitemap(
    [
      { path: '/', changedAt: latest([...ofAirports, ...ofPosts]) },
      { path: '/luchthavens', changedAt: latest(ofAirports) },
      { path: '/welke-luchthaven' },
      { path: '/prijzen' },
      ...airports.map(({ slug, changedAt, imageUrl }) => ({
        path: `/parkeren/${slug}`,
        changedAt,
        image: imageUrl,
      })),
      ...parkings.map(({ airport, slug, changedAt, imageUrl }) => ({
        path: `/parkeren/${airport}/${slug}`,
        changedAt,
        image: imageUrl,
      })),
      { path: '/blog', changedAt: latest(ofPosts) },
      ...posts.map(({ slug, changedAt, imageUrl }) => ({
        path: `/blog/${slug}`,
        changedAt,
        image: imageUrl,
      })),
      { path: '/faq', changedAt: changes.faqs },
      { path: '/contact', changedAt: changes.settings },
      { path: '/over-ons' },
      { path: '/hoe-wij-vergelijken' },
      { path: '/vertrekplanner' },
    ],
    env.SITE_URL,
  )
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function latest(moments: Date[]): Date | undefined {
  return moments.toSorted((a, b) => b.getTime() - a.getTime())[0]
}
