import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useOptimistic,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { keptPairs, type SearchChanges } from '#app/site/page/page-search.ts'
import { useChangeSearch } from '#app/site/page/use-change-search.ts'
import { trackFilterChange } from '#app/site/track/track.ts'
import { allFilterNames, readFilter, writeFilter } from '#domain/filter/filter-address.ts'
import { differences } from '#domain/filter/filter-differences.ts'
import { fromName } from '#domain/filter/list-page.ts'
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
const ListedFilterContext = createContext<ParkingFilter | undefined>(undefined)

/** For the controls of the filter. */
export const useFilter = (): Filtering => provided(use(FilterContext), 'useFilter')

/** The filter that the list shows, and all that is counted: that of the controls, a moment later. */
export const useListedFilter = (): ParkingFilter =>
  provided(use(ListedFilterContext), 'useListedFilter')

function provided<Value>(value: Value | undefined, hook: string): Value {
  if (!value) throw new Error(`${hook} must be used within a FilterProvider`)
  return value
}

/** Takes the filter out of a query, and the tab that has no list. */
export const withoutFilter: SearchChanges = {
  tab: null,
  [fromName]: null,
  ...Object.fromEntries(allFilterNames.map((name) => [name, null])),
}

const keptIn = (query: URLSearchParams) =>
  new URLSearchParams(keptPairs(query, withoutFilter)).toString()

/**
 * The filter is read from the address, on the server and in the browser. While a navigation is
 * pending, and while a slider moves, the lists are ahead of the address. What someone ticks is painted
 * before the lists follow.
 */
export function FilterProvider({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const changeSearch = useChangeSearch()
  const query = new URLSearchParams(search)
  const [chosenQuery, choose] = useOptimistic(asQuery(readFilter(query)))
  // One object for each filter: when it changes the lists are counted and sorted again.
  const chosen = useMemo(() => readFilter(new URLSearchParams(chosenQuery)), [chosenQuery])
  const [previewed, setPreviewed] = useState<{ filter: ParkingFilter; instead: ParkingFilter }>()
  const filter = previewed?.instead === chosen ? previewed.filter : chosen

  function update(change: FilterChange) {
    const next = changed(filter, change)
    const steps = differences(chosen, next)
    setPreviewed(undefined)
    if (steps.length === 0) return

    for (const { name, value } of steps) trackFilterChange(name, value)
    startTransition(async () => {
      choose(asQuery(next))
      await changeSearch((newest) => [asQuery(next), keptIn(newest)].filter(Boolean).join('&'))
    })
  }

  const [early] = useState(earlyChoice)
  const takeOver = useEffectEvent(() => {
    if (early) update(early)
  })
  useEffect(() => takeOver(), [])

  const kept = keptPairs(query, withoutFilter)
  const filtering: Filtering = {
    filter,
    update,
    preview: (change) => setPreviewed({ filter: changed(filter, change), instead: chosen }),
    kept,
    reset: () => update(defaultFilter),
    queryWith: (change) => [...writeFilter(changed(filter, change)), ...kept],
  }
  const listed = useDeferredValue(filter)
  return (
    <FilterContext value={filtering}>
      <ListedFilterContext value={listed}>{children}</ListedFilterContext>
    </FilterContext>
  )
}

const asQuery = (filter: ParkingFilter) => new URLSearchParams(writeFilter(filter)).toString()
