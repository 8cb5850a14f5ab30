import X from 'lucide-react/icons/x'
import { chipLook } from '#app/ui/chip-look.ts'
import { activeFilters } from '#domain/filter/active-filters.ts'
import { FilterAction } from './filter-action.tsx'
import { useFilter } from './filter-context.tsx'

/** What differs from the default filter; each chip removes one difference. */
export function ActiveFilterChips({ onRemoved }: { onRemoved: () => void }) {
  const { filter } = useFilter()
  const active = activeFilters(filter)
  if (active.length === 0) return null

  return (
    <ul aria-label="Actieve filters" className="flex flex-wrap gap-2 print:hidden">
      {active.map(({ label, undo }) => (
        <li key={label} className="flex min-w-0">
          <FilterAction change={undo} onDone={onRemoved}>
            <button type="submit" className={`${chipLook()} whitespace-normal!`}>
              {label}
              <span className="sr-only"> verwijderen</span>
              <X size="1rem" className="flex-none" aria-hidden />
            </button>
          </FilterAction>
        </li>
      ))}
    </ul>
  )
}
