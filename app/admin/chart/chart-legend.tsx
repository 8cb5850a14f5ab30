type ChartLegendProps = {
  value: string
  /** The dashed line. */
  former?: string | undefined
  /** The band. */
  range?: string | undefined
}

/** Which line of the chart is which. */
export function ChartLegend({ value, former, range }: ChartLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm">
      <li className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="w-4.5 border-chart-1 border-t-[2.5px]" />
        {value}
      </li>
      {range && (
        <li className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="h-3 w-4.5 rounded-xs bg-chart-1/20" />
          {range}
        </li>
      )}
      {former && (
        <li className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            className="w-4.5 border-ink-muted border-t-[1.5px] border-dashed"
          />
          {former}
        </li>
      )}
    </ul>
  )
}
