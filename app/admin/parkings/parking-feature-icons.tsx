import type { LucideIcon } from 'lucide-react'
import Cctv from 'lucide-react/icons/cctv'
import Fence from 'lucide-react/icons/fence'
import { featureIcons } from '#app/site/parkings/parking-icons.ts'
import type { Features, Parking } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { allFeatures } from './parking-kind.ts'

const icons: Record<keyof Features, LucideIcon> = { ...featureIcons, cameras: Cctv, fenced: Fence }

/** Every feature of a parking, as icons in a table row. */
export function ParkingFeatureIcons({ features }: Pick<Parking, 'features'>) {
  return (
    <span className="flex gap-1.5 text-ink-soft">
      {keysOf(allFeatures)
        .filter((feature) => features[feature])
        .map((feature) => {
          const Icon = icons[feature]
          return (
            <span
              key={feature}
              role="img"
              aria-label={allFeatures[feature]}
              title={allFeatures[feature]}
            >
              <Icon size={18} aria-hidden />
            </span>
          )
        })}
    </span>
  )
}
