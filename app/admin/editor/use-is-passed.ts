import { type RefObject, useEffect, useState } from 'react'

/** Whether the element was scrolled out of the window at the top. */
export function useIsPassed(place: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])

  return isPassed
}
