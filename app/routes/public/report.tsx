import ArrowLeft from 'lucide-react/icons/arrow-left'
import { data, Link } from 'react-router'
import { contactCardLook } from '#app/site/contact/contact-card-look.ts'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { ReportDesk, reportLead } from '#app/site/report/report-desk.tsx'
import { reportNotSent } from '#app/site/report/report-form.tsx'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { reportAddress } from '#domain/contact/report-address.ts'
import { reportedPage } from '#domain/contact/traveller-report.ts'
import { receiveReport } from '#server/contact/receive-report.ts'
import { findReportedParking } from '#server/contact/reported-parking.ts'
import type { Route } from './+types/report.ts'
import { receiveForm, typedIn } from './receive-form.ts'

const namedIn = ({ searchParams }: URL) => ({
  airport: searchParams.get('luchthaven') ?? '',
  parking: searchParams.get('terrein') ?? '',
})

export async function loader({ request }: Route.LoaderArgs) {
  const named = namedIn(new URL(request.url))
  const found = await findReportedParking(named.airport, named.parking)
  if (!found) throw data(null, { status: 404 })

  const { airport, parking } = found
  return { airport: { slug: airport.slug }, parking: { slug: parking.slug, name: parking.name } }
}

/** Handles the form without JavaScript; otherwise the report goes to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const named = namedIn(new URL(request.url))
  const form = await request.formData()
  const typed = typedIn(form, ['topic', 'message', 'email'])
  const { website } = typedIn(form, ['website'])

  return receiveForm({
    context,
    typed,
    receive: (sender) => receiveReport({ ...typed, ...named, website }, sender),
    formAddress: reportAddress(named.airport, named.parking),
    notSent: reportNotSent,
  })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { airport, parking } = loaderData

  return pageMeta(
    {
      title: `Klopt er iets niet aan ${parking.name}?`,
      description: reportLead,
      // With its parking: without one there is no such page.
      path: reportAddress(airport.slug, parking.slug),
      robots: 'noindex',
    },
    siteOf(matches),
  )
}

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { airport, parking } = loaderData

  return (
    <>
      <PageHead title="Klopt dit niet?" lead={reportLead} />
      <div className="container-page py-(--page-y)">
        <div className="grid max-w-[52rem] justify-items-start gap-5 [&>div]:w-full">
          <div className={`p-[clamp(1.25rem,3vw,2.25rem)] ${contactCardLook}`}>
            <ReportDesk
              airport={airport}
              parking={parking}
              typed={actionData?.typed}
              trouble={actionData?.trouble}
            />
          </div>
          <Link
            to={reportedPage({ airportSlug: airport.slug, parkingSlug: parking.slug })}
            className={arrowLinkLook()}
          >
            <ArrowLeft size={18} aria-hidden />
            Terug naar {parking.name}
          </Link>
        </div>
      </div>
    </>
  )
}
