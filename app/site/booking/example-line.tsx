import { isExample } from '#domain/parking/example-parking.ts'
import type { Parking } from '#domain/parking/parking.ts'

/** One quiet line while built-in parkings are among these. */
export function ExampleLine({ parkings }: { parkings: Pick<Parking, 'isSample'>[] }) {
  const examples = parkings.filter(isExample).length
  if (examples === 0) return null

  return (
    <p className="text-ink-muted text-sm/[1.5]">
      {examples === parkings.length
        ? 'Deze parkeerterreinen zijn voorbeelden. Je kunt er niet reserveren.'
        : 'Een deel van deze parkeerterreinen is een voorbeeld. Daar kun je niet reserveren.'}
    </p>
  )
}
