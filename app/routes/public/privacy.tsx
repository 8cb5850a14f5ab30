import { href } from 'react-router'
import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { privacyText } from '#app/features/legal/privacy-text.tsx'
import { siteOf, useSettings } from '#app/site/settings.ts'
import type { Route } from './+types/privacy.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings, siteUrl } = siteOf(matches)

  return [
    { title: `Privacybeleid: wat we met je gegevens doen | ${settings.product}` },
    {
      name: 'description',
      content:
        'Welke gegevens we verwerken, waarvoor en hoelang, en hoe je ze inziet, verbetert of laat wissen. We vragen alleen wat nodig is.',
    },
    { name: 'robots', content: 'noindex,nofollow' },
    { tagName: 'link', rel: 'canonical', href: siteUrl + href('/privacybeleid') },
  ]
}

export default function PrivacyPage() {
  return <LegalPage text={privacyText(useSettings())} />
}
