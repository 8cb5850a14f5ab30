import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useSectionInView } from '#app/ui/use-section-in-view.ts'

export type Chapter = { id: string; title: string }

type WithContentsProps = { chapters: Chapter[]; children: ReactNode }

/** A long text with its chapters beside it, or collapsed above it on a narrow screen. */
export function WithContents({ chapters, children }: WithContentsProps) {
  const { hash } = useLocation()
  const ids = useMemo(() => chapters.map(({ id }) => id), [chapters])
  const current = useSectionInView(ids)

  // The browser looks for the anchor before this text is rendered.
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
      <details className="group/contents rounded-lg bg-card shadow-hairline lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
          Inhoud
          <ChevronDown
            size={20}
            className="flex-none transition-transform duration-(--base) group-open/contents:rotate-180"
            aria-hidden
          />
        </summary>
        <nav aria-label="Inhoud" className="px-4 pb-3">
          <Links chapters={chapters} current={current} />
        </nav>
      </details>
      <nav
        aria-label="Inhoud"
        className="sticky top-[calc(var(--header-h)+1.5rem)] max-h-[calc(100dvh-var(--header-h)-3rem)] overflow-y-auto max-lg:hidden"
      >
        <Links chapters={chapters} current={current} />
      </nav>
      {children}
    </div>
  )
}

function Links({ chapters, current }: { chapters: Chapter[]; current: string | undefined }) {
  return (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="flex min-h-9 items-center border-line border-l-2 py-1 pl-4 text-[0.9375rem]/[1.35] text-ink-soft hover:border-ink-muted hover:text-ink focus-visible:-outline-offset-3 pointer-coarse:min-h-11 aria-[current]:border-signal aria-[current]:border-l-4 aria-[current]:pl-3.5 aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
