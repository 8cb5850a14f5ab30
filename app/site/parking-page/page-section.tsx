import type { ReactNode } from 'react'

type PageSectionProps = {
  /** What the links at the top of the page lead to. */
  id: string
  title: string
  lead?: ReactNode
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

export function PageSection({ id, title, lead, aside, children }: PageSectionProps) {
  return (
    <section id={id} aria-labelledby={`h-${id}`} className="scroll-mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={`h-${id}`} className="text-[1.5rem]">
          {title}
        </h2>
        {aside}
      </div>
      {lead && <p className="mt-1.5 text-ink-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
