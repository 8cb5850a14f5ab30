import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ComponentProps } from 'react'
import { contactCardLook } from '#app/site/contact/contact-card-look.ts'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { Link } from '#app/site/page/link.tsx'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { reportedPage } from '#domain/contact/traveller-report.ts'
import { ReportDesk } from './report-desk.tsx'
import { reportLead } from './report-text.ts'

export function ReportContent(desk: ComponentProps<typeof ReportDesk>) {
  const { airport, parking } = desk
  const withFilter = useWithFilter()

  return (
    <>
      <PageHead title="Klopt dit niet?" lead={reportLead} />
      <div className="container-page py-(--page-y)">
        <div className="grid max-w-[52rem] justify-items-start gap-5 [&>div]:w-full">
          <div className={`p-[clamp(1.25rem,3vw,2.25rem)] ${contactCardLook}`}>
            <ReportDesk {...desk} />
          </div>
          <Link
            to={withFilter(reportedPage({ airportSlug: airport.slug, parkingSlug: parking.slug }))}
            className={arrowLinkLook()}
          >
            <ArrowLeft size="1.125rem" aria-hidden />
            Terug naar {parking.name}
          </Link>
        </div>
      </div>
    </>
  )
}
