import { Link, useLocation } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { AirportMap } from './airport-map.tsx'
import { ListSection } from './list-section.tsx'
import { MapHead } from './map-head.tsx'

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
