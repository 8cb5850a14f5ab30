import { href } from 'react-router'
import { disclaimerText } from '#app/features/legal/disclaimer-text.tsx'
import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { siteOf, useSettings } from '#app/site/settings.ts'
import type { Route } from './+types/disclaimer.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings, siteUrl } = siteOf(matches)

  return [
    { title: `Affiliate disclaimer: zo verdienen wij | ${settings.product}` },
    {
      name: 'description',
      content:
        'We krijgen een commissie als je via onze links reserveert. Jij betaalt niets extra, en de volgorde van de resultaten hangt er niet van af.',
    },
    { name: 'robots', content: 'noindex,nofollow' },
    { tagName: 'link', rel: 'canonical', href: siteUrl + href('/affiliate-disclaimer') },
  ]
}

export default function DisclaimerPage() {
  return <LegalPage text={disclaimerText(useSettings())} />
}
