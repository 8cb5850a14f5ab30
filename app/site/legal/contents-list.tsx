import { useMemo } from 'react'
import { PlaceLink } from '#app/site/page/place-link.tsx'
import { useSectionInView } from '#app/ui/use-section-in-view.ts'

type ContentsListProps = { sections: { id: string; title: string }[] }

/** The contents of a long page; marks the section being read. */
export function ContentsList({ sections }: ContentsListProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const current = useSectionInView(ids)

  return (
    <nav
      aria-labelledby="op-deze-pagina"
      className="self-start max-md:rounded-lg max-md:bg-subtle max-md:p-4 md:sticky md:top-[calc(var(--header-h)+2rem)]"
    >
      <h2
        id="op-deze-pagina"
        className="mb-2 font-sans font-semibold text-ink-muted text-sm/[1.4] tracking-normal"
      >
        Op deze pagina
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <PlaceLink
              id={id}
              aria-current={id === current ? 'location' : undefined}
              className="flex min-h-11 items-center border-line border-l-2 py-1 pl-4 text-[0.9375rem]/[1.35] text-ink-soft hover:border-ink-muted hover:text-ink aria-[current]:border-signal aria-[current]:border-l-4 aria-[current]:pl-3.5 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {title}
            </PlaceLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
