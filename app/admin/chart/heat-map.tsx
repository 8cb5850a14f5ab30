type HeatMapProps = {
  caption: string
  columns: string[]
  rows: { name: string; values: number[] }[]
  format: (value: number) => string
}

/** Five steps of blue; the last one inverts the text for contrast. */
const steps = [
  'bg-[color-mix(in_srgb,var(--chart-1)_6%,var(--surface-sunken))]',
  'bg-[color-mix(in_srgb,var(--chart-1)_18%,var(--surface-sunken))]',
  'bg-[color-mix(in_srgb,var(--chart-1)_34%,var(--surface-sunken))]',
  'bg-[color-mix(in_srgb,var(--chart-1)_52%,var(--surface-sunken))]',
  'bg-chart-1 font-bold text-on-action',
]

/** Shows busy and quiet times: a table of numbers, each with a background by its value. */
export function HeatMap({ caption, columns, rows, format }: HeatMapProps) {
  const highest = Math.max(1, ...rows.flatMap(({ values }) => values))
  const stepOf = (value: number) => Math.max(0, Math.ceil((5 * value) / highest) - 1)

  return (
    <table className="w-full table-fixed border-separate border-spacing-[3px] text-xs tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-ink-muted">
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className="p-0.5 text-center font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row" className="p-0.5 text-left font-medium text-ink-muted">
              {name}
            </th>
            {values.map((value, place) => (
              <td
                key={columns[place]}
                className={`h-8.5 rounded-xs text-center ${steps[stepOf(value)]}`}
              >
                {format(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
