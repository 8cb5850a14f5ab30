import { useEffect, useState } from 'react'

/** Which of these sections is being read: it follows the scroll. Give it the same array each time. */
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
      // The part of the window that is being read.
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
