import { later } from '#app/site/hydration/later.tsx'
import { useCompare } from '#app/site/page/use-compare.ts'
import { maxCompared, tooManyText } from '#domain/parking/compared-ids.ts'
import { hasCard, type ListedParking } from '#domain/parking/listed-parking.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'

const CompareChosen = later(async () => (await import('./compare-chosen.tsx')).CompareChosen)

type CompareTrayProps = { parkings: ListedParking[]; stay: TimedStay | undefined }

/**
 * The chosen parkings. It sticks to the bottom of the window (on a phone, to the cookie banner) and
 * rests at the end of the page, so that it never covers the footer.
 */
export function CompareTray({ parkings, stay }: CompareTrayProps) {
  const { chosen, isRefused } = useCompare()
  const compared = chosen
    .map((id) => parkings.find((parking) => parking.id === id))
    .filter((parking) => parking !== undefined && hasCard(parking))
  const isShown = compared.length > 0

  return (
    <div className="sticks-to-bottom z-(--z-tray) max-md:bottom-[var(--banner-h,0px)] print:hidden">
      <p role="status" className="sr-only">
        {isShown && `${compared.length} van ${maxCompared} terreinen in je vergelijking.`}
        {isRefused && ` ${tooManyText}`}
      </p>
      {isShown && <CompareChosen compared={compared} stay={stay} />}
    </div>
  )
}
