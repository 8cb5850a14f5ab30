import { href } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import type { Route } from './+types/terms.ts'
import { contents } from './contents.ts'

// Without one the router would draw nothing on the server.
export const loader = () => null

export const clientLoader = () => contents.terms.beside(null)

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
  return <contents.terms />
}
