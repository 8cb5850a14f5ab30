import { data, href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { fetchAirport } from '#app/site/airports/fetch-airport.ts'
import { later } from '#app/site/page/later.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { readJson } from '#app/site/page/read-once.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { fetchParking } from '#app/site/parking-page/fetch-parking.ts'
import { ParkingView } from '#app/site/parking-page/parking-view.tsx'
import { useStay } from '#app/site/stay/use-stay.ts'
import { pageDescription } from '#domain/address/page-description.ts'
import { socialCard } from '#domain/address/social-card.ts'
import { parkingProduct } from '#domain/address/structured-data.ts'
import type { Airport } from '#domain/airport/airport.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import { suggestAirports } from '#domain/airport/suggest-airports.ts'
import { isBookable, parkingTypes } from '#domain/parking/parking.ts'
import { parkingPage } from '#domain/parking/parking-page.ts'
import { quote, withQuotes } from '#domain/quote/quote.ts'
import { givenStay, readTimedStay, type TimedStay, writeStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import { findAirportByName, listSearchedAirports } from '#server/db/airports.ts'
import {
  findParkingDetail,
  findRenamedParking,
  listPricedParkings,
} from '#server/db/parkings/priced-parkings.ts'
import type { Route } from './+types/parking.ts'

const ReportPanel = later(
  async () => (await import('#app/site/report/report-panel.tsx')).ReportPanel,
)

export async function loader({ params, url }: Route.LoaderArgs) {
  const airport = await findAirportByName(params.slug)
  if (!airport) throw notFound(suggestAirports(await listSearchedAirports(), params.slug))
  const named = params.parking.toLowerCase()
  const parking = await findParkingDetail(airport.code, named)
  const slug = parking?.slug ?? (await findRenamedParking(airport.code, named))
  if (slug === undefined) throw notFound([airport])
  if (!parking || slug !== params.parking || airport.slug !== params.slug) {
    throw redirectTo(airport, slug, url)
  }

  const now = new Date()
  const stay = stayIn(url, now)
  const listed = await listPricedParkings(airport.code)
  return stay
    ? parkingPage(
        airport,
        { ...parking, quote: quote(parking, stay) },
        withQuotes(listed, stay),
        now,
      )
    : parkingPage(airport, parking, listed, now)
}

export async function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  const now = new Date()
  const query = new URLSearchParams(writeStay(stayIn(url, now))).toString()
  const named = encodeURIComponent(params.slug)
  const [airport, parking] = await Promise.all([
    fetchAirport(params.slug),
    fetchParking(params.slug, params.parking.toLowerCase(), query),
  ])
  if (!airport) {
    throw notFound(await readJson(`/api/airports?search=${named}`).catch(() => []))
  }
  if (!parking) throw notFound([airport])
  if (airport.slug !== params.slug || parking.slug !== params.parking) {
    throw redirectTo(airport, parking.slug, url)
  }

  const listed = await readJson(`/api/parkings?airport=${named}${query && `&${query}`}`)
  return parkingPage(airport, parking, listed, now)
}

/** A wrong stay is none: the form says what is wrong with it. */
function stayIn({ searchParams }: URL, now: Date): TimedStay | undefined {
  const read = readTimedStay(givenStay(searchParams), amsterdamDay(now))
  return read.ok ? read.value : undefined
}

const notFound = (suggested: AirportSuggestion[]) => data({ suggested }, { status: 404 })

/** From an alias of the airport, or a former slug of the parking. */
function redirectTo(airport: Pick<Airport, 'slug'>, parking: string, { search }: URL) {
  return redirect(pathOf(airport, parking) + search, 301)
}

const pathOf = ({ slug }: Pick<Airport, 'slug'>, parking: string) =>
  href('/parkeren/:slug/:parking', { slug, parking })

/** Only another parking or another stay is other data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname ||
  JSON.stringify(givenStay(currentUrl.searchParams)) !==
    JSON.stringify(givenStay(nextUrl.searchParams))

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { airport, parking } = loaderData
  const site = siteOf(matches)
  const path = pathOf(airport, parking.slug)
  const price = isBookable(parking) ? `, vanaf ${formatEuro(parking.pricePerDay)} per dag` : ''
  const description = pageDescription(
    `${parking.name}: ${parkingTypes[parking.type].toLowerCase()} bij ${airport.name}, ${parking.distance} minuten naar de terminal${price}. Wat het in totaal kost, hoe het werkt en wat we ervan hebben gecontroleerd.`,
  )

  return pageMeta(
    {
      title: `${parking.name}, parkeren bij ${airport.name}`,
      description,
      path,
      card: socialCard.ofParking(airport, parking),
      crumbs: [
        { label: 'Luchthavens', path: href('/luchthavens') },
        { label: airport.name, path: href('/parkeren/:slug', { slug: airport.slug }) },
        { label: parking.name, path },
      ],
      structuredData: [parkingProduct(airport, parking, description, site.siteUrl)],
    },
    site,
  )
}

export default function ParkingPage({ loaderData }: Route.ComponentProps) {
  const asked = useStay(loaderData.today)
  const { airport, parking } = loaderData

  return (
    <ParkingView
      {...loaderData}
      asked={asked}
      report={<ReportPanel key={parking.id} airport={airport} parking={parking} />}
    />
  )
}
