import { href } from 'react-router'
import { cookiesText } from '#app/features/legal/cookies-text.tsx'
import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { siteOf, useSettings } from '#app/site/settings.ts'
import type { Route } from './+types/cookies.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings, siteUrl } = siteOf(matches)

  return [
    { title: `Cookiebeleid: wat er in je browser staat | ${settings.product}` },
    {
      name: 'description',
      content:
        'Welke soorten cookies er zijn, wat we in je browser bewaren en hoe je je keuze maakt, wijzigt of wist. Zonder toestemming meten we niet extern.',
    },
    { name: 'robots', content: 'noindex,nofollow' },
    { tagName: 'link', rel: 'canonical', href: siteUrl + href('/cookiebeleid') },
  ]
}

export default function CookiesPage() {
  return <LegalPage text={cookiesText(useSettings())} />
}
