import { useSectionInView } from '#app/ui/use-section-in-view.ts'

/** The parts of the settings, with their anchors. */
export const sections = { merk: 'Merk', bedrijf: 'Bedrijfsgegevens', toegang: 'Toegang' } as const

const ids = Object.keys(sections)

/** Beside the settings, and in a row above them where there is no room for that. */
export function SectionList() {
  const current = useSectionInView(ids)

  return (
    <nav
      aria-labelledby="onderdelen"
      className="min-w-0 max-lg:overflow-x-auto lg:sticky lg:top-[calc(var(--header-h)+1.5rem)]"
    >
      <h2
        id="onderdelen"
        className="mb-2 font-sans font-semibold text-ink-muted text-sm/[1.4] tracking-normal max-lg:sr-only"
      >
        Onderdelen
      </h2>
      <ol className="max-lg:flex">
        {Object.entries(sections).map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="flex min-h-11 items-center whitespace-nowrap border-line py-1 text-[0.9375rem]/[1.35] text-ink-soft hover:border-ink-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-signal aria-[current]:font-semibold aria-[current]:text-ink max-lg:border-b-2 max-lg:px-4 max-lg:aria-[current]:border-b-4 lg:border-l-2 lg:pl-4 lg:aria-[current]:border-l-4 lg:aria-[current]:pl-3.5"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
