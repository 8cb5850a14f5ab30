import type { ParkingType } from '#domain/parking/parking.ts'

/** Types differ in shape as well as in colour. Drawn around the origin. */
export function PlotShape({ type }: { type: ParkingType }) {
  if (type === 'shuttle') return <circle r={7.5} className="fill-chart-1 stroke-2 stroke-card" />
  if (type === 'self') {
    return (
      <rect
        x={-7}
        y={-7}
        width={14}
        height={14}
        rx={2}
        className="fill-chart-3 stroke-2 stroke-card"
      />
    )
  }
  return (
    <path d="M0-9.5 9.5 0 0 9.5-9.5 0Z" className="fill-signal stroke-(--ink-900) stroke-[1.5]" />
  )
}
