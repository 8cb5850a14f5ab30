type SkipLinkProps = { to: string; label: string }

/** A link that shows when it gets the focus. The first of every page skips to its content. */
export function SkipLink({ to, label }: SkipLinkProps) {
  return (
    <a
      href={to}
      className="absolute -top-16 left-4 z-100 rounded-md bg-signal px-4 py-3 font-semibold text-on-signal focus:top-2 print:hidden"
    >
      {label}
    </a>
  )
}
