import { useLocation } from 'react-router'
import { AirportMap } from '#app/site/map/airport-map.tsx'
import { MapHead } from '#app/site/map/map-head.tsx'
import { Link } from '#app/site/page/link.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { ListSection } from './list-section.tsx'

export function AirportsFailed() {
  const { pathname, search } = useLocation()

  return (
    <>
      <MapHead map={<AirportMap airports={[]} />} />
      <ListSection>
        <State image="/images/fout.svg" title="Er is een fout opgetreden">
          <p>De luchthavens konden niet worden geladen. Probeer het later opnieuw.</p>
          <Link reloadDocument to={pathname + search} className={buttonLook({ tone: 'secondary' })}>
            Probeer opnieuw
          </Link>
        </State>
      </ListSection>
    </>
  )
}
