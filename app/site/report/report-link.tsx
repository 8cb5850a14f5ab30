import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { reportAddress } from '#domain/contact/report-address.ts'

type ReportLinkProps = {
  airport: { slug: string }
  parking: { name: string; slug: string }
}

/** Beside what may be wrong, in its size and colour. */
export function ReportLink({ airport, parking }: ReportLinkProps) {
  const withStay = useWithStay()

  return (
    <Link
      to={withStay(reportAddress(airport.slug, parking.slug))}
      className="inline-flex min-h-6 items-center whitespace-nowrap underline decoration-1 underline-offset-[0.18em] hover:text-link-hover"
    >
      Klopt dit niet?
      <span className="sr-only"> Meld een fout bij {parking.name}</span>
    </Link>
  )
}
