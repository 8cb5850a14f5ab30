import ArrowLeft from 'lucide-react/icons/arrow-left'
import { href, Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { choosingAddress, compareAddress } from '#app/site/compare/compare-address.ts'
import { CompareDifferences } from '#app/site/compare/compare-differences.tsx'
import { CompareState } from '#app/site/compare/compare-state.tsx'
import { CompareTable } from '#app/site/compare/compare-table.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { useStay } from '#app/site/stay/use-stay.ts'
import { arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import {
  type ComparedParking,
  comparisonRows,
  isDifferent,
  maxCompared,
  readParkingIds,
} from '#domain/parking/comparison.ts'
import { periodText, type Stay } from '#domain/stay/stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { listAirports } from '#server/db/airports.ts'
import { listParkingsById } from '#server/db/parkings.ts'
import type { Route } from './+types/compare.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const ids = readParkingIds(new URL(request.url).searchParams.getAll('terreinen'))
  const [parkings, airports] = await Promise.all([listParkingsById(ids), listAirports()])
  const airportOf = new Map(airports.map((airport) => [airport.code, airport]))
  const compared = ids.flatMap((id) => {
    const parking = parkings.find((parking) => parking.id === id)
    const airport = parking && airportOf.get(parking.airportCode)
    return airport ? [{ ...parking, airport: airport.name, slug: airport.slug }] : []
  })

  return {
    parkings: compared.slice(0, maxCompared),
    missing: ids.length - compared.length,
    isTooMany: compared.length > maxCompared,
    today: amsterdamDay(new Date()),
  }
}

/** Which rows are shown only changes the view of loaded data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  parkingsIn(currentUrl) !== parkingsIn(nextUrl)

const parkingsIn = ({ searchParams }: URL) => searchParams.getAll('terreinen').join()

export function meta({ location, matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: 'Parkeerterreinen naast elkaar vergelijken',
      description:
        'Zet parkeerterreinen bij de luchthaven naast elkaar en vergelijk prijs, afstand, beoordeling en voorzieningen.',
      // Without its parkings the address is not worth sharing.
      path: href('/vergelijken') + location.search,
      robots: 'noindex',
    },
    siteOf(matches),
  )
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { parkings, missing, isTooMany, today } = loaderData
  const { stay } = useStay(today)
  const [search] = useSearchParams()
  const [first, second] = parkings
  const ids = parkings.map(({ id }) => id)
  const back = first && choosingAddress(first.slug, ids, { stay, search })

  return (
    <>
      <PageHead
        title={
          second ? `Vergelijk ${parkings.length} parkeerterreinen` : 'Parkeerterreinen vergelijken'
        }
        crumb="Vergelijken"
        lead={stay && second && periodText(stay)}
      >
        {back && second && (
          <Link to={back} className={arrowLinkLook()}>
            <ArrowLeft size={18} aria-hidden />
            Terug naar parkeren bij {first.airport}
          </Link>
        )}
      </PageHead>
      <div className="container-page pt-8 pb-(--section-y)">
        {second ? (
          <Comparison parkings={parkings} stay={stay} notice={noticeOf(missing, isTooMany)} />
        ) : (
          <CompareState
            only={first && back ? { parking: first, back } : undefined}
            isMissing={missing > 0}
          />
        )}
      </div>
    </>
  )
}

type ComparisonProps = {
  parkings: ComparedParking[]
  stay: Stay | undefined
  notice: string | undefined
}

function Comparison({ parkings, stay, notice }: ComparisonProps) {
  const [search] = useSearchParams()
  const onlyDifferences = search.get('verschillen') === 'ja'
  const rows = comparisonRows(parkings, stay)
  const different = rows.filter(isDifferent)
  const address = compareAddress(
    parkings.map(({ id }) => id),
    { stay, search },
  )

  return (
    <>
      {notice && (
        <div className="mb-5">
          <Notice tone="info">{notice}</Notice>
        </div>
      )}
      <div className="overflow-hidden rounded-xl bg-raised shadow-[0_0_0_1px_var(--line),var(--elevation-2)]">
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-line border-b px-4 pt-3 pb-2 md:px-6 md:pt-2">
          <p className="text-ink-muted text-sm">
            {different.length === 0
              ? 'Deze terreinen zijn op alle punten gelijk.'
              : `Op ${different.length} van de ${rows.length} punten verschillen ze.`}
          </p>
          <CompareDifferences isOn={onlyDifferences} address={address} />
        </div>
        <CompareTable parkings={parkings} rows={onlyDifferences ? different : rows} />
      </div>
    </>
  )
}

function noticeOf(missing: number, isTooMany: boolean): string | undefined {
  if (isTooMany) {
    return 'Je kunt drie terreinen tegelijk vergelijken. Dit zijn de eerste drie die je koos.'
  }
  if (missing === 1) return 'Een terrein dat je koos, staat niet meer op de site.'
  if (missing > 1) return `${missing} terreinen die je koos, staan niet meer op de site.`
  return undefined
}
