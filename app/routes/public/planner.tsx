import { href } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import type { NearbyAirport } from '#domain/airport/airport-page.ts'
import type { PricedParking } from '#domain/parking/parking.ts'
import { withAge } from '#domain/parking/price-age.ts'
import { type GivenPlan, planQuery } from '#domain/planner/plan-address.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { withDayCheck } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { listAirports } from '#server/db/airports.ts'
import { findSettings } from '#server/db/settings.ts'
import { findDeparturePlan } from '#server/planner/departure-plan.ts'
import type { Route } from './+types/planner.ts'
import { contents } from './contents.ts'

const path = href('/vertrekplanner')

/** The answer is computed here: the page itself needs no tariffs, and works without a script. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const now = new Date()
  const [airports, found, settings] = await Promise.all([
    listAirports(),
    findDeparturePlan(searchParams, now),
    findSettings(),
  ])
  const { given, errors, airport, parkings, parking, trip, elsewhere } = found

  return {
    given,
    errors,
    airports: airports.map(({ code, name, slug }) => ({ code, name, slug })),
    airport: airport && { code: airport.code, name: airport.name, slug: airport.slug },
    parkings: parkings.map(({ name, slug }) => ({ name, slug })),
    parking: parking && onwardParking(parking, trip?.parked?.quote, amsterdamDay(now), settings),
    trip,
    elsewhere: elsewhere ? whereElse(elsewhere, given) : null,
    calendar: hasDay(found) ? `${href('/vertrekplanner/agenda.ics')}?${planQuery(given)}` : null,
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  contents.planner.beside(serverLoader())

function onwardParking(
  parking: PricedParking,
  quote: Quote | undefined,
  today: string,
  settings: { priceStaleDays: number },
) {
  const { id, name, slug, airportCode, affiliateUrl, outbound, unavailable } = parking
  const asked = quote ? { ...parking, quote } : withDayCheck(parking, today)
  const { isSample, priceCheckedOn, isPriceChanged, age, checkSource } = withAge(
    asked,
    today,
    settings,
  )
  return {
    ...{ id, name, slug, airportCode, affiliateUrl, outbound, unavailable },
    ...{ isSample, priceCheckedOn, isPriceChanged, age },
    ...(checkSource !== undefined && { checkSource }),
  }
}

/** The same plan at another airport. */
function whereElse({ name, slug, parkings }: NearbyAirport, given: GivenPlan) {
  const query = planQuery({ ...given, luchthaven: slug, terrein: null })
  return { name, slug, parkings, planner: `${path}?${query}` }
}

type Found = Awaited<ReturnType<typeof findDeparturePlan>>

/** A calendar has an event for each day that is given, and none while something is wrong. */
function hasDay({ plan, trip, errors }: Found): boolean {
  if (Object.keys(errors).length > 0) return false
  return Boolean((trip?.out && plan.from) || (trip?.back && plan.to))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: 'Vertrekplanner: hoe laat moet je weg?',
      description:
        'Reken terug van je vlucht tot je voordeur: rijden, parkeren, de langste wachttijd op de bus en de tijd op de luchthaven. En hoe laat je weer bij je auto bent.',
      path,
      crumbs: [{ label: 'Vertrekplanner', path }],
    },
    siteOf(matches),
  )
}

export default function PlannerPage({ loaderData }: Route.ComponentProps) {
  return <contents.planner {...loaderData} />
}
