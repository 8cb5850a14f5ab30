import { useCompare } from '#app/site/page/use-compare.ts'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import type { Parking } from '#domain/parking/parking.ts'

/** The checkbox on a parking's card. Without JavaScript the form below the list submits it. */
export function CompareBox({ parking: { id, name } }: { parking: Pick<Parking, 'id' | 'name'> }) {
  const { chosen, toggle } = useCompare()
  const isChosen = chosen.includes(id)

  return (
    <div className="w-fit font-medium [&_label]:text-sm">
      <Checkbox
        id={`vergelijk-${id}`}
        form="vergelijken"
        name="terreinen"
        value={id}
        checked={isChosen}
        onChange={() => toggle(id)}
        label={
          <span>
            {isChosen ? 'In je vergelijking' : 'Vergelijk'}
            <span className="sr-only"> {name}</span>
          </span>
        }
      />
    </div>
  )
}
