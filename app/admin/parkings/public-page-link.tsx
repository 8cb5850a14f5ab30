import ExternalLink from 'lucide-react/icons/external-link'
import { href } from 'react-router'
import { useList } from '#app/admin/api/use-list.ts'
import { buttonLook } from '#app/ui/button.tsx'
import type { Parking } from '#domain/parking/parking.ts'

type PublicPageLinkProps = { of: Pick<Parking, 'airportCode' | 'slug'> }

/** What visitors see of a parking as it is saved, beside its form. */
export function PublicPageLink({ of: { airportCode, slug } }: PublicPageLinkProps) {
  const airport = useList('airports').rows?.find(({ code }) => code === airportCode)
  if (!airport) return null
  return (
    <a
      href={href('/parkeren/:slug/:parking', { slug: airport.slug, parking: slug })}
      target="_blank"
      rel="noopener"
      className={buttonLook({ tone: 'secondary' })}
    >
      <ExternalLink aria-hidden />
      Bekijk de pagina
    </a>
  )
}
