import { CodeTile } from '#app/ui/code-tile.tsx'
import { type Airport, officialParkingNames } from '#domain/airport/airport.ts'

/** The names of the airport's own car parks, as on its signs. */
export function OfficialParkings({ airport }: { airport: Airport }) {
  const names = officialParkingNames(airport)
  if (names.length === 0) return null

  return (
    <ul aria-label="Officiële parkings" className="flex flex-wrap gap-2 pt-5">
      {names.map((name) => (
        <li key={name} className="flex">
          <CodeTile size="sm">{name}</CodeTile>
        </li>
      ))}
    </ul>
  )
}
