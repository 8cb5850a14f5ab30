import { href } from 'react-router'
import { cookiesText } from '#app/site/legal/cookies-text.tsx'
import { LegalPage } from '#app/site/legal/legal-page.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf, useSettings } from '#app/site/page/settings.ts'
import type { Route } from './+types/cookies.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: 'Cookiebeleid: wat er in je browser staat',
      description:
        'Welke soorten cookies er zijn, wat we in je browser bewaren en hoe je je keuze maakt, wijzigt of wist. Zonder toestemming meten we niet extern.',
      path: href('/cookiebeleid'),
      robots: 'noindex,nofollow',
    },
    siteOf(matches),
  )
}

export default function CookiesPage() {
  return <LegalPage text={cookiesText(useSettings())} />
}
