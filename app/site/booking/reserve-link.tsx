import ExternalLink from 'lucide-react/icons/external-link'
import { pingAddress, trackAffiliateClick } from '#app/site/track/track.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { SortBy } from '#domain/filter/parking-filter.ts'
import type { Parking } from '#domain/parking/parking.ts'

type ReserveLinkProps = { parking: Parking; position: number; sortBy: SortBy }

/** To the provider, in a new tab. */
export function ReserveLink({ parking, position, sortBy }: ReserveLinkProps) {
  const { id, name, affiliateUrl } = parking
  const report = { parkingId: id, position, sort: sortBy }
  // Until our script takes over, and where it never comes, the browser itself reports the click.
  const isAlive = useHydrated()

  function follow(link: HTMLAnchorElement) {
    // It may come while our script is taking over, and then the browser would report it as well.
    link.removeAttribute('ping')
    trackAffiliateClick({ ...report, parkingName: name })
  }

  return (
    <a
      href={affiliateUrl}
      target="_blank"
      rel="sponsored noopener"
      className={`${buttonLook({ block: true })} print:hidden`}
      ping={isAlive ? undefined : pingAddress(report)}
      onClick={({ currentTarget }) => follow(currentTarget)}
      onAuxClick={({ button, currentTarget }) => {
        // The middle button opens it as well.
        if (button === 1) follow(currentTarget)
      }}
    >
      <span>Bekijk & reserveer</span>
      <span className="sr-only"> bij {name} (opent in een nieuw tabblad)</span>
      <ExternalLink className="md:max-xl:hidden" aria-hidden />
    </a>
  )
}
