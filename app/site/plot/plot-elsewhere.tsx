import { useSearchParams } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { pageSearch } from '#app/site/page/page-search.ts'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { fromName, shownName } from '#domain/filter/list-page.ts'
import { parkingCount } from '#domain/parking/parking.ts'

/** Leads to the page that has the cards of so many parkings, and so their plot. */
export function PlotElsewhere({ parkings }: { parkings: number }) {
  const [search] = useSearchParams()

  return (
    <p className="py-4 text-ink-soft">
      Dit beeld staat op de pagina met de hele lijst.{' '}
      <Link
        to={{ search: pageSearch(search, { [shownName]: `${parkings}`, [fromName]: null }) }}
        className={textLinkLook}
      >
        Toon {parkingCount(parkings)}
      </Link>
    </p>
  )
}
