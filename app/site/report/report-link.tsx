import { Link } from '#app/site/page/link.tsx'

type ReportLinkProps = {
  /** The address of the form for this parking. */
  to: string
  parking: { name: string }
}

/** Beside what may be wrong, in its size and colour. */
export function ReportLink({ to, parking }: ReportLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center whitespace-nowrap underline decoration-1 underline-offset-[0.18em] hover:text-link-hover"
    >
      Klopt dit niet?
      <span className="sr-only"> Meld een fout bij {parking.name}</span>
    </Link>
  )
}
