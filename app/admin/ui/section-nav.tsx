import { useEffect, useRef } from 'react'
import { Link, type To } from 'react-router'
import { formatNumber } from '#domain/text/number.ts'

type SectionLink = {
  to: To
  title: string
  /** `location` for a section of this page, `page` for a page. */
  current?: 'location' | 'page'
  /** The count beside the title: of what is wrong, or of what is unknown. */
  count?: number
  countText?: string
  /** Whether a line stands above it, beside the page. */
  startsGroup?: boolean
}

/** The sections of a page beside it, or in a row above it on a narrow screen. */
export function SectionNav({ links }: { links: SectionLink[] }) {
  const list = useRef<HTMLOListElement>(null)
  const current = links.find((link) => link.current)?.title

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls a long row to the current link
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]')
    if (!list.current || !link) return
    const { left, width } = link.getBoundingClientRect()
    const place = list.current.getBoundingClientRect()
    list.current.scrollBy({ left: left + width / 2 - (place.left + place.width / 2) })
  }, [current])

  return (
    <nav
      aria-labelledby="onderdelen"
      className="min-w-0 lg:sticky lg:top-[calc(var(--header-h)+1.5rem)]"
    >
      <h2
        id="onderdelen"
        className="mb-2 font-sans font-semibold text-ink-muted text-sm/[1.4] tracking-normal max-lg:sr-only"
      >
        Onderdelen
      </h2>
      <ol
        ref={list}
        className="max-lg:flex max-lg:overflow-x-auto max-lg:[mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)] max-lg:after:w-10 max-lg:after:flex-none max-lg:after:border-line max-lg:after:border-b-2 max-lg:after:content-['']"
      >
        {links.map(({ to, title, current, count, countText, startsGroup }) => (
          <li key={title} className={startsGroup ? groupLook : undefined}>
            <Link
              to={to}
              aria-current={current}
              className="relative flex min-h-11 items-center gap-2 whitespace-nowrap border-line py-1 text-[0.9375rem]/[1.35] text-ink-soft hover:border-ink-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-signal aria-[current]:font-semibold aria-[current]:text-ink max-lg:border-b-2 max-lg:px-4 max-lg:aria-[current]:border-b-4 lg:border-l-2 lg:pl-4 lg:aria-[current]:border-l-4 lg:aria-[current]:pl-3.5"
            >
              {title}
              {count !== undefined && (
                <span className={countLook}>
                  {formatNumber(count)}
                  {countText && <span className="sr-only"> {countText}</span>}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const groupLook = 'border-line lg:not-first:mt-3 lg:not-first:border-t lg:not-first:pt-3'
const countLook =
  'inline-grid h-[1.375rem] min-w-6 place-items-center rounded-full bg-sunken px-1.5 text-2xs text-ink-soft tabular-nums'
