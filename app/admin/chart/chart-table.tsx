import { FoldedTable } from '#app/admin/ui/folded-table.tsx'

type ChartTableProps = {
  points: { name: string; value: number; former?: number }[]
  heads: { name: string; value: string; former?: string }
  format: (value: number) => string
}

/** The numbers of a line chart, as a collapsed table. */
export function ChartTable({ points, heads, format }: ChartTableProps) {
  const { name, value, former } = heads

  return (
    <FoldedTable
      label={`${value} per ${name.toLowerCase()}`}
      heads={former === undefined ? [name, value] : [name, value, former]}
      rows={points.map((point) =>
        former === undefined
          ? [point.name, point.value]
          : [point.name, point.value, point.former ?? ''],
      )}
      format={format}
    />
  )
}
