type ChartLegendProps = { value: string; former: string }

/** Which line of the chart is which. */
export function ChartLegend({ value, former }: ChartLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm">
      <li className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="w-4.5 border-chart-1 border-t-[2.5px]" />
        {value}
      </li>
      <li className="inline-flex items-center gap-2">
        <span
          aria-hidden="true"
          className="w-4.5 border-ink-muted border-t-[1.5px] border-dashed"
        />
        {former}
      </li>
    </ul>
  )
}
