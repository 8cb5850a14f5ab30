import { useEffect, useState } from 'react'

type ContentsListProps = { sections: { id: string; title: string }[] }

/** Where you are on a long page: the mark follows the scroll. */
export function ContentsList({ sections }: ContentsListProps) {
  const current = useSectionInView(sections)

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
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="flex min-h-11 items-center border-line border-l-2 py-1 pl-4 text-[0.9375rem]/[1.35] text-ink-soft hover:border-ink-muted hover:text-ink aria-[current]:border-signal aria-[current]:border-l-4 aria-[current]:pl-3.5 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useSectionInView(sections: ContentsListProps['sections']): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        const first = sections.find(({ id }) => inView.has(id))
        setCurrent((former) => first?.id ?? former ?? sections[0]?.id)
      },
      // The part of the window that is being read.
      { rootMargin: '-15% 0px -55%' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])

  return current
}
