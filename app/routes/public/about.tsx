import { href } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import type { Route } from './+types/about.ts'
import { contents } from './contents.ts'

const path = href('/over-ons')

// Without one the router would draw nothing on the server.
export const loader = () => null

export const clientLoader = () => contents.about.beside(null)

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)

  return pageMeta(
    {
      title: 'Over ons: onze missie en ons team',
      description: `Maak kennis met ${site.settings.product}: waarom we parkeren bij luchthavens vergelijken, waar we voor staan, hoe het werkt en wie eraan meewerken.`,
      path,
      crumbs: [{ label: 'Over ons', path }],
    },
    site,
  )
}

export default function AboutPage() {
  return <contents.about />
}
