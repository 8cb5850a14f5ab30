import { useEffect, useState } from 'react'

/** The section being read; follows the scroll. Pass the same array each time. */
export function useSectionInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        const first = ids.find((id) => inView.has(id))
        setCurrent((former) => first ?? former ?? ids[0])
      },
      // The part of the window where the visitor reads.
      { rootMargin: '-15% 0px -55%' },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])

  return current
}
