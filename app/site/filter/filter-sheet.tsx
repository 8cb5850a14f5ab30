import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { Sheet } from '#app/site/ui/sheet.tsx'
import { Button } from '#app/ui/button.tsx'
import { activeFilters } from '#domain/filter/active-filters.ts'
import type { FilterCounts } from '#domain/filter/filter-counts.ts'
import { parkingCount } from '#domain/parking/parking.ts'
import { useFilter } from './filter-context.tsx'
import { FilterGroups } from './filter-groups.tsx'

/** Where the sidebar does not fit: a button, and the filters in a sheet. */
export function FilterSheet({ counts }: { counts: FilterCounts }) {
  const { filter, reset } = useFilter()
  const [isOpen, setOpen] = useState(false)
  const active = activeFilters(filter).length
  const close = () => setOpen(false)

  return (
    <div className="max-md:[&>button]:px-3 noscript:hidden lg:hidden">
      <Button tone="secondary" block aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
        Filters
        {active > 0 && (
          <span className="inline-grid h-[1.375rem] min-w-[1.375rem] place-items-center rounded-full bg-signal font-bold text-2xs text-on-signal tabular-nums">
            <span aria-hidden="true">{active}</span>
            <span className="sr-only">({active} actief)</span>
          </span>
        )}
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title="Filters"
        closeLabel="Filters sluiten"
        footer={
          <div className="flex flex-wrap-reverse gap-3 *:last:grow [&>button]:px-3">
            <Button tone="ghost" size="lg" onClick={reset}>
              Herstellen
            </Button>
            <Button size="lg" onClick={close}>
              Toon {parkingCount(counts.shown)}
            </Button>
          </div>
        }
      >
        <FilterGroups counts={counts} />
        {/* The open sheet makes the count above the list inert, so it has its own. */}
        <p role="status" className="sr-only">
          {parkingCount(counts.shown)} met deze filters
        </p>
      </Sheet>
    </div>
  )
}
