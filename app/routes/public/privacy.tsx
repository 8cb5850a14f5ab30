import { href } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import type { Route } from './+types/privacy.ts'
import { contents } from './contents.ts'

// Without one the router would draw nothing on the server.
export const loader = () => null

export const clientLoader = () => contents.privacy.beside(null)

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
  return <contents.privacy />
}
