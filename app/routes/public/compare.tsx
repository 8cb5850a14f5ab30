import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useRef } from 'react'
import { href, Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { CommissionLine } from '#app/site/booking/commission-line.tsx'
import { ExampleLine } from '#app/site/booking/example-line.tsx'
import { CompareAdd } from '#app/site/compare/compare-add.tsx'
import { choosingAddress, compareAddress } from '#app/site/compare/compare-address.ts'
import { CompareDifferences } from '#app/site/compare/compare-differences.tsx'
import { CompareShare } from '#app/site/compare/compare-share.tsx'
import { CompareState } from '#app/site/compare/compare-state.tsx'
import { CompareStay } from '#app/site/compare/compare-stay.tsx'
import { CompareTable } from '#app/site/compare/compare-table.tsx'
import { CompareUnknown } from '#app/site/compare/compare-unknown.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf, useSite } from '#app/site/page/settings.ts'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { type AskedStay, useStay } from '#app/site/stay/use-stay.ts'
import { arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { socialCard } from '#domain/address/social-card.ts'
import { factRows } from '#domain/fact/fact-comparison.ts'
import { maxCompared, readParkingIds } from '#domain/parking/compared-ids.ts'
import {
  type ComparedParking,
  type ComparisonRow,
  comparisonRows,
  comparisonTitle,
  isDifferent,
  othersToCompare,
  splitUnknown,
} from '#domain/parking/comparison.ts'
import { withQuotes } from '#domain/quote/quote.ts'
import { periodText } from '#domain/stay/stay.ts'
import { stayNames } from '#domain/stay/stay-names.ts'
import { givenStay, readTimedStay, stayIn } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { listAirports } from '#server/db/airports.ts'
import { listKnown } from '#server/db/parkings/known.ts'
import { listParkingsById } from '#server/db/parkings/parkings.ts'
import { listPricedParkings } from '#server/db/parkings/priced-parkings.ts'
import type { Route } from './+types/compare.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const ids = readParkingIds(searchParams.getAll('terreinen'))
  const today = amsterdamDay(new Date())
  const stay = readTimedStay(givenStay(searchParams), today)
  const [parkings, airports] = await Promise.all([listParkingsById(ids), listAirports()])
  const airportOf = new Map(airports.map((airport) => [airport.code, airport]))
  const codes = [...new Set(parkings.map(({ airportCode }) => airportCode))]
  const nearThem = (await Promise.all(codes.map(listPricedParkings))).flat()
  const found = ids.flatMap((id) => {
    const parking = nearThem.find((parking) => parking.id === id)
    const airport = parking && airportOf.get(parking.airportCode)
    return airport ? [{ ...parking, airport: airport.name, airportSlug: airport.slug }] : []
  })
  const compared = found.slice(0, maxCompared)
  const known = await listKnown(compared.map(({ id }) => id))

  return {
    parkings: stay.ok && stay.value ? withQuotes(compared, stay.value) : compared,
    others: othersToCompare(
      nearThem.filter(({ airportCode }) =>
        compared.some((parking) => parking.airportCode === airportCode),
      ),
      compared.map(({ id }) => id),
    ),
    // Made here, so that the page does not load every fact.
    facts: factRows(
      compared.map((parking) => ({ ...parking, ...(known.get(parking.id) ?? nothingKnown) })),
    ),
    missing: ids.length - found.length,
    isTooMany: found.length > maxCompared,
    today,
  }
}

const nothingKnown = { facts: {}, provider: null }

/** The rows that are shown only change the view of loaded data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  parkingsIn(currentUrl) !== parkingsIn(nextUrl) ||
  stayNames.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))

const parkingsIn = ({ searchParams }: URL) => searchParams.getAll('terreinen').join()

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const parkings = loaderData?.parkings ?? []
  const isComparison = parkings.length > 1
  const ids = parkings.map(({ id }) => id)
  const search = new URLSearchParams(location.search)
  const stay = loaderData && stayIn(search, loaderData.today)

  return pageMeta(
    {
      title: isComparison ? comparisonTitle(parkings) : 'Parkeerterreinen naast elkaar vergelijken',
      description:
        'Zet parkeerterreinen bij de luchthaven naast elkaar en vergelijk prijs, afstand, beoordeling en voorzieningen.',
      // Without its parkings the address is not worth sharing.
      path: ids.length > 0 ? compareAddress(ids, { stay, search }) : href('/vergelijken'),
      card: isComparison ? socialCard.ofComparison(ids) : undefined,
      robots: 'noindex',
    },
    siteOf(matches),
  )
}

/** A visitor who gets the link did not choose the filter. */
const noFilter = new URLSearchParams()

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { parkings, facts, others, missing, isTooMany, today } = loaderData
  const asked = useStay(today)
  const { siteUrl } = useSite()
  const { stay } = asked
  const [search] = useSearchParams()
  const [first, second] = parkings
  const ids = parkings.map(({ id }) => id)
  const back = first && choosingAddress(first.airportSlug, ids, { stay, search })
  const add = <CompareAdd ids={ids} others={others} stay={stay} />

  return (
    <>
      <PageHead
        title={
          second ? `Vergelijk ${parkings.length} parkeerterreinen` : 'Parkeerterreinen vergelijken'
        }
        crumb="Vergelijken"
      >
        {back && second && (
          <div className="-mb-5 [&>a]:whitespace-normal flex flex-wrap items-start justify-between gap-x-6 gap-y-1 print:hidden">
            <Link to={back} className={arrowLinkLook()}>
              <ArrowLeft size={18} aria-hidden />
              Terug naar parkeren bij {first.airport}
            </Link>
            <CompareShare
              title={comparisonTitle(parkings)}
              url={siteUrl + compareAddress(ids, { stay, search: noFilter })}
            />
          </div>
        )}
      </PageHead>
      <div className="container-page pt-5 pb-(--section-y) md:pt-6">
        {second ? (
          <Comparison
            parkings={parkings}
            facts={facts}
            asked={asked}
            notice={noticeOf(missing, isTooMany)}
            add={add}
          />
        ) : (
          <CompareState
            only={first && back ? { parking: first, back } : undefined}
            isMissing={missing > 0}
            add={add}
          />
        )}
      </div>
    </>
  )
}

type ComparisonProps = {
  parkings: ComparedParking[]
  facts: ComparisonRow[]
  asked: AskedStay
  notice: string | undefined
  add: ReactNode
}

function Comparison({ parkings, facts, asked, notice, add }: ComparisonProps) {
  const [search] = useSearchParams()
  const summary = useRef<HTMLParagraphElement>(null)
  const { stay, today } = asked
  const onlyDifferences = isOnlyDifferences(search)
  const { known, unknown } = splitUnknown([...comparisonRows(parkings, stay), ...facts])
  const different = known.filter(isDifferent)
  const ids = parkings.map(({ id }) => id)
  // The first row is pinned, so it stays.
  const shown = onlyDifferences ? known.filter((row, at) => at === 0 || isDifferent(row)) : known
  /** The comparison as a query has it: of the rendered one, the parkings that were found. */
  function address(query: URLSearchParams, removed?: number): string {
    const asked = query.get('terreinen')
    const all = asked === search.get('terreinen') ? ids : readParkingIds([asked ?? ''])
    return compareAddress(
      all.filter((id) => id !== removed),
      { stay: stayIn(query, today), search: query },
    )
  }

  return (
    <div className="grid gap-4">
      {notice && <Notice tone="info">{notice}</Notice>}
      <div className="grid items-start gap-3 print:hidden lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <CompareStay ids={ids} asked={asked} onlyDifferences={onlyDifferences} />
        {add}
      </div>
      {stay && <p className="hidden print:block">{periodText(stay)}</p>}
      <div>
        <CommissionLine />
        <ExampleLine parkings={parkings} />
      </div>
      <div className="@container overflow-clip rounded-xl bg-raised shadow-[0_0_0_1px_var(--line),var(--elevation-2)]">
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-line border-b px-4 py-1 md:px-6">
          <p ref={summary} tabIndex={-1} className="text-ink-muted text-sm max-md:pt-2.5">
            {different.length === 0
              ? 'Deze terreinen zijn op alle punten gelijk.'
              : `Op ${different.length} van de ${known.length} punten verschillen ze.`}
          </p>
          <CompareDifferences
            isOn={onlyDifferences}
            to={(query) => address(query) + (isOnlyDifferences(query) ? '' : '&verschillen=ja')}
          />
        </div>
        <CompareTable
          parkings={parkings}
          rows={shown}
          isMarked={!onlyDifferences}
          removal={{
            without: (id) => (query) => address(query, id),
            onRemove: () => summary.current?.focus({ preventScroll: true }),
          }}
        />
        <CompareUnknown parkings={parkings} rows={unknown} />
      </div>
    </div>
  )
}

const isOnlyDifferences = (search: URLSearchParams) => search.get('verschillen') === 'ja'

function noticeOf(missing: number, isTooMany: boolean): string | undefined {
  if (isTooMany) {
    return 'Je kunt drie terreinen tegelijk vergelijken. Dit zijn de eerste drie die je koos.'
  }
  if (missing === 1) return 'Een terrein dat je koos, staat niet meer op de site.'
  if (missing > 1) return `${missing} terreinen die je koos, staan niet meer op de site.`
  return undefined
}
