import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point'
import Printer from 'lucide-react/icons/printer'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { Link } from '#app/site/page/link.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import type { ParkingPage } from '#domain/parking/parking-page.ts'
import { daySteps } from '#domain/parking-day/parking-day.ts'
import { DaySteps } from './day-steps.tsx'
import { PageSection } from './page-section.tsx'

type DaySectionProps = Pick<ParkingPage, 'parking'> & { cardAddress: string }

export function DaySection({ parking, cardAddress }: DaySectionProps) {
  const withFilter = useWithFilter()

  return (
    <PageSection id="dag" title="Op de dag zelf">
      <DaySteps steps={daySteps(parking)} />
      {parking.avoid && (
        <p className="mt-5 flex gap-3 rounded-md bg-negative-soft p-4 text-[0.9375rem]/[1.5] text-negative-ink">
          <OctagonAlert size="1.25rem" className="mt-[0.1rem] flex-none" aria-hidden />
          <span>
            <b className="font-bold">Niet inrijden bij {parking.avoid}.</b> De navigatie stuurt je
            soms daarheen.
          </span>
        </p>
      )}
      <p className="mt-4 print:hidden">
        <Link to={withFilter(cardAddress)} className={buttonLook({ tone: 'secondary' })}>
          <Printer aria-hidden />
          Print je aankomstkaart
        </Link>
      </p>
    </PageSection>
  )
}
