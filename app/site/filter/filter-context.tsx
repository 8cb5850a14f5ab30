import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useOptimistic,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keptPairs, type SearchChanges } from '#app/site/page/page-search.ts'
import { trackFilterChange } from '#app/site/track/track.ts'
import { allFilterNames, readFilter, writeFilter } from '#domain/filter/filter-address.ts'
import { differences } from '#domain/filter/filter-differences.ts'
import { limitNamed } from '#domain/filter/filter-options.ts'
import {
  changed,
  defaultFilter,
  type FilterChange,
  type ParkingFilter,
} from '#domain/filter/parking-filter.ts'
import { earlyChoice } from './early-choice.ts'

type Filtering = {
  filter: ParkingFilter
  /** At once in the lists, and in the address as a step that the back button takes back. */
  update: (change: FilterChange) => void
  /** At once in the lists, but not in the address: for a slider that is still being moved. */
  preview: (change: FilterChange) => void
  reset: () => void
  /** What else the page has in its query, which a change of the filter leaves alone. */
  kept: [name: string, value: string][]
  /** The whole query with the change in it. */
  queryWith: (change: FilterChange) => [name: string, value: string][]
}

const FilterContext = createContext<Filtering | undefined>(undefined)

export function useFilter(): Filtering {
  const filtering = use(FilterContext)
  if (!filtering) throw new Error('useFilter must be used within a FilterProvider')
  return filtering
}

const notKept: SearchChanges = {
  tab: null,
  ...Object.fromEntries(allFilterNames.map((name) => [name, null])),
}

/**
 * The filter is what the address says, on the server and in the browser alike. While the address
 * catches up with a change, and while a slider moves, the lists are ahead of it.
 */
export function FilterProvider({ children }: { children: ReactNode }) {
  const { pathname, search, key, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const [chosen, choose] = useOptimistic(readFilter(query))
  const [previewed, setPreviewed] = useState<{ filter: ParkingFilter; at: string }>()
  const kept = keptPairs(query, notKept)
  const filter = previewed?.at === key ? previewed.filter : chosen

  function update(change: FilterChange) {
    const next = changed(filter, change)
    const steps = differences(chosen, next)
    setPreviewed(undefined)
    if (steps.length === 0) return

    for (const { name, value } of steps) trackFilterChange(name, value)
    const step = steps.map(({ name }) => name).join()
    startTransition(async () => {
      choose(next)
      await navigate(
        { pathname, search: new URLSearchParams([...writeFilter(next), ...kept]).toString() },
        {
          preventScrollReset: true,
          state: { step },
          // However often a slider moves, it is one step back to where it was.
          replace: limitNamed(step) !== undefined && state?.step === step,
        },
      )
    })
  }

  const [early] = useState(earlyChoice)
  const takeOver = useEffectEvent(() => {
    if (early) update(early)
  })
  useEffect(() => takeOver(), [])

  return (
    <FilterContext
      value={{
        filter,
        update,
        preview: (change) => setPreviewed({ filter: changed(filter, change), at: key }),
        kept,
        reset: () => update(defaultFilter),
        queryWith: (change) => [...writeFilter(changed(filter, change)), ...kept],
      }}
    >
      {children}
    </FilterContext>
  )
}
