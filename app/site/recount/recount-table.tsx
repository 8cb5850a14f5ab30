import type { PlacedParking } from '#domain/order/placed-parking.ts'
import { shortDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'

type RecountTableProps = {
  order: PlacedParking[]
  /** The places at which the browser found something else; undefined before it is done. */
  different: number[] | undefined
}

/** The order with every number that went into it. */
export function RecountTable({ order, different }: RecountTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone
    <section aria-label="Volgorde met alle cijfers" tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-130 text-left text-sm [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-4 [&_td]:tabular-nums">
        <thead className="text-ink-muted text-xs">
          <tr>
            <th scope="col">Plaats</th>
            <th scope="col">Terrein</th>
            <th scope="col">Totaal</th>
            <th scope="col">Minuten</th>
            <th scope="col">Prijs van</th>
            {different && <th scope="col">Zelfde</th>}
          </tr>
        </thead>
        <tbody>
          {order.map(({ id, name, total, minutes, checkedOn, basis }, at) => (
            <tr key={id}>
              <td>{at + 1}</td>
              <th scope="row" className="font-semibold">
                {name}
              </th>
              <td>{total === null ? 'geen prijs' : formatCents(total)}</td>
              <td>{minutes}</td>
              <td>
                {checkedOn ? `${shortDay(checkedOn)} ${checkedOn.slice(0, 4)}` : 'onbekend'}
                {basis === 'estimate' && ', schatting'}
              </td>
              {different && (
                <td className={different.includes(at) ? 'text-negative-ink' : 'text-positive-ink'}>
                  {different.includes(at) ? 'anders' : 'gelijk'}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
