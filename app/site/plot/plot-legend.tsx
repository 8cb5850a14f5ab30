import { parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { PlotShape } from './plot-shape.tsx'

export function PlotLegend() {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-xs">
      {keysOf(parkingTypes).map((type) => (
        <span key={type} className="inline-flex items-center gap-2">
          <svg width="1rem" height="1rem" viewBox="-10 -10 20 20" role="presentation">
            <PlotShape type={type} />
          </svg>
          {parkingTypes[type]}
        </span>
      ))}
    </span>
  )
}
