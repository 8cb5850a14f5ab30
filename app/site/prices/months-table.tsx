import { Unknown } from '#app/site/ui/unknown.tsx'
import type { BasketAmounts, BasketPoint } from '#domain/basket/basket-view.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formatMonth, shortMonth, yearOf } from '#domain/text/month.ts'

const cellLook = 'whitespace-nowrap px-3 text-right max-md:px-2 max-md:text-sm'

type MonthsTableProps = { caption: string; points: BasketPoint[] }

/** The numbers of the chart. */
export function MonthsTable({ caption, points }: MonthsTableProps) {
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-ink border-b-2 text-ink-muted text-sm">
          <th
            scope="col"
            className={`${cellLook} sticky left-0 bg-card py-1.5 text-left! font-medium`}
          >
            Totaal
          </th>
          {points.map(({ month }, at) => (
            <th key={month} scope="col" className={`${cellLook} py-1.5 font-medium`}>
              <abbr title={formatMonth(month)} className="no-underline">
                {shortMonth(month)}
                {namesYear(points, at) && ` ${yearOf(month)}`}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Amounts title="Laagste" amount="lowest" points={points} />
        <Amounts title="Middelste" amount="middle" points={points} />
      </tbody>
    </table>
  )
}

/** At the end, and where a year ends. */
function namesYear(points: BasketPoint[], at: number): boolean {
  const [month, next] = [points[at]?.month, points[at + 1]?.month]
  return next === undefined || yearOf(next) !== yearOf(month ?? '')
}

type AmountsProps = { title: string; amount: keyof BasketAmounts; points: BasketPoint[] }

function Amounts({ title, amount, points }: AmountsProps) {
  return (
    <tr className="border-line border-b">
      <th
        scope="row"
        className={`${cellLook} sticky left-0 bg-card py-3 text-left! font-semibold max-md:py-2.5`}
      >
        {title}
      </th>
      {points.map(({ month, amounts }) => (
        <td
          key={month}
          className={`${cellLook} py-3 tabular-nums max-md:py-2.5 ${amount === 'lowest' ? 'font-bold' : ''}`}
        >
          {amounts ? formatEuro(amounts[amount] / 100) : <Unknown />}
        </td>
      ))}
    </tr>
  )
}
