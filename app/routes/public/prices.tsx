import { href } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { basketPage } from '#domain/basket/basket-page.ts'
import { basketDaysOf, bothStaysText } from '#domain/basket/basket-question.ts'
import { examplesAmong } from '#domain/parking/example-parking.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { listAirports } from '#server/db/airports.ts'
import { listPricedParkings } from '#server/db/parkings/priced-parkings.ts'
import { listBasketPrices } from '#server/db/price-baskets.ts'
import { findSettings } from '#server/db/settings.ts'
import type { Route } from './+types/prices.ts'
import { contents } from './contents.ts'

const path = href('/prijzen')

export async function loader({ url }: Route.LoaderArgs) {
  const today = amsterdamDay(new Date())
  const [prices, airports, parkings, settings] = await Promise.all([
    listBasketPrices(today),
    listAirports(),
    listPricedParkings(),
    findSettings(),
  ])
  const named = airports.map(({ code, name, slug }) => ({ code, name, slug }))
  const luchthaven = url.searchParams.get('luchthaven')
  const dagen = url.searchParams.get('dagen')
  return {
    ...basketPage(
      { prices, airports: named, stays: basketDaysOf(settings) },
      { luchthaven, dagen },
      today,
    ),
    examples: examplesAmong(parkings),
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  contents.prices.beside(serverLoader())

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  const stays = bothStaysText(basketDaysOf(site.settings))
  return pageMeta(
    {
      title: 'Parkeerprijzen bij de luchthaven per maand',
      description: `Wat ${stays} parkeren kost bij elke luchthaven: het laagste en het middelste totaal van elke maand, met grafiek, tabel en bestand.`,
      path,
      crumbs: [{ label: 'Parkeerprijzen', path }],
    },
    site,
  )
}

export default function PricesPage({ loaderData }: Route.ComponentProps) {
  return <contents.prices {...loaderData} />
}
