import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { notFound, redirectTo } from '#app/site/airports/other-airport.ts'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { pageDescription } from '#domain/address/page-description.ts'
import { socialCard } from '#domain/address/social-card.ts'
import { faqPage, parkingOffer } from '#domain/address/structured-data.ts'
import type { Airport } from '#domain/airport/airport.ts'
import { airportPage } from '#domain/airport/airport-page.ts'
import { allParkingsOf } from '#domain/airport/long-list.ts'
import { shortened } from '#domain/airport/shorten-list.ts'
import { suggestAirports } from '#domain/airport/suggest-airports.ts'
import { cheapestParking, offered } from '#domain/alternative/cheapest-parking.ts'
import { lowestPrice } from '#domain/parking/parking.ts'
import { aged } from '#domain/parking/price-age.ts'
import { withQuotes } from '#domain/quote/quote.ts'
import { stayNames } from '#domain/stay/stay-names.ts'
import { stayIn } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import { listSearchedAirports } from '#server/db/airports.ts'
import { listFaqs } from '#server/db/faqs.ts'
import { findAirportWithNearby } from '#server/db/nearby.ts'
import { listPricedParkings } from '#server/db/parkings/priced-parkings.ts'
import { findSettings } from '#server/db/settings.ts'
import type { Route } from './+types/airport.ts'
import { contents } from './contents.ts'

export async function loader({ params, url }: Route.LoaderArgs) {
  const now = new Date()
  const stay = stayIn(url.searchParams, amsterdamDay(now))
  const airport = await findAirportWithNearby(params.slug, stay)
  if (airport?.slug !== params.slug) {
    if (airport) throw redirectTo(airport, url)
    throw notFound(suggestAirports(await listSearchedAirports(), params.slug))
  }

  const [parkings, faqs, { priceStaleDays }] = await Promise.all([
    listPricedParkings(airport.code),
    listFaqs(airport.code),
    findSettings(),
  ])
  const quoted = stay ? withQuotes(parkings, stay, amsterdamDay(now)) : parkings
  const page = airportPage(airport, { parkings: quoted, faqs }, now)
  const cheapest = cheapestParking(aged(quoted, page.today, { priceStaleDays }))
  return {
    ...page,
    ...shortened(page.parkings, url.searchParams, { today: page.today, priceStaleDays }),
    // The browser, which knows of all of them, chooses by itself.
    offered: cheapest ? [offered(cheapest)] : [],
  }
}

export async function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  const { loadAirport } = await import('#app/site/airports/airport-content.tsx')
  return contents.airport.beside(loadAirport(params.slug, url))
}

/** The tab and the filter only change the view of loaded data; a stay has its own quotes. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname ||
  stayNames.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { airport, faqs } = loaderData
  const parkings = allParkingsOf(loaderData)
  const site = siteOf(matches)
  const path = href('/parkeren/:slug', { slug: airport.slug })
  const description = pageDescription(
    `${airport.description} Vergelijk parkeren bij ${airport.name} op prijs, afstand en beoordeling. Je betaalt dezelfde prijs als bij rechtstreeks boeken.`,
  )
  const offer = parkingOffer(airport, parkings, description, site.siteUrl)

  return pageMeta(
    {
      title: title(airport, lowestPrice(parkings)),
      description,
      path,
      card: socialCard.ofAirport(airport),
      crumbs: [
        { label: 'Luchthavens', path: href('/luchthavens') },
        { label: airport.name, path },
      ],
      structuredData: [...(offer ? [offer] : []), ...(faqs.length > 0 ? [faqPage(faqs)] : [])],
    },
    site,
  )
}

function title({ name }: Airport, price: number | undefined): string {
  return price === undefined
    ? `Parkeren ${name}: officiële parkings`
    : `Parkeren ${name} vanaf ${formatEuro(price)} per dag`
}

export default function AirportPage({ loaderData }: Route.ComponentProps) {
  return <contents.airport {...loaderData} />
}
