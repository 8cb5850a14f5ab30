import { href } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import type { RecountQuestion } from '#app/site/recount/recount-box.tsx'
import type { Airport } from '#domain/airport/airport.ts'
import { basketStay, monthOf } from '#domain/basket/basket-question.ts'
import { readFilter } from '#domain/filter/filter-address.ts'
import { orderOf } from '#domain/order/order-of.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { listAirports } from '#server/db/airports.ts'
import { countParkings } from '#server/db/parkings/parkings.ts'
import { listPricedParkings } from '#server/db/parkings/priced-parkings.ts'
import { listLeftOut } from '#server/db/parkings/providers.ts'
import { findSettings } from '#server/db/settings.ts'
import type { Route } from './+types/how-we-compare.ts'
import { contents } from './contents.ts'

const Content = contents['how-we-compare']

const path = href('/hoe-wij-vergelijken')

export async function loader({ url }: Route.LoaderArgs) {
  const [airports, parkingsAt, leftOut] = await Promise.all([
    listAirports(),
    countParkings(),
    listLeftOut(),
  ])
  const compared = airports.filter(({ code }) => parkingsAt.has(code))

  return {
    leftOut,
    question: await questionOf(compared, url.searchParams),
    parkings: [...parkingsAt.values()].reduce((sum, parkings) => sum + parkings, 0),
    airports: airports.length,
    without: airports.filter(({ code }) => !parkingsAt.has(code)).map(({ name }) => name),
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  Content.beside(serverLoader())

/** The stay of the price basket, so that everyone checks the same list. */
async function questionOf(
  airports: Airport[],
  query: URLSearchParams,
): Promise<RecountQuestion | undefined> {
  const airport = airports.find(({ slug }) => slug === query.get('luchthaven')) ?? airports[0]
  if (!airport) return undefined

  const today = amsterdamDay(new Date())
  const { sortBy } = readFilter(query)
  const { priceStaleDays, basketLongDays } = await findSettings()
  const asked = basketStay(monthOf(today), basketLongDays)
  const stay = { ...asked, to: dayAfter(asked.from, asked.days - 1) }
  const parkings = await listPricedParkings(airport.code)
  return {
    airports: airports.map(({ slug, code, name }) => ({ slug, code, name })),
    airport: airport.slug,
    ...{ sortBy, stay, today },
    order: orderOf(parkings, { stay, sortBy, today, priceStaleDays }),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)

  return pageMeta(
    {
      title: 'Hoe wij vergelijken en verdienen',
      description:
        'Wat de volgorde bepaalt, waarom commissie nooit meetelt, hoe we geld verdienen, hoe volledig we zijn en waar prijzen en beoordelingen vandaan komen.',
      path,
      crumbs: [{ label: 'Hoe wij vergelijken', path }],
    },
    site,
  )
}

export default function HowWeComparePage({ loaderData }: Route.ComponentProps) {
  return <Content {...loaderData} />
}
