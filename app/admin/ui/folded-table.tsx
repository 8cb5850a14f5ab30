type FoldedTableProps = {
  label: string
  heads: string[]
  /** The first cell of a row is its header. */
  rows: (string | number)[][]
  format: (value: number) => string
}

/** The numbers of a chart, as a collapsed table. */
export function FoldedTable({ label, heads, rows, format }: FoldedTableProps) {
  return (
    <details className="group/table mt-2 min-w-0">
      <summary className="ml-auto flex min-h-11 w-fit items-center rounded-xs text-link text-sm underline decoration-1 underline-offset-[0.2em] hover:text-link-hover">
        <span className="group-open/table:hidden">Toon als tabel</span>
        <span className="hidden group-open/table:inline">Verberg de tabel</span>
        <span className="sr-only">: {label}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable with the arrow keys.
       */}
      <section aria-label={`Tabel: ${label}`} tabIndex={0} className="max-h-96 overflow-auto">
        <table className="mt-1 w-full text-left text-sm tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:border-t [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-3 [&_:is(td,th)]:align-top">
          <thead className="text-ink-muted text-xs">
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => {
              const [name, ...rest] = cells.map((cell) =>
                typeof cell === 'number' ? format(cell) : cell,
              )
              return (
                <tr key={cells.join(' ')}>
                  <th scope="row" className="font-medium">
                    {name}
                  </th>
                  {rest.map((cell, place) => (
                    <td key={heads[place + 1]}>{cell}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </details>
  )
}
