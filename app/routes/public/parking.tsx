import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { notFound } from '#app/site/airports/other-airport.ts'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { pathOf, redirectTo } from '#app/site/parking-page/other-parking.ts'
import { pageDescription } from '#domain/address/page-description.ts'
import { socialCard } from '#domain/address/social-card.ts'
import { parkingProduct } from '#domain/address/structured-data.ts'
import { suggestAirports } from '#domain/airport/suggest-airports.ts'
import { isBookable, parkingTypes } from '#domain/parking/parking.ts'
import { parkingPage } from '#domain/parking/parking-page.ts'
import { quote, withQuotes } from '#domain/quote/quote.ts'
import { givesSameStay, stayIn } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import { findAirportByName, listSearchedAirports } from '#server/db/airports.ts'
import {
  findParkingDetail,
  findRenamedParking,
  listPricedParkings,
} from '#server/db/parkings/priced-parkings.ts'
import type { Route } from './+types/parking.ts'
import { contents } from './contents.ts'

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
  const today = amsterdamDay(now)
  const stay = stayIn(url.searchParams, today)
  const listed = await listPricedParkings(airport.code)
  return stay
    ? parkingPage(
        airport,
        { ...parking, quote: quote(parking, stay, today) },
        withQuotes(listed, stay),
        now,
      )
    : parkingPage(airport, parking, listed, now)
}

export async function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  const { loadParking } = await import('#app/site/parking-page/parking-content.tsx')
  return contents.parking.beside(loadParking(params, url))
}

/** Only another parking or another stay is other data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || !givesSameStay(currentUrl, nextUrl)

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
  return <contents.parking {...loaderData} />
}
