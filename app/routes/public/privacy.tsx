import { href } from 'react-router'
import { LegalPage } from '#app/site/legal/legal-page.tsx'
import { privacyText } from '#app/site/legal/privacy-text.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf, useSettings } from '#app/site/page/settings.ts'
import type { Route } from './+types/privacy.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: 'Privacybeleid: wat we met je gegevens doen',
      description:
        'Welke gegevens we verwerken, waarvoor en hoelang, en hoe je ze inziet, verbetert of laat wissen. We vragen alleen wat nodig is.',
      path: href('/privacybeleid'),
      robots: 'noindex,nofollow',
    },
    siteOf(matches),
  )
}

export default function PrivacyPage() {
  return <LegalPage text={privacyText(useSettings())} />
}
