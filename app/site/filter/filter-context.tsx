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
import {
  changed,
  defaultFilter,
  type FilterChange,
  type ParkingFilter,
} from '#domain/filter/parking-filter.ts'
import { earlyChoice } from './early-choice.ts'

type Filtering = {
  filter: ParkingFilter
  /** Changes the lists at once, and the address in place: going back leaves the list. */
  update: (change: FilterChange) => void
  /** Changes the lists but not the address: for a slider that is still moving. */
  preview: (change: FilterChange) => void
  reset: () => void
  /** The page's other query parameters, which a change of the filter keeps. */
  kept: [name: string, value: string][]
  /** The whole query with the change applied. */
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
 * The filter is read from the address, on the server and in the browser. While a navigation is
 * pending, and while a slider moves, the lists are ahead of the address.
 */
export function FilterProvider({ children }: { children: ReactNode }) {
  const { pathname, search, key } = useLocation()
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
    startTransition(async () => {
      choose(next)
      await navigate(
        { pathname, search: new URLSearchParams([...writeFilter(next), ...kept]).toString() },
        { preventScrollReset: true, replace: true },
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
