import { PlaceLink } from '#app/site/page/place-link.tsx'

type JumpLinksProps = { links: { id: string; label: string }[] }

/** To the parts of the page. On a phone they are one line that scrolls. */
export function JumpLinks({ links }: JumpLinksProps) {
  return (
    <nav
      aria-label="Op deze pagina"
      className="-mx-(--gutter) overflow-x-auto border-line-strong border-b px-(--gutter) pb-2 text-[0.9375rem] [scrollbar-width:none] md:mx-0 md:overflow-visible md:px-0 md:pb-3 print:hidden"
    >
      <ul className="flex gap-x-5 gap-y-1 whitespace-nowrap md:flex-wrap">
        {links.map(({ id, label }) => (
          <li key={id}>
            <PlaceLink
              id={id}
              className="inline-flex min-h-11 items-center font-medium text-ink-soft hover:text-ink hover:shadow-[inset_0_-4px_0_var(--signal)]"
            >
              {label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
