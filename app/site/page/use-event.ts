import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The latest of a component's handlers behind one function that stays the same, so that what gets it
 * need not render again. For events; effects have `useEffectEvent`.
 */
export function useEvent<Given extends unknown[], Answer>(
  handler: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...given) => latest.current(...given), [])
}
