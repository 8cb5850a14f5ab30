import { type Parking, parkingTypes } from '#domain/parking/parking.ts'
import { formatEuro } from '#domain/text/money.ts'

/** The plot's values as a table. */
export function PlotTable({ parkings }: { parkings: Parking[] }) {
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
              Prijs per dag
            </th>
          </tr>
        </thead>
        <tbody>
          {parkings.map(({ id, name, type, distance, distanceUnit, pricePerDay }) => (
            <tr key={id}>
              <th scope="row" className="font-medium [overflow-wrap:anywhere]">
                {name}
              </th>
              <td className="max-sm:hidden">{parkingTypes[type]}</td>
              <td className="tabular-nums">
                {distance} {distanceUnit}
              </td>
              <td className="tabular-nums">{formatEuro(pricePerDay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
