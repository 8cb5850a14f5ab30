import { Link } from '#app/site/page/link.tsx'

type Crumb = { label: string; to?: string }

/** Inherits the colour of its band. The last item is the current page. */
export function Crumbs({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label="Kruimelpad" className="text-sm">
      <ol className="flex flex-wrap gap-1">
        {items.map(({ label, to }) => (
          <li
            key={label}
            // A separator belongs to the item before it, so that no line begins with one.
            className="flex items-center not-last:after:mr-1.5 not-last:after:ml-2.5 not-last:after:opacity-50 not-last:after:content-['/'/'']"
          >
            {to ? (
              <Link
                to={to}
                className="inline-block py-1.5 underline decoration-1 underline-offset-[0.18em]"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
