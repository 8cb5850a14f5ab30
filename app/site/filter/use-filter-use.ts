import { useEffect, useRef } from 'react'
import { countFilterUse } from '#app/site/track/track.ts'

/** Moves of a slider, and boxes ticked in quick succession, count as one change. */
const settleMs = 1_500

/** Counts filter use once per change. The page's initial filter does not count. */
export function useFilterUse(airport: string, filters: string[], results: number): void {
  const asked = filters.join()
  const counted = useRef(asked)

  useEffect(() => {
    if (asked === counted.current) return
    const timer = setTimeout(() => {
      counted.current = asked
      if (asked !== '') countFilterUse({ airport, filters: asked.split(','), results })
    }, settleMs)
    return () => clearTimeout(timer)
  }, [airport, asked, results])
}
