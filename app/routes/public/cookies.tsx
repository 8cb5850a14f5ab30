import { href } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import type { Route } from './+types/cookies.ts'
import { contents } from './contents.ts'

// Without one the router would draw nothing on the server.
export const loader = () => null

export const clientLoader = () => contents.cookies.beside(null)

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
  return <contents.cookies />
}
