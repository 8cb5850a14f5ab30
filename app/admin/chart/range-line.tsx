type RangePoint = { label: string; value: number; lowest: number; highest: number }

const height = 100
/** How much of the height lies above the highest value. */
const room = 1.08

/** A trend on a dark ground, with the band in which each value is usual. */
export function RangeLine({ label, points }: { label: string; points: RangePoint[] }) {
  const last = Math.max(1, points.length - 1)
  const top = room * Math.max(1, ...points.map(({ value, highest }) => Math.max(value, highest)))
  const down = (value: number) => height - (height * value) / top
  const line = (values: number[]) => values.map((value, at) => `${at} ${down(value)}`).join('L')
  const band = `M${line(points.map(({ highest }) => highest))}L${points
    .map(({ lowest }, at) => `${at} ${down(lowest)}`)
    .toReversed()
    .join('L')}Z`

  return (
    <figure aria-label={label}>
      <span aria-hidden="true" className="relative block h-28">
        <svg
          role="presentation"
          viewBox={`0 0 ${last} ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path d={band} className="fill-white/20" />
          <path
            d={`M${line(points.map(({ value }) => value))}`}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
            className="fill-none stroke-(--blue-400) stroke-2"
          />
        </svg>
        <i
          className="absolute right-0 -mt-1.5 -mr-1.5 size-3 rounded-full border-(--ink-900) border-[1.5px] bg-(--yellow-500)"
          style={{ top: `${down(points.at(-1)?.value ?? 0)}%` }}
        />
      </span>
      <span
        aria-hidden="true"
        className="mt-2 flex justify-between text-sm text-white/[0.86] tabular-nums"
      >
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </span>
    </figure>
  )
}
