import type { DayPrice } from '#domain/quote/day-prices.ts'
import { dayCount } from '#domain/stay/stay.ts'
import { formatEuro } from '#domain/text/money.ts'

type DayTablesProps = { rows: DayPrice[]; marked: number | undefined }

const perTable = 7

const tableLook = [
  'w-full border-collapse text-sm/[1.4] tabular-nums',
  '[&_:is(th,td)]:w-1/3 [&_:is(th,td)]:border-line [&_:is(th,td)]:border-b [&_:is(th,td)]:px-1.5 [&_:is(th,td)]:py-[0.3125rem] [&_:is(th,td)]:text-right [&_:is(th,td)]:font-medium md:[&_:is(th,td)]:py-1.5',
  '[&_tr>:first-child]:text-left! [&_td:last-child]:text-ink-muted',
].join(' ')

const markedLook =
  '[&>*]:border-transparent! [&>*]:bg-signal [&>*]:font-bold! [&>*]:text-on-signal! [&>:first-child]:rounded-l-xs [&>:last-child]:rounded-r-xs'

/**
 * The chart as numbers: beside each other where there is room, on a phone below each other and folded. A details of
 * its own, because a closed one hides its content at every width.
 */
export function DayTables({ rows, marked }: DayTablesProps) {
  const priced = rows.flatMap(({ days, total, perDay }) =>
    total === null || perDay === null ? [] : [{ days, total, perDay }],
  )
  const tables = Array.from({ length: Math.ceil(priced.length / perTable) }, (_, index) =>
    priced.slice(index * perTable, (index + 1) * perTable),
  )

  return (
    <div className="mt-2 md:mt-5">
      <details className="group/table md:hidden print:hidden">
        <summary className="flex min-h-11 w-fit items-center rounded-xs text-link text-sm underline decoration-1 underline-offset-[0.2em]">
          <span className="group-open/table:hidden">Toon als tabel</span>
          <span className="hidden group-open/table:inline">Verberg de tabel</span>
        </summary>
      </details>
      <div className="grid max-md:not-print:hidden max-md:unfolded:grid md:grid-cols-3 md:gap-x-6 lg:max-xl:gap-x-3">
        {tables.map((table, index) => (
          <table key={table[0]?.days} className={tableLook}>
            <caption className="sr-only">
              {table[0]?.days} tot {dayCount(table.at(-1)?.days ?? 0)}
            </caption>
            <thead className={`text-ink-muted text-xs ${index > 0 ? 'max-md:sr-only' : ''}`}>
              <tr>
                <th scope="col">Dagen</th>
                <th scope="col">Totaal</th>
                <th scope="col">Per dag</th>
              </tr>
            </thead>
            <tbody>
              {table.map(({ days, total, perDay }) => (
                <tr key={days} className={days === marked ? markedLook : undefined}>
                  <th scope="row">
                    {days}
                    {days === marked && <span className="sr-only"> (jouw verblijf)</span>}
                  </th>
                  <td>{formatEuro(total / 100)}</td>
                  <td>{formatEuro(perDay / 100)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </div>
  )
}
