import { AirportMap } from '#app/site/map/airport-map.tsx'
import { MapHead } from '#app/site/map/map-head.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { airportGridLook } from './airport-grid-look.ts'
import { whatNext } from './airports-lead.ts'
import { ListSection } from './list-section.tsx'

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The map without its airports, which are still loading. */
export function AirportsLoading() {
  return (
    <>
      <MapHead lead={whatNext} map={<AirportMap airports={[]} />} />
      <ListSection>
        <div className="mb-6">
          <Spinner label="Luchthavens laden..." />
        </div>
        <ul aria-hidden="true" className={airportGridLook}>
          {places.map((place) => (
            <li key={place} className="overflow-hidden rounded-lg shadow-hairline">
              <div className="aspect-[1.4] sm:aspect-5/3">
                <Skeleton />
              </div>
              <div className="grid gap-3 px-4 pt-7.5 pb-4">
                <Skeleton width="60%" height="1.25rem" />
                <Skeleton width="35%" height="0.875rem" />
                <Skeleton width="80%" height="0.875rem" />
              </div>
            </li>
          ))}
        </ul>
      </ListSection>
    </>
  )
}
