import { type SitemapEntry, sitemap } from '#domain/address/sitemap.ts'
import { shownAddress } from '#domain/media/outside-picture.ts'
import {
  type DatedContent,
  type Page,
  type PathWith,
  pages,
  type RecordPath,
} from '#domain/page/pages.ts'
import {
  findLastChanges,
  listAirportPages,
  listParkingPages,
  listPostPages,
  type SitemapPage,
} from '#server/db/sitemap.ts'
import { env } from '#server/env.ts'

type OfRecords = Record<RecordPath<PathWith<{ sitemap: readonly DatedContent[] }>>, SitemapEntry[]>

/** Every page that its entry in `domain/page/pages.ts` puts in the sitemap. */
export async function loader(): Promise<Response> {
  const [airports, parkings, posts, changes] = await Promise.all([
    listAirportPages(),
    listParkingPages(),
    listPostPages(),
    findLastChanges(),
  ])
  const ofRecords: OfRecords = {
    '/parkeren/:slug': airports.map((page) => entryOf(`/parkeren/${page.slug}`, page)),
    '/parkeren/:slug/:parking': parkings.map((page) =>
      entryOf(`/parkeren/${page.airport}/${page.slug}`, page),
    ),
    '/blog/:slug': posts.map((page) => entryOf(`/blog/${page.slug}`, page)),
  }
  const datesOf = {
    airports: airports.map(({ changedAt }) => changedAt),
    posts: posts.map(({ changedAt }) => changedAt),
    faqs: [changes.faqs],
    settings: [changes.settings],
  }
  const entries = Object.entries<Page>(pages).flatMap(([path, { sitemap: content }]) => {
    if (!content) return []
    if (path in ofRecords) return ofRecords[path as keyof OfRecords]
    return { path, changedAt: latest(content.flatMap((each) => datesOf[each])) }
  })

  return new Response(sitemap(entries, env.SITE_URL), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}

const entryOf = (path: string, { changedAt, imageUrl }: SitemapPage): SitemapEntry => ({
  path,
  changedAt,
  image: shownAddress(imageUrl),
})

function latest(moments: (Date | null)[]): Date | null | undefined {
  return moments.toSorted((a, b) => Number(b) - Number(a))[0]
}
