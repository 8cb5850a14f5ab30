import type { ReactNode } from 'react'

/** Under the map: the airports, or why there are none. */
export function ListSection({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Luchthavens" className="py-[clamp(2.5rem,1.6rem+3vw,4rem)]">
      <div className="container-page">{children}</div>
    </section>
  )
}
