import { href } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { planQuery } from '#domain/planner/plan-address.ts'
import { listAirports } from '#server/db/airports.ts'
import { findDeparturePlan } from '#server/planner/departure-plan.ts'
import type { Route } from './+types/planner.ts'
import { contents } from './contents.ts'

const path = href('/vertrekplanner')

/** The answer is computed here: the page itself needs no tariffs, and works without a script. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const [airports, found] = await Promise.all([
    listAirports(),
    findDeparturePlan(searchParams, new Date()),
  ])
  const { given, errors, airport, parkings, parking, trip } = found

  return {
    given,
    errors,
    airports: airports.map(({ code, name, slug }) => ({ code, name, slug })),
    airport: airport && { code: airport.code, name: airport.name, slug: airport.slug },
    parkings: parkings.map(({ name, slug }) => ({ name, slug })),
    parking: parking && { name: parking.name, slug: parking.slug },
    trip: trip && { out: trip.out, back: trip.back },
    calendar: hasDay(found) ? `${href('/vertrekplanner/agenda.ics')}?${planQuery(given)}` : null,
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  contents.planner.beside(serverLoader())

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
