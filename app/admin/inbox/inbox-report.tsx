import ExternalLink from 'lucide-react/icons/external-link'
import ListChecks from 'lucide-react/icons/list-checks'
import Pencil from 'lucide-react/icons/pencil'
import { href, Link } from 'react-router'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import { reportedPage, type TravellerReport } from '#domain/contact/traveller-report.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'

const look = `inline-flex min-h-8 items-center gap-1.5 ${textLinkLook}`

type Reported = Pick<
  AdminContact,
  'id' | 'isResolved' | 'probableSpam' | 'answer' | 'answerByMail' | 'answerMailedAt'
>

type InboxReportProps = { request: Reported; report: TravellerReport }

/** From a traveller's report to where it can be put right, and to what the traveller saw. */
export function InboxReport({ request, report }: InboxReportProps) {
  const { id, isResolved, probableSpam, answer } = request

  return (
    <>
      <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
        {!isResolved && !probableSpam && (
          <Link to={`${href('/admin/controle')}?bij=report:${id}`} className={look}>
            <ListChecks size={15} aria-hidden />
            Open in Controle
          </Link>
        )}
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
      {isResolved && answer && (
        <div className="mt-3 rounded-md bg-subtle p-4 text-sm/[1.5]">
          <p className="font-semibold">Antwoord</p>
          <p className="whitespace-pre-line break-words">{answer}</p>
          <p className="mt-1 text-ink-muted">{sentText(request)}</p>
        </div>
      )}
    </>
  )
}

function sentText({ answerByMail, answerMailedAt }: Reported): string {
  if (answerMailedAt) return `Gemaild op ${formatDay(amsterdamDay(new Date(answerMailedAt)))}`
  return answerByMail ? 'Wordt zo gemaild' : 'Niet gemaild'
}
