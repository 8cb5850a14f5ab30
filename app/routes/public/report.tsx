import { data, href } from 'react-router'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { reportLead, reportNotSent } from '#app/site/report/report-text.ts'
import { reportAddress } from '#domain/contact/report-address.ts'
import { writtenFilter } from '#domain/filter/filter-address.ts'
import { withPairs } from '#domain/page/with-pairs.ts'
import { keptStay, withStay } from '#domain/stay/stay-address.ts'
import { receiveReport } from '#server/contact/receive-report.ts'
import { findReportedParking } from '#server/contact/reported-parking.ts'
import type { Route } from './+types/report.ts'
import { contents } from './contents.ts'
import { receiveForm, typedIn } from './receive-form.ts'

const path = href('/klopt-dit-niet')

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

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  contents.report.beside(serverLoader())

/** Handles the form without JavaScript; otherwise the report goes to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const url = new URL(request.url)
  const named = namedIn(url)
  const form = await request.formData()
  const typed = typedIn(form, ['topic', 'message', 'email'])
  const { website } = typedIn(form, ['website'])
  const kept = keptStay(path, url.searchParams)
  const stay = Object.fromEntries(kept)

  return receiveForm({
    context,
    typed,
    receive: (sender) => receiveReport({ ...typed, ...named, ...stay, website }, sender),
    formAddress: withStay(
      withPairs(reportAddress(named.airport, named.parking), writtenFilter(url.searchParams)),
      kept,
    ),
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
  return <contents.report {...loaderData} typed={actionData?.typed} trouble={actionData?.trouble} />
}
