import type { ReactNode } from 'react'

/** The section under the map: the airports, or why there are none. */
export function ListSection({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Luchthavens" className="py-(--page-y)">
      <div className="container-page">{children}</div>
    </section>
  )
}
