import { data, href, redirect } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { samplePagePath } from '#domain/outbound/sample-page.ts'
import { quote } from '#domain/quote/quote.ts'
import { stayIn, writeStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { findAirportByName } from '#server/db/airports.ts'
import { listPricedParkings } from '#server/db/parkings/priced-parkings.ts'
import type { Route } from './+types/sample-booking.ts'
import { contents } from './contents.ts'

const Content = contents['sample-booking']

/** Only a sample has this page. Of one that became real an open page still leads here. */
export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const airport = await findAirportByName(searchParams.get('luchthaven') ?? '')
  const parkings = airport ? await listPricedParkings(airport.code) : []
  const named = searchParams.get('terrein')
  const parking = parkings.find(({ slug }) => slug === named)
  if (!airport || !parking) throw data(null, { status: 404 })

  const today = amsterdamDay(new Date())
  const stay = stayIn(searchParams, today) ?? null
  if (!parking.isSample) {
    const asked = new URLSearchParams(writeStay(stay ?? undefined)).toString()
    const page = href('/parkeren/:slug/:parking', { slug: airport.slug, parking: parking.slug })
    throw redirect(page + (asked && `?${asked}`))
  }
  const { total, isUpperBound } = stay ? quote(parking, stay, today) : { total: null }
  return {
    airport: { code: airport.code, name: airport.name, slug: airport.slug },
    parking: { name: parking.name, slug: parking.slug, type: parking.type },
    count: parkings.length,
    stay,
    total: total === null ? null : { cents: total, isUpperBound: isUpperBound === true },
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  Content.beside(serverLoader())

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { airport, parking } = loaderData

  return pageMeta(
    {
      title: `${parking.name} is een voorbeeld`,
      description:
        'Dit parkeerterrein bestaat niet, dus reserveren kan niet. Wel zie je hier welke data meekwamen.',
      path: `${samplePagePath}?luchthaven=${airport.code}&terrein=${parking.slug}`,
      robots: 'noindex',
    },
    siteOf(matches),
  )
}

export default function SampleBookingPage({ loaderData }: Route.ComponentProps) {
  return <Content {...loaderData} />
}
