import { href } from 'react-router'
import { disclaimerText } from '#app/site/legal/disclaimer-text.tsx'
import { LegalPage } from '#app/site/legal/legal-page.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf, useSettings } from '#app/site/page/settings.ts'
import type { Route } from './+types/disclaimer.ts'

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
  return <LegalPage text={disclaimerText(useSettings())} />
}
