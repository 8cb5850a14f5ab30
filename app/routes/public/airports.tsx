import { href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { readAirports } from '#app/site/airports/read-airports.ts'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { readJson } from '#app/site/page/read-once.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { namedAirport, type SearchedAirport } from '#domain/airport/airport-search.ts'
import { suggestAirports } from '#domain/airport/suggest-airports.ts'
import { keptStay, withStay } from '#domain/stay/stay-address.ts'
import { givesSameStay, stayIn } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { listAirportsWithAliases } from '#server/db/airports.ts'
import { forStay } from '#server/db/parkings/lowest-stays.ts'
import type { Route } from './+types/airports.ts'
import { contents } from './contents.ts'

const path = href('/luchthavens')

export async function loader({ request }: Route.LoaderArgs) {
  const airports = await listAirportsWithAliases()
  leaveForNamed(airports, request)
  const listed = airports.map(({ description, officialParkings, ...airport }) => airport)
  const today = amsterdamDay(new Date())
  const stay = stayIn(new URL(request.url).searchParams, today)
  return {
    today,
    found: {
      airports: await forStay(listed, stay),
      suggested: suggestAirports(airports, searchedFor(request.url)),
    },
  }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = searchedFor(request.url)
  if (asked)
    leaveForNamed(await readJson<SearchedAirport[]>('/api/airports').catch(() => []), request)
  const today = amsterdamDay(new Date())
  const stay = stayIn(new URL(request.url).searchParams, today)
  return contents.airports.beside({ today, found: readAirports(asked, stay) })
}

const searchedFor = (url: string) => new URL(url).searchParams.get('zoek') ?? ''

/** Redirects a search for one airport's name to its page. */
function leaveForNamed(airports: SearchedAirport[], { url }: Request): void {
  const airport = namedAirport(airports, searchedFor(url))
  if (!airport) return
  const days = keptStay(path, new URL(url).searchParams)
  throw redirect(withStay(href('/parkeren/:slug', { slug: airport.slug }), days))
}

/** Filtering by country only changes the view of loaded data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isElsewhere =
    currentUrl.pathname !== nextUrl.pathname ||
    searchedFor(currentUrl.href) !== searchedFor(nextUrl.href) ||
    !givesSameStay(currentUrl, nextUrl)
  return isElsewhere && defaultShouldRevalidate
}

export function meta({ location, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  const isSearch = new URLSearchParams(location.search).has('zoek')

  return pageMeta(
    {
      title: 'Alle Luchthavens: parkeren vergelijken',
      description:
        'Zie op de kaart bij welke luchthavens in Nederland, België en Duitsland je parkeerterreinen vergelijkt, met de laagste prijs per dag.',
      path,
      robots: isSearch ? 'noindex' : undefined,
      crumbs: [{ label: 'Luchthavens', path }],
    },
    site,
  )
}

export default function AllAirports({ loaderData }: Route.ComponentProps) {
  return <contents.airports {...loaderData} />
}
