import { href } from 'react-router'
import { LegalPage } from '#app/site/legal/legal-page.tsx'
import { termsText } from '#app/site/legal/terms-text.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf, useSettings } from '#app/site/page/settings.ts'
import type { Route } from './+types/terms.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: 'Algemene voorwaarden voor het vergelijken',
      description:
        'De voorwaarden voor het gebruik van onze vergelijkingssite: wat wij doen, wat de aanbieder doet en welk recht er geldt.',
      path: href('/algemene-voorwaarden'),
      robots: 'noindex,nofollow',
    },
    siteOf(matches),
  )
}

export default function TermsPage() {
  return <LegalPage text={termsText(useSettings())} />
}
