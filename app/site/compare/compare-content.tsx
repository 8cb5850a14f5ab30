import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { CommissionLine } from '#app/site/booking/commission-line.tsx'
import { ExampleLine } from '#app/site/booking/example-line.tsx'
import { Link } from '#app/site/page/link.tsx'
import { useSite } from '#app/site/page/settings.ts'
import { useAged } from '#app/site/quote/use-aged.ts'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { StaleNote, StaleTotals, TypedStayProvider } from '#app/site/stay/stale-totals.tsx'
import { type AskedStay, useStay } from '#app/site/stay/use-stay.ts'
import { ShareButtons } from '#app/site/ui/share-buttons.tsx'
import { arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { maxCompared, readParkingIds } from '#domain/parking/compared-ids.ts'
import { comparisonRows, comparisonTitle } from '#domain/parking/comparison.ts'
import {
  type ComparedParking,
  type ComparisonRow,
  isDifferent,
  mostDiffer,
  splitUnknown,
} from '#domain/parking/comparison-row.ts'
import { periodText } from '#domain/stay/stay.ts'
import { stayIn } from '#domain/stay/timed-stay.ts'
import { numberWord } from '#domain/text/number-word.ts'
import { CompareAdd } from './compare-add.tsx'
import {
  choosingAddress,
  compareAddress,
  isOnlyDifferences,
  withOtherRows,
} from './compare-address.ts'
import { CompareDifferences } from './compare-differences.tsx'
import { CompareFold } from './compare-fold.tsx'
import { CompareHidden } from './compare-hidden.tsx'
import { CompareState } from './compare-state.tsx'
import { CompareStay } from './compare-stay.tsx'
import { CompareTable } from './compare-table.tsx'

/** A visitor who gets the link did not choose the filter. */
const noFilter = new URLSearchParams()

type CompareContentProps = {
  parkings: ComparedParking[]
  facts: ComparisonRow[]
  others: ComponentProps<typeof CompareAdd>['others']
  /** How many of the chosen parkings are gone. */
  missing: number
  isTooMany: boolean
  today: string
}

export function CompareContent({
  parkings: all,
  facts,
  others,
  missing,
  isTooMany,
  today,
}: CompareContentProps) {
  const asked = useStay(today)
  const parkings = useAged(all, asked.today)
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
              <ArrowLeft size="1.125rem" aria-hidden />
              Terug naar parkeren bij {first.airport}
            </Link>
            <ShareButtons
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
  const { known, unknown } = splitUnknown([...comparisonRows(parkings, stay), ...facts])
  const different = known.filter(isDifferent)
  const isUsual = mostDiffer(known)
  const onlyDifferences = isOnlyDifferences(search, isUsual)
  const ids = parkings.map(({ id }) => id)
  // The first row is pinned, so it stays.
  const isShown = (row: ComparisonRow, at: number) =>
    !onlyDifferences || at === 0 || row.isAlwaysShown || isDifferent(row)
  /** The comparison as a query has it, changed: of the rendered one, the parkings that were found. */
  function address(query: URLSearchParams, change = (all: number[]) => all): string {
    const asked = query.get('terreinen')
    const all = asked === search.get('terreinen') ? ids : readParkingIds([asked ?? ''])
    return compareAddress(change(all), { stay: stayIn(query, today), search: query })
  }

  return (
    <TypedStayProvider asked={asked}>
      <StaleTotals stay={stay}>
        <div className="grid gap-4">
          {notice && <Notice tone="info">{notice}</Notice>}
          <div className="grid items-start gap-3 print:hidden lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
            <CompareStay ids={ids} asked={asked} />
            {add}
          </div>
          <StaleNote stay={stay} />
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
                to={(query) => address(withOtherRows(query, isUsual))}
              />
            </div>
            <CompareHidden parkings={parkings} to={(query) => address(query, lastFirst)} />
            <CompareTable
              parkings={parkings}
              rows={known.filter(isShown)}
              stay={stay}
              removal={{
                without: (id) => (query) =>
                  address(query, (all) => all.filter((one) => one !== id)),
                onRemove: () => summary.current?.focus({ preventScroll: true }),
              }}
            />
            <CompareFold
              title="Bij allemaal gelijk"
              parkings={parkings}
              rows={known.filter((row, at) => !isShown(row, at))}
            />
            <CompareFold title="Van geen van deze bekend" parkings={parkings} rows={unknown} />
          </div>
        </div>
      </StaleTotals>
    </TypedStayProvider>
  )
}

const lastFirst = (ids: number[]) => [...ids.slice(-1), ...ids.slice(0, -1)]

function noticeOf(missing: number, isTooMany: boolean): string | undefined {
  if (isTooMany) {
    const most = numberWord(maxCompared)
    return `Je kunt ${most} terreinen tegelijk vergelijken. Dit zijn de eerste ${most} die je koos.`
  }
  if (missing === 1) return 'Een terrein dat je koos, staat niet meer op de site.'
  if (missing > 1) return `${missing} terreinen die je koos, staan niet meer op de site.`
  return undefined
}
