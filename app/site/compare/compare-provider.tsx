import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useOptimistic,
  useState,
} from 'react'
import { useSearchParams } from 'react-router'
import { pageSearch } from '#app/site/page/page-search.ts'
import { useChangeSearch } from '#app/site/page/use-change-search.ts'
import { CompareContext } from '#app/site/page/use-compare.ts'
import { maxCompared, readParkingIds } from '#domain/parking/compared-ids.ts'
import type { Parking } from '#domain/parking/parking.ts'
import { withEarlyBoxes } from './early-boxes.ts'

type CompareProviderProps = { parkings: Pick<Parking, 'id'>[]; children: ReactNode }

/**
 * Which parkings are chosen. The address holds them, so that they survive going back; a tick shows
 * at once, and the navigation follows.
 */
export function CompareProvider({ parkings, children }: CompareProviderProps) {
  const changeSearch = useChangeSearch()
  const [search] = useSearchParams()
  const asked = chosenOf(search.getAll('vergelijk'), parkings)
  const [chosen, choose] = useOptimistic(asked)
  const [isRefused, setRefused] = useState(false)

  function take(next: number[]) {
    const vergelijk = next.length > 0 ? next.join(',') : null
    startTransition(async () => {
      choose(next)
      await changeSearch((newest) => pageSearch(newest, { vergelijk }))
    })
  }

  function toggle(id: number) {
    const isChosen = chosen.includes(id)
    const isFull = !isChosen && chosen.length >= maxCompared
    setRefused(isFull)
    if (!isFull) take(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])
  }

  const [early] = useState(() => withEarlyBoxes(asked).slice(0, maxCompared))
  const takeOver = useEffectEvent(() => {
    if (early.join() !== asked.join()) take(early)
  })
  useEffect(() => takeOver(), [])

  const isOneTooMany = isRefused && chosen.length >= maxCompared
  return (
    <CompareContext value={{ chosen, isRefused: isOneTooMany, toggle }}>{children}</CompareContext>
  )
}

function chosenOf(inAddress: string[], parkings: Pick<Parking, 'id'>[]): number[] {
  const known = new Set(parkings.map(({ id }) => id))
  return readParkingIds(inAddress)
    .filter((id) => known.has(id))
    .slice(0, maxCompared)
}
