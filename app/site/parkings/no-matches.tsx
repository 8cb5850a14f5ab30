import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { FilterAction } from '#app/site/filter/filter-action.tsx'
import { useListedFilter } from '#app/site/filter/filter-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { defaultFilter } from '#domain/filter/parking-filter.ts'
import { undosOf } from '#domain/filter/undos.ts'
import type { ListedParking } from '#domain/parking/listed-parking.ts'

type NoMatchesProps = {
  parkings: ListedParking[]
  onDone: () => void
}

/** No parking matches the filter: how many match without each part of it. */
export function NoMatches({ parkings, onDone }: NoMatchesProps) {
  const filter = useListedFilter()
  const undos = undosOf(parkings, filter)
  const helpful = undos.filter(({ matches }) => matches > 0)

  return (
    <div className="overflow-hidden rounded-lg bg-card shadow-hairline">
      <State
        image="/images/leeg-resultaten.svg"
        title="Geen parkeerplaatsen gevonden die aan je criteria voldoen."
        level={3}
      >
        <p>Probeer andere filters om meer resultaten te zien.</p>
        {undos.length > 0 && (
          <div className="mt-3 flex min-w-0 flex-wrap justify-center gap-3 [&_button]:max-w-full [&_button]:whitespace-normal">
            {helpful.map(({ label, change, matches }) => (
              <FilterAction key={label} change={change} onDone={onDone}>
                <Button type="submit" tone="secondary">
                  {label}: {matches}
                </Button>
              </FilterAction>
            ))}
            <FilterAction change={defaultFilter} onDone={onDone}>
              <Button type="submit" tone="secondary">
                <RotateCcw aria-hidden />
                Wis filters
              </Button>
            </FilterAction>
          </div>
        )}
      </State>
    </div>
  )
}
