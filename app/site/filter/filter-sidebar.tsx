import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { useCompare } from '#app/site/page/use-compare.ts'
import { Button } from '#app/ui/button.tsx'
import { filterNames, noType } from '#domain/filter/filter-address.ts'
import type { FilterCounts } from '#domain/filter/filter-counts.ts'
import { defaultFilter } from '#domain/filter/parking-filter.ts'
import { FilterAction } from './filter-action.tsx'
import { useFilter } from './filter-context.tsx'
import { filterForm } from './filter-form.ts'
import { FilterGroups } from './filter-groups.tsx'

const sidebarLook = [
  'mb-8 hidden print:hidden noscript:not-print:block lg:block',
  // Scrolls by itself when taller than the window; the padding is for the focus ring.
  'lg:sticky lg:top-24 lg:-m-2 lg:overflow-y-auto lg:px-2 lg:[--check-h:2.5rem] lg:[scrollbar-width:thin] pointer-coarse:lg:[--check-h:2.75rem]',
  // While more follows below, it fades. What has focus is scrolled clear of that, and of the heading.
  'lg:scroll-pt-14 lg:scroll-pb-12 lg:after:pointer-events-none lg:after:sticky lg:after:bottom-0 lg:after:block lg:after:h-12 lg:after:bg-linear-to-t lg:after:from-page lg:after:from-25%',
].join(' ')

// Below the header, which is 4.5rem here, and above the banner and the tray. What has focus is scrolled clear
// of the tray too.
const aloneLook = 'lg:max-h-[calc(100dvh-6.5rem-var(--banner-h,0px))]'
const aboveTrayLook = 'lg:max-h-[calc(100dvh-14rem-var(--banner-h,0px))] [&_:focus]:scroll-mb-32'

/** By itself, so that a choice for the comparison does not render the filters. */
function Column({ children }: { children: ReactNode }) {
  const isAboveTray = useCompare().chosen.length > 0
  const look = `${sidebarLook} ${isAboveTray ? aboveTrayLook : aloneLook}`
  return (
    <aside aria-label="Filters" className={look}>
      {children}
    </aside>
  )
}

type FilterSidebarProps = { counts: FilterCounts }

/** Beside the list where it fits, and at every width without JavaScript to open the sheet. */
export function FilterSidebar({ counts }: FilterSidebarProps) {
  const { pathname } = useLocation()
  const { kept } = useFilter()

  return (
    <Column>
      <div className="-mr-3 flex items-center justify-between pb-1 lg:sticky lg:top-0 lg:z-1 lg:-ml-2 lg:bg-page lg:pt-2 lg:pl-2">
        <h2 className="font-bold text-[1.25rem]">Filters</h2>
        <FilterAction change={defaultFilter}>
          <Button type="submit" tone="ghost" size="sm">
            <span className="text-link">Herstellen</span>
          </Button>
        </FilterAction>
      </div>
      <form
        id={filterForm}
        method="get"
        action={pathname}
        // A browser that restores earlier ticks would contradict the list.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <HiddenFields pairs={[...kept, [filterNames.parkingTypes, noType]]} />
        <FilterGroups counts={counts} />
        <noscript>
          <Button type="submit" block>
            Toon resultaten
          </Button>
        </noscript>
      </form>
    </Column>
  )
}
