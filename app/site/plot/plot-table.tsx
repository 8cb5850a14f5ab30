import { type ListedParking, shownEuros } from '#domain/parking/listed-parking.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import { priceUnit } from '#domain/plot/plot-summary.ts'
import { formatEuro } from '#domain/text/money.ts'

/** The plot's values as a table. */
export function PlotTable({ parkings }: { parkings: ListedParking[] }) {
  return (
    <details className="group/table md:-mt-5">
      <summary className="relative ml-auto w-fit rounded-xs py-1 text-link text-xs underline decoration-1 underline-offset-[0.2em] hover:text-link-hover">
        <span className="group-open/table:hidden">Toon als tabel</span>
        <span className="hidden group-open/table:inline">Verberg de tabel</span>
      </summary>
      <table className="mt-3 mb-1 w-full text-left text-sm [&_:is(td,th)]:border-line [&_:is(td,th)]:border-t [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-3 [&_:is(td,th)]:align-top">
        <thead className="text-ink-muted text-xs">
          <tr>
            <th scope="col" className="font-medium">
              Parkeerterrein
            </th>
            <th scope="col" className="font-medium max-sm:hidden">
              Type
            </th>
            <th scope="col" className="font-medium">
              Naar de terminal
            </th>
            <th scope="col" className="font-medium">
              {priceUnit(parkings)}
            </th>
          </tr>
        </thead>
        <tbody>
          {parkings.map((parking) => (
            <tr key={parking.id}>
              <th scope="row" className="font-medium [overflow-wrap:anywhere]">
                {parking.name}
              </th>
              <td className="max-sm:hidden">{parkingTypes[parking.type]}</td>
              <td className="tabular-nums">
                {parking.distance} {parking.distanceUnit}
              </td>
              <td className="tabular-nums">{formatEuro(shownEuros(parking) ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
