import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { AirportsFailed } from '#app/features/airports/airports-failed.tsx'
import { AirportsLoading } from '#app/features/airports/airports-loading.tsx'
import { AirportsOverview } from '#app/features/airports/airports-overview.tsx'
import { getJson } from '#app/site/get-json.ts'
import { Loaded } from '#app/site/loaded.tsx'
import { readOnce } from '#app/site/read-once.ts'
import { siteOf } from '#app/site/settings.ts'
import type { Airport } from '#domain/airport.ts'
import { breadcrumbList } from '#domain/structured-data.ts'
import { listAirports } from '#server/db/airports.ts'
import type { Route } from './+types/airports.ts'

const path = '/luchthavens'

export async function loader() {
  const airports = await listAirports()
  return { airports: airports.map(({ description, officialParkings, ...airport }) => airport) }
}

export function clientLoader() {
  return { airports: readOnce('/api/airports', () => getJson<Airport[]>('/api/airports')) }
}

/** A country is a choice from what is already here. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export function meta({ matches }: Route.MetaArgs) {
  const { settings, siteUrl } = siteOf(matches)
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: 'Luchthavens', path },
  ]

  return [
    { title: `Alle Luchthavens: parkeren vergelijken | ${settings.product}` },
    {
      name: 'description',
      content:
        'Zie op de kaart bij welke luchthavens in Nederland, België en Duitsland je parkeerterreinen vergelijkt, met de laagste prijs per dag.',
    },
    { tagName: 'link', rel: 'canonical', href: siteUrl + path },
    { 'script:ld+json': breadcrumbList(crumbs, siteUrl) },
  ]
}

export default function AllAirports({ loaderData: { airports } }: Route.ComponentProps) {
  return (
    <Loaded value={airports} loading={<AirportsLoading />} failed={<AirportsFailed />}>
      {(airports) => <AirportsOverview airports={airports} />}
    </Loaded>
  )
}
