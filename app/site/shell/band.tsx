import type { ComponentProps, ReactNode } from 'react'
import { SectionHead } from './section-head.tsx'

type BandProps = ComponentProps<typeof SectionHead> & { subtle?: boolean; children: ReactNode }

/** A full-width section of a page, under a heading. */
export function Band({ id, title, more, subtle = false, children }: BandProps) {
  return (
    <section aria-labelledby={id} className={`py-(--section-y) ${subtle ? 'bg-subtle' : ''}`}>
      <div className="container-page">
        <SectionHead id={id} title={title} more={more} />
        {children}
      </div>
    </section>
  )
}
