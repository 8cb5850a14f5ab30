import { data, href, redirect } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { arrivalTimes, checkedText } from '#domain/arrival/arrival-times.ts'
import { shownCheck } from '#domain/parking/price-age.ts'
import { quote } from '#domain/quote/quote.ts'
import { givenStay, readTimedStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { findAirportByName } from '#server/db/airports.ts'
import { findParkingDetail, findRenamedParking } from '#server/db/parkings/priced-parkings.ts'
import type { Route } from './+types/arrival-card.ts'
import { contents } from './contents.ts'

const Content = contents['arrival-card']

/** The layout leaves out the header and the footer of the site. */
export const handle = { isBare: true }

export async function loader({ params, url }: Route.LoaderArgs) {
  const airport = await findAirportByName(params.slug)
  if (!airport) throw data(null, { status: 404 })
  const parking = await findParkingDetail(airport.code, params.parking)
  const slug = parking?.slug ?? (await findRenamedParking(airport.code, params.parking))
  if (slug === undefined) throw data(null, { status: 404 })
  if (!parking || airport.slug !== params.slug) {
    throw redirect(cardPath(airport.slug, slug) + url.search, 301)
  }

  const today = amsterdamDay(new Date())
  const given = givenStay(url.searchParams)
  const { name, type, distance, transfer, features, provider, directions, avoid } = parking
  const entrance = parking.facts.entrance
  const stay = readTimedStay(given, today)
  const priced = stay.ok && stay.value ? { ...parking, quote: quote(parking, stay.value) } : parking
  const { priceCheckedOn } = shownCheck(priced)

  return {
    airport: { code: airport.code, name: airport.name, slug: airport.slug },
    slug,
    parking: {
      ...{ name, type, distance, transfer, directions, avoid },
      features: { keyDrop: features.keyDrop },
      isKeyForSale: parking.keyPrice !== undefined,
      phone: provider?.phone ?? null,
      phoneHours: provider?.phoneHours ?? null,
      entrance: typeof entrance?.value === 'string' ? inTwoLines(entrance.value) : null,
    },
    times: arrivalTimes(given, today, parking),
    checked: checkedText([entrance?.checkedOn ?? null, priceCheckedOn]),
    madeOn: today,
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  Content.beside(serverLoader())

const cardPath = (slug: string, parking: string) =>
  href('/parkeren/:slug/:parking/aankomstkaart', { slug, parking })

/** The place below the street, as on an envelope. */
const inTwoLines = (address: string) => address.replace(', ', '\n')

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { airport, parking, slug } = loaderData

  return pageMeta(
    {
      title: `Aankomstkaart ${parking.name}`,
      description: `Adres, telefoon, stappen en je tijden voor ${parking.name} bij ${airport.name}, op één A4.`,
      path: cardPath(airport.slug, slug),
      robots: 'noindex',
    },
    siteOf(matches),
  )
}

export default function ArrivalCardPage({ loaderData }: Route.ComponentProps) {
  return <Content {...loaderData} />
}
