import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import { href, Link } from 'react-router'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { reportedPage, type TravellerReport } from '#domain/contact/traveller-report.ts'

const look = `inline-flex min-h-8 items-center gap-1.5 ${textLinkLook}`

/** From a traveller's report to where it can be put right, and to what the traveller saw. */
export function InboxReport({ report }: { report: TravellerReport }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
      <Link
        to={href('/admin/parkings/:id/edit', { id: String(report.parkingId) })}
        className={look}
      >
        <Pencil size={15} aria-hidden />
        Bewerk {report.parkingName}
      </Link>
      <Link to={reportedPage(report)} target="_blank" className={look}>
        Bekijk op de site
        <ExternalLink size={15} aria-hidden />
      </Link>
    </p>
  )
}
