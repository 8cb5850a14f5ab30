const width = 96
const height = 32
const inset = 4

/** A trend without axes, drawn beside a value. */
export function SparkLine({ values }: { values: number[] }) {
  const highest = Math.max(...values)
  const lowest = Math.min(...values)
  const across = (index: number) =>
    inset + ((width - 2 * inset) * index) / Math.max(1, values.length - 1)
  const down = (value: number) =>
    height - inset - ((height - 2 * inset) * (value - lowest)) / Math.max(1, highest - lowest)
  const line = values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${across(index)} ${down(value)}`)
    .join('')

  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path d={line} strokeLinejoin="round" className="fill-none stroke-[1.75] stroke-chart-1" />
      <circle
        cx={across(values.length - 1)}
        cy={down(values.at(-1) ?? 0)}
        r={3}
        className="fill-signal stroke-(--ink-900)"
      />
    </svg>
  )
}
