import ExternalLink from 'lucide-react/icons/external-link'
import { pingAddress, trackAffiliateClick } from '#app/site/track/track.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { SortBy } from '#domain/filter/parking-filter.ts'
import type { Parking } from '#domain/parking/parking.ts'

type ReserveLinkProps = { parking: Parking; position: number; sortBy: SortBy }

/** Opens the provider in a new tab. */
export function ReserveLink({ parking, position, sortBy }: ReserveLinkProps) {
  const { id, name, affiliateUrl } = parking
  const report = { parkingId: id, position, sort: sortBy }
  // Before hydration, and without JavaScript, the browser reports the click itself.
  const isHydrated = useHydrated()

  function follow(link: HTMLAnchorElement) {
    // During hydration the attribute is still there: without this the browser would report it too.
    link.removeAttribute('ping')
    trackAffiliateClick({ ...report, parkingName: name })
  }

  return (
    <a
      href={affiliateUrl}
      target="_blank"
      rel="sponsored noopener"
      className={`${buttonLook({ block: true })} print:hidden`}
      ping={isHydrated ? undefined : pingAddress(report)}
      onClick={({ currentTarget }) => follow(currentTarget)}
      onAuxClick={({ button, currentTarget }) => {
        // The middle button opens the link as well.
        if (button === 1) follow(currentTarget)
      }}
    >
      <span>Bekijk & reserveer</span>
      <span className="sr-only"> bij {name} (opent in een nieuw tabblad)</span>
      <ExternalLink className="md:max-xl:hidden" aria-hidden />
    </a>
  )
}
