import type { LucideIcon } from 'lucide-react'
import Cctv from 'lucide-react/icons/cctv'
import Fence from 'lucide-react/icons/fence'
import { featureIcons } from '#app/site/parkings/parking-icons.ts'
import { type TickName, tickFields } from '#domain/parking/fields.ts'
import type { Parking } from '#domain/parking/parking.ts'
import { allFeatures } from './parking-kind.ts'

const icons: Record<TickName, LucideIcon> = { ...featureIcons, cameras: Cctv, fenced: Fence }

/** Every feature of a parking, as icons in a table row. */
export function ParkingFeatureIcons({ features }: Pick<Parking, 'features'>) {
  return (
    <span className="mt-0.5 flex gap-1 text-ink-soft">
      {allFeatures
        .filter((feature) => features[feature])
        .map((feature) => {
          const Icon = icons[feature]
          return (
            <span
              key={feature}
              role="img"
              aria-label={tickFields[feature].label}
              title={tickFields[feature].label}
            >
              <Icon size={16} aria-hidden />
            </span>
          )
        })}
    </span>
  )
}
