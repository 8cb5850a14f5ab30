import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { FilterAction } from '#app/site/filter/filter-action.tsx'
import { useFilter } from '#app/site/filter/filter-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { activeFilters } from '#domain/filter/active-filters.ts'
import type { Undo } from '#domain/filter/filter-counts.ts'
import { undoLabel } from '#domain/filter/filter-labels.ts'
import { defaultFilter } from '#domain/filter/parking-filter.ts'

type NoMatchesProps = {
  undos: Undo[]
  onDone: () => void
}

/** No parking matches the filter: how many each undo would bring back. */
export function NoMatches({ undos, onDone }: NoMatchesProps) {
  const { filter } = useFilter()

  return (
    <div className="overflow-hidden rounded-lg bg-card shadow-hairline">
      <State
        image="/images/leeg-resultaten.svg"
        title="Geen parkeerplaatsen gevonden die aan je criteria voldoen."
        level={3}
      >
        <p>Probeer andere filters om meer resultaten te zien.</p>
        <div className="mt-3 flex min-w-0 flex-wrap justify-center gap-3 [&_button]:max-w-full [&_button]:whitespace-normal">
          {undos.map(({ condition, change, gain }) => (
            <FilterAction key={condition} change={change} onDone={onDone}>
              <Button type="submit" tone="secondary">
                {undoLabel(condition, filter)} (+{gain})
              </Button>
            </FilterAction>
          ))}
          {activeFilters(filter).length > 0 && (
            <FilterAction change={defaultFilter} onDone={onDone}>
              <Button type="submit" tone="secondary">
                <RotateCcw aria-hidden />
                Filters herstellen
              </Button>
            </FilterAction>
          )}
        </div>
      </State>
    </div>
  )
}
