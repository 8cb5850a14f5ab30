import { href } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import type { Route } from './+types/disclaimer.ts'
import { contents } from './contents.ts'

// Without one the router would draw nothing on the server.
export const loader = () => null

export const clientLoader = () => contents.disclaimer.beside(null)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: 'Affiliate disclaimer: zo verdienen wij',
      description:
        'We krijgen een commissie als je via onze links reserveert. Jij betaalt niets extra, en de volgorde van de resultaten hangt er niet van af.',
      path: href('/affiliate-disclaimer'),
      robots: 'noindex,nofollow',
    },
    siteOf(matches),
  )
}

export default function DisclaimerPage() {
  return <contents.disclaimer />
}
