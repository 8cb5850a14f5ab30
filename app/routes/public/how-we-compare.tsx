import { href } from 'react-router'
import { howWeCompareText } from '#app/features/legal/how-we-compare-text.tsx'
import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { siteOf, useSettings } from '#app/site/settings.ts'
import { listAirports } from '#server/db/airports.ts'
import { listParkings } from '#server/db/parkings.ts'
import type { Route } from './+types/how-we-compare.ts'

const path = href('/hoe-wij-vergelijken')

export async function loader() {
  const [airports, parkings] = await Promise.all([listAirports(), listParkings()])
  const compared = new Set(parkings.map(({ airportCode }) => airportCode))

  return {
    parkings: parkings.length,
    airports: airports.length,
    without: airports.filter(({ code }) => !compared.has(code)).map(({ name }) => name),
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
  return <LegalPage text={howWeCompareText(useSettings(), loaderData)} />
}
