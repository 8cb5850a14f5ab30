import { href } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { rankAirports } from '#domain/airport/rank-airports.ts'
import { examplesAmong } from '#domain/parking/example-parking.ts'
import { withAge } from '#domain/parking/price-age.ts'
import { stayIn } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { listAirports } from '#server/db/airports.ts'
import { listOfficialParkings, listPricedParkings } from '#server/db/parkings/priced-parkings.ts'
import { findSettings } from '#server/db/settings.ts'
import type { Route } from './+types/which-airport.ts'
import { contents } from './contents.ts'

const Content = contents['which-airport']

const path = href('/welke-luchthaven')

export async function loader({ url }: Route.LoaderArgs) {
  const today = amsterdamDay(new Date())
  const stay = stayIn(url.searchParams, today)
  if (!stay) return { today, ranked: null, examples: [] }

  const [airports, parkings, official, settings] = await Promise.all([
    listAirports(),
    listPricedParkings(),
    listOfficialParkings(),
    findSettings(),
  ])
  const ranked = rankAirports(
    airports,
    parkings.map((parking) => ({ ...parking, isOfficial: official.has(parking.id) })),
    stay,
    (quoted) => withAge(quoted, today, settings).age,
  )
  return { today, ranked, examples: examplesAmong(parkings) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  Content.beside(serverLoader())

export function meta({ location, matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: 'Welke luchthaven is het voordeligst?',
      description:
        'Hetzelfde verblijf bij elke luchthaven: het goedkoopste en het middelste totaal, en hoelang je onderweg bent naar de terminal.',
      path,
      robots: location.search === '' ? undefined : 'noindex',
      crumbs: [
        { label: 'Luchthavens', path: href('/luchthavens') },
        { label: 'Welke luchthaven?', path },
      ],
    },
    siteOf(matches),
  )
}

export default function WhichAirportPage({ loaderData }: Route.ComponentProps) {
  return <Content {...loaderData} />
}
