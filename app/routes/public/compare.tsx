import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { compareAddress } from '#app/site/compare/compare-address.ts'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { socialCard } from '#domain/address/social-card.ts'
import { factRows } from '#domain/fact/fact-comparison.ts'
import { maxCompared, readParkingIds } from '#domain/parking/compared-ids.ts'
import { comparisonTitle, othersToCompare } from '#domain/parking/comparison.ts'
import { aged } from '#domain/parking/price-age.ts'
import { type Charges, type Quote, withQuotes } from '#domain/quote/quote.ts'
import { stayNames } from '#domain/stay/stay-names.ts'
import { givenStay, readTimedStay, stayIn } from '#domain/stay/timed-stay.ts'
import type { TariffCheck } from '#domain/tariff/tariff-check.ts'
import { isAtEightDays, withDayCheck } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { listAirports } from '#server/db/airports.ts'
import { listKnown } from '#server/db/parkings/known.ts'
import { listParkingsById } from '#server/db/parkings/parkings.ts'
import { listPricedParkings } from '#server/db/parkings/priced-parkings.ts'
import { findSettings } from '#server/db/settings.ts'
import type { Route } from './+types/compare.ts'
import { contents } from './contents.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const ids = readParkingIds(searchParams.getAll('terreinen'))
  const today = amsterdamDay(new Date())
  const stay = readTimedStay(givenStay(searchParams), today)
  const [parkings, airports, settings] = await Promise.all([
    listParkingsById(ids),
    listAirports(),
    findSettings(),
  ])
  const airportOf = new Map(airports.map((airport) => [airport.code, airport]))
  const codes = [...new Set(parkings.map(({ airportCode }) => airportCode))]
  const nearThem = (await Promise.all(codes.map(listPricedParkings))).flat()
  const found = ids.flatMap((id) => {
    const parking = nearThem.find((parking) => parking.id === id)
    const airport = parking && airportOf.get(parking.airportCode)
    if (!airport) return []
    return [
      {
        ...parking,
        airport: airport.name,
        airportSlug: airport.slug,
        isAtEightDays: isAtEightDays(parking.tariffs, today),
      },
    ]
  })
  const compared = found.slice(0, maxCompared)
  const quoted = <Compared extends Charges>(
    parkings: Compared[],
  ): (Compared & { quote?: Quote; dayCheck?: TariffCheck })[] =>
    stay.ok && stay.value
      ? withQuotes(parkings, stay.value)
      : parkings.map((parking) => withDayCheck(parking, today))
  const known = await listKnown(compared.map(({ id }) => id))

  return {
    parkings: quoted(compared),
    others: othersToCompare(
      aged(
        quoted(
          nearThem.filter(({ airportCode }) =>
            compared.some((parking) => parking.airportCode === airportCode),
          ),
        ),
        today,
        settings,
      ),
      compared.map(({ id }) => id),
    ),
    // Made here, so that the page does not load every fact.
    facts: factRows(
      compared.map((parking) => ({ ...parking, ...(known.get(parking.id) ?? nothingKnown) })),
    ),
    missing: ids.length - found.length,
    isTooMany: found.length > maxCompared,
    today,
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  contents.compare.beside(serverLoader())

const nothingKnown = { facts: {}, provider: null }

/** The rows that are shown only change the view of loaded data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  parkingsIn(currentUrl) !== parkingsIn(nextUrl) ||
  stayNames.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))

const parkingsIn = ({ searchParams }: URL) => searchParams.getAll('terreinen').join()

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const parkings = loaderData?.parkings ?? []
  const isComparison = parkings.length > 1
  const ids = parkings.map(({ id }) => id)
  const search = new URLSearchParams(location.search)
  const stay = loaderData && stayIn(search, loaderData.today)

  return pageMeta(
    {
      title: isComparison ? comparisonTitle(parkings) : 'Parkeerterreinen naast elkaar vergelijken',
      description:
        'Zet parkeerterreinen bij de luchthaven naast elkaar en vergelijk prijs, afstand, beoordeling en voorzieningen.',
      // Without its parkings the address is not worth sharing.
      path: ids.length > 0 ? compareAddress(ids, { stay, search }) : href('/vergelijken'),
      card: isComparison ? socialCard.ofComparison(ids) : undefined,
      robots: 'noindex',
    },
    siteOf(matches),
  )
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  return <contents.compare {...loaderData} />
}
