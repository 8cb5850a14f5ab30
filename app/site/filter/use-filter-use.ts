import { useEffect, useRef } from 'react'
import { countFilterUse } from '#app/site/track/track.ts'

/** A slider that still moves, and boxes that are ticked one after the other, are one change. */
const rest = 1_500

/** Counts what a visitor asks for, once per change. What the page began with was nobody's change. */
export function useFilterUse(airport: string, filters: string[], results: number): void {
  const asked = filters.join()
  const counted = useRef(asked)

  useEffect(() => {
    if (asked === counted.current) return
    const timer = setTimeout(() => {
      counted.current = asked
      if (asked !== '') countFilterUse({ airport, filters: asked.split(','), results })
    }, rest)
    return () => clearTimeout(timer)
  }, [airport, asked, results])
}
