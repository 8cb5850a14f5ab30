import { data, href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { homeText } from '#app/site/home/home-text.ts'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { readJson } from '#app/site/page/read-once.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { organization, webSite } from '#domain/address/structured-data.ts'
import type { Airport } from '#domain/airport/airport.ts'
import type { WithLowestStay } from '#domain/airport/lowest-stay.ts'
import { pickedAddress } from '#domain/airport/picked-address.ts'
import type { PostSummary } from '#domain/post/post.ts'
import { givesSameStay, stayIn, writeStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { listFirstAirports } from '#server/db/airports.ts'
import { forStay } from '#server/db/parkings/lowest-stays.ts'
import { listPosts } from '#server/db/posts.ts'
import { requestIdContext } from '#server/http/request-context.ts'
import { log } from '#server/log.ts'
import type { Route } from './+types/home.ts'
import { contents } from './contents.ts'

const maxItems = { gates: 5, moreCodes: 3, popular: 3, posts: 3 }

/** Without posts the home page still works, and says that posts will follow. */
export async function loader({ context, url }: Route.LoaderArgs) {
  // Without scripts, the form of this page sends its search here too.
  if (url.searchParams.get('zoek')?.trim()) throw redirect(pickedAddress('/', url.searchParams))

  const today = amsterdamDay(new Date())
  const stay = stayIn(url.searchParams, today)
  const [airports, posts] = await Promise.all([
    listFirstAirports(maxItems.gates + maxItems.moreCodes),
    listPosts().catch((error: unknown) => {
      log.error('home without posts', { id: context.get(requestIdContext), error })
      return undefined
    }),
  ])
  return data(
    { ...ofAirports(await forStay(airports, stay)), posts: newest(posts ?? []), today },
    { status: posts ? 200 : 500 },
  )
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const today = amsterdamDay(new Date())
  const first: [string, string] = ['first', `${maxItems.gates + maxItems.moreCodes}`]
  const query = new URLSearchParams([first, ...writeStay(stayIn(url.searchParams, today))])
  const posts = readJson<PostSummary[]>('/api/blog')
  const airports = readJson<ListedAirport[]>(`/api/airports?${query}`)
  return contents.home.beside({
    posts: posts.then(newest, () => []),
    ...ofAirports(await airports),
    today,
  })
}

/** Only another stay is other data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate) ||
  !givesSameStay(currentUrl, nextUrl)

type ListedAirport = Airport & WithLowestStay

function ofAirports(airports: ListedAirport[]) {
  return {
    gates: airports
      .slice(0, maxItems.gates)
      .map(({ code, name, slug, lowestPrice, lowestCheck, lowestStay }) => ({
        ...{ code, name, slug, lowestPrice, lowestCheck, lowestStay },
      })),
    more: airports
      .slice(maxItems.gates, maxItems.gates + maxItems.moreCodes)
      .map(({ code }) => code),
    popular: airports.slice(0, maxItems.popular),
  }
}

const newest = (posts: PostSummary[]) => posts.slice(0, maxItems.posts)

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)

  return pageMeta(
    {
      ...homeText(site.settings),
      path: href('/'),
      structuredData: [
        webSite(site.settings, site.siteUrl),
        organization(site.settings, site.siteUrl),
      ],
    },
    site,
  )
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <contents.home {...loaderData} />
}
