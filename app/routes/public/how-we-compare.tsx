import { href } from 'react-router'
import { howWeCompareText } from '#app/site/legal/how-we-compare-text.tsx'
import { LegalPage } from '#app/site/legal/legal-page.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf, useSettings } from '#app/site/page/settings.ts'
import { listAirports } from '#server/db/airports.ts'
import { countParkings } from '#server/db/parkings/parkings.ts'
import type { Route } from './+types/how-we-compare.ts'

const path = href('/hoe-wij-vergelijken')

export async function loader() {
  const [airports, parkingsAt] = await Promise.all([listAirports(), countParkings()])

  return {
    parkings: [...parkingsAt.values()].reduce((sum, parkings) => sum + parkings, 0),
    airports: airports.length,
    without: airports.filter(({ code }) => !parkingsAt.has(code)).map(({ name }) => name),
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
