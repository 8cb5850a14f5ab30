import { href } from 'react-router'
import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { termsText } from '#app/features/legal/terms-text.tsx'
import { siteOf, useSettings } from '#app/site/settings.ts'
import type { Route } from './+types/terms.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings, siteUrl } = siteOf(matches)

  return [
    { title: `Algemene voorwaarden voor het vergelijken | ${settings.product}` },
    {
      name: 'description',
      content:
        'De voorwaarden voor het gebruik van onze vergelijkingssite: wat wij doen, wat de aanbieder doet en welk recht er geldt.',
    },
    { name: 'robots', content: 'noindex,nofollow' },
    { tagName: 'link', rel: 'canonical', href: siteUrl + href('/algemene-voorwaarden') },
  ]
}

export default function TermsPage() {
  return <LegalPage text={termsText(useSettings())} />
}
