import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useOptimistic,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { storeContext } from '#app/site/hydration/store-context.tsx'
import { afterPaint } from '#app/site/page/after-paint.ts'
import { keptPairs, type SearchChanges } from '#app/site/page/page-search.ts'
import { useChangeSearch } from '#app/site/page/use-change-search.ts'
import { useEvent } from '#app/site/page/use-event.ts'
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

const [ControlledFilter, useFilter] = storeContext<Filtering>('useFilter', 'FilterProvider')
const [ListedFilter, useListedFilter] = storeContext<ParkingFilter>(
  'useListedFilter',
  'FilterProvider',
)

export {
  /** For the controls of the filter. */
  useFilter,
  /** The filter that the list shows, and all that is counted: that of the controls, a frame later. */
  useListedFilter,
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
 * pending, and while a slider moves, the lists are ahead of the address. They render again only when
 * the filter changes, not when the address has caught up with it.
 *
 * What someone ticks is painted first, with nothing else to do for it. The lists follow in one task
 * right after that frame: not as a transition, which the browser would cut up and put off.
 */
export function FilterProvider({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const changeSearch = useChangeSearch()
  const [inAddress, keptQuery] = useMemo(() => {
    const query = new URLSearchParams(search)
    return [asQuery(readFilter(query)), keptIn(query)]
  }, [search])
  const [chosenQuery, choose] = useOptimistic(inAddress)
  const chosen = useMemo(() => readFilter(new URLSearchParams(chosenQuery)), [chosenQuery])
  const [previewed, setPreviewed] = useState<{ filter: ParkingFilter; instead: ParkingFilter }>()
  const filter = previewed?.instead === chosen ? previewed.filter : chosen
  const [held, hold] = useState<ParkingFilter>()

  function holdLists() {
    hold((before) => before ?? filter)
    afterPaint().then(() => flushSync(() => hold(undefined)))
  }

  const update = useEvent((change: FilterChange) => {
    const next = changed(filter, change)
    const steps = differences(chosen, next)
    setPreviewed(undefined)
    if (steps.length === 0) return

    holdLists()
    for (const { name, value } of steps) trackFilterChange(name, value)
    startTransition(async () => {
      choose(asQuery(next))
      await changeSearch((newest) => [asQuery(next), keptIn(newest)].filter(Boolean).join('&'))
    })
  })
  const preview = useEvent((change: FilterChange) => {
    holdLists()
    setPreviewed({ filter: changed(filter, change), instead: chosen })
  })

  const [early] = useState(earlyChoice)
  const takeOver = useEffectEvent(() => {
    if (early) update(early)
  })
  useEffect(() => takeOver(), [])

  const filtering = useMemo((): Filtering => {
    const kept = [...new URLSearchParams(keptQuery)]
    return {
      filter,
      update,
      preview,
      kept,
      reset: () => update(defaultFilter),
      queryWith: (change) => [...writeFilter(changed(filter, change)), ...kept],
    }
  }, [filter, keptQuery, update, preview])

  return (
    <ControlledFilter value={filtering}>
      <ListedFilter value={held ?? filter}>{children}</ListedFilter>
    </ControlledFilter>
  )
}

const asQuery = (filter: ParkingFilter) => new URLSearchParams(writeFilter(filter)).toString()
