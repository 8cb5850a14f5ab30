type ChartTableProps = {
  points: { name: string; value: number; former?: number }[]
  heads: { name: string; value: string; former?: string }
  format: (value: number) => string
}

/** The numbers of a drawing, folded under it. */
export function ChartTable({ points, heads, format }: ChartTableProps) {
  return (
    <details className="group/table mt-2">
      <summary className="ml-auto flex min-h-11 w-fit items-center rounded-xs text-link text-sm underline decoration-1 underline-offset-[0.2em] hover:text-link-hover">
        <span className="group-open/table:hidden">Toon als tabel</span>
        <span className="hidden group-open/table:inline">Verberg de tabel</span>
      </summary>
      <table className="mt-1 w-full text-left text-sm tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:border-t [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-3 [&_:is(td,th)]:align-top">
        <thead className="text-ink-muted text-xs">
          <tr>
            {[heads.name, heads.value, heads.former].map(
              (head) =>
                head && (
                  <th key={head} scope="col" className="font-medium">
                    {head}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, value, former }) => (
            <tr key={name}>
              <th scope="row" className="font-medium">
                {name}
              </th>
              <td>{format(value)}</td>
              {heads.former && <td>{former === undefined ? '' : format(former)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
