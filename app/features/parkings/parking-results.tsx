import { Scale } from 'lucide-react'
import { href, Link } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import type { Parking } from '#domain/parking.ts'
import { parkingLabels } from '#domain/parking-labels.ts'
import { ParkingCard } from './parking-card.tsx'
import { ResultCount } from './result-count.tsx'

export function ParkingResults({ parkings }: { parkings: Parking[] }) {
  const labels = parkingLabels(parkings)

  return (
    <>
      <ResultCount count={parkings.length} />
      <ul className="mt-5 grid gap-4">
        {parkings.map((parking) => (
          <li key={parking.id}>
            <ParkingCard parking={parking} label={labels.get(parking.id)} />
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <Notice icon={Scale}>
          Je betaalt dezelfde prijs als bij rechtstreeks boeken. Reserveer je via onze link, dan
          krijgen wij een commissie van de aanbieder.{' '}
          <Link
            to={href('/affiliate-disclaimer')}
            className="text-link underline decoration-1 underline-offset-[0.18em] hover:text-link-hover"
          >
            Hoe dat werkt
          </Link>
        </Notice>
      </div>
    </>
  )
}
